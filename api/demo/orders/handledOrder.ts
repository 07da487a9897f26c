import { orderContent } from '../../orders/orderContent.ts'
import { type PricedLine, priceOrder } from '../../orders/priceOrder.ts'
import type { CaterRows } from '../demoRows.ts'
import type { SeededRandom } from '../seededRandom.ts'
import { type DemoPerson, HOUR } from './orderBook.ts'
import type { DemoOrderer } from './people.ts'
import { COMMENTS, type Ending, REFUSAL_REASONS } from './stories.ts'

/** What is made up of an order before it is priced and handled. */
interface OrderDraft {
  cater: Pick<CaterRows, 'demo' | 'services' | 'pricePeriods'>
  /** Null where nobody works there any more: then the history names nobody. */
  handler: DemoPerson | null
  by: DemoOrderer
  lines: PricedLine[]
  services: CaterRows['services']
  created: Date
  deliveryDate: string
  /** Where it goes, if it is delivered. */
  addressOf: (isDelivery: boolean) => { address: string | null; zipCode: string | null; city: string | null }
  ending: Ending
  isUnseen: boolean
  now: Date
}

/** An order's columns as they are once it is priced and handled (JSON as values), and what happened to it. */
export function handledOrder(draft: OrderDraft, random: SeededRandom) {
  const { cater, handler, by, lines, services, created, deliveryDate, ending } = draft
  const { facts, id: caterId } = cater.demo
  const prices = priceOrder(lines, services, cater.pricePeriods, deliveryDate)
  const times = timesOf(draft, random)
  const isAccepted = ending !== 'awaiting' && ending !== 'refused'
  const columns = {
    caterId,
    orderer: by.orderer,
    email: by.email,
    phoneNumber: by.phoneNumber,
    priceOere: prices.total,
    createdAt: created,
    deliveryDate,
    deliveryTime: `${random.whole(8, 19)}`.padStart(2, '0') + random.pick([':00', ':15', ':30', ':45']),
    ...draft.addressOf(facts.delivery === true && random.chance(0.8)),
    comment: random.chance(0.3) ? random.pick(COMMENTS) : null,
    caterAccept: isAccepted,
    refused: ending === 'refused',
    refusedReason: ending === 'refused' ? random.pick(REFUSAL_REASONS) : null,
    paid: times.paid !== null,
    paymentMethodOther: ending === 'bankTransfer',
    seenAt: times.seen,
    handledAt: times.handled,
    handledBy: times.handled && (handler?.id ?? null),
    content: orderContent(lines, services),
    activePeriodPrice: prices.activePeriodPrice,
  }
  const name = handler?.name ?? null
  const events = [
    { type: 'placed' as const, at: created, by: by.orderer },
    ...(times.seen ? [{ type: 'seen' as const, at: times.seen, by: name }] : []),
    ...(times.handled
      ? [{ type: isAccepted ? ('accepted' as const) : ('refused' as const), at: times.handled, by: name }]
      : []),
    ...(times.paid ? [{ type: 'paid' as const, at: times.paid, by: name }] : []),
  ]
  return { columns, events }
}

function timesOf({ created, ending, isUnseen, now }: OrderDraft, random: SeededRandom) {
  const after = (moment: Date, hours: number) =>
    new Date(Math.min(moment.getTime() + hours * HOUR, now.getTime() - 60_000))
  const seen = isUnseen ? null : after(created, 0.2 + random.next() * 3)
  const handled = seen && ending !== 'awaiting' ? after(seen, 0.1 + random.next() * 18) : null
  const isPaid = ending === 'card' || ending === 'bankTransfer'
  const paid = handled && isPaid ? after(handled, 1 + random.next() * 48) : null
  return { seen, handled, paid }
}
