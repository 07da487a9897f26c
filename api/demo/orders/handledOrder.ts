import { appliesTo, fulfilmentOf } from '../../../domain/money/services.ts'
import { findZone } from '../../../domain/zones/zones.ts'
import { orderContent } from '../../orders/orderContent.ts'
import { type PricedLine, priceOrder } from '../../orders/priceOrder.ts'
import type { CaterRows } from '../demoRows.ts'
import { DEMO_ZONES } from '../demoZones.ts'
import type { SeededRandom } from '../seededRandom.ts'
import { HOUR, type Row } from './orderBook.ts'
import type { DemoOrderer } from './people.ts'
import { COMMENTS, type Outcome, REFUSAL_REASONS } from './orderStories.ts'

/** An order before it is priced and handled. */
interface OrderDraft {
  cater: Pick<CaterRows, 'demo' | 'services' | 'pricePeriods'>
  /** The user who answers the order; null if the caterer has no user. */
  handlerId: string | null
  by: DemoOrderer
  lines: PricedLine[]
  /** Those that do not apply to the fulfilment are left out. */
  services: CaterRows['services']
  created: Date
  deliveryDate: string
  /** Picks the address; all null for a pickup. */
  getAddress: (isDelivery: boolean) => { address: string | null; zipCode: string | null; city: string | null }
  outcome: Outcome
  isUnseen: boolean
  now: Date
}

/** The columns of an order after it is priced and handled (JSON columns as values), and its events. */
export function handledOrder(draft: OrderDraft, random: SeededRandom) {
  const { cater, handlerId: userId, by, lines, created, deliveryDate, outcome } = draft
  const { facts, id: caterId } = cater.demo
  const times = pickTimes(draft, random)
  const deliveryTime = `${random.whole(8, 19)}`.padStart(2, '0') + random.pick([':00', ':15', ':30', ':45'])
  const address = draft.getAddress(facts.delivery === true && random.chance(0.8))
  const services = draft.services.filter((service) => appliesTo(service, fulfilmentOf(address.address)))
  const zones = DEMO_ZONES.filter((zone) => zone.caterId === caterId)
  const zone = address.zipCode === null ? undefined : findZone(zones, address.zipCode)
  const prices = priceOrder(lines, services, cater.pricePeriods, deliveryDate, zone)
  const isAccepted = outcome !== 'awaiting' && outcome !== 'refused'
  const columns = {
    caterId,
    orderer: by.orderer,
    email: by.email,
    phoneNumber: by.phoneNumber,
    priceOere: prices.total,
    createdAt: created,
    deliveryDate,
    deliveryTime,
    ...address,
    comment: random.chance(0.3) ? random.pick(COMMENTS) : null,
    caterAccept: isAccepted,
    refused: outcome === 'refused',
    refusedReason: outcome === 'refused' ? random.pick(REFUSAL_REASONS) : null,
    paid: times.paid !== null,
    paymentMethodOther: outcome === 'bankTransfer',
    seenAt: times.seen,
    handledAt: times.handled,
    handledBy: times.handled && userId,
    paidAt: times.paid,
    paidBy: times.paid && userId,
    content: orderContent(lines, services),
    activePeriodPrice: prices.activePeriodPrice,
    deliveryFeeOere: prices.deliveryFee,
    deliveryZone: zone?.name ?? null,
    countedCovers: lines.reduce((sum, { amount }) => sum + amount, 0),
  }
  const events: { type: Row<'orderEvent'>['type']; at: Date; userId: string | null }[] = [
    { type: 'placed', at: created, userId: null },
    ...(times.seen ? [{ type: 'seen' as const, at: times.seen, userId }] : []),
    ...(times.handled
      ? [{ type: isAccepted ? ('accepted' as const) : ('refused' as const), at: times.handled, userId }]
      : []),
    ...(times.paid ? [{ type: 'paid' as const, at: times.paid, userId }] : []),
  ]
  return { columns, events }
}

function pickTimes({ created, outcome, isUnseen, now }: OrderDraft, random: SeededRandom) {
  const after = (moment: Date, hours: number) =>
    new Date(Math.min(moment.getTime() + hours * HOUR, now.getTime() - 60_000))
  const seen = isUnseen ? null : after(created, 0.2 + random.next() * 3)
  const handled = seen && outcome !== 'awaiting' ? after(seen, 0.1 + random.next() * 18) : null
  const isPaid = outcome === 'card' || outcome === 'bankTransfer'
  const paid = handled && isPaid ? after(handled, 1 + random.next() * 48) : null
  return { seen, handled, paid }
}
