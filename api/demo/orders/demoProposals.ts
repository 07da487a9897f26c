import type { OrderContent } from '../../../contract/orderContent.ts'
import type { OrderTerms } from '../../../contract/proposals.ts'
import { addDays, danishDate } from '../../../domain/time/danishTime.ts'
import { toKroner, toOere } from '../../../domain/money/money.ts'
import { DEFAULT_OPEN_HOURS, proposalEnd } from '../../../domain/orders/proposals.ts'
import { contentPrices, withCovers } from '../../orders/repriceOrder.ts'
import type { SeededRandom } from '../seededRandom.ts'
import type { DemoOrder } from './demoOrder.ts'
import { HOUR, type Row } from './orderBook.ts'

/** A proposal can be answered for long enough to be seen. */
const MIN_DAYS_AHEAD = 5

type Proposal = Row<'orderProposal'>

/** The proposals of the demo data with their events, and the covers that open ones reserve, by the order's id. */
interface DemoProposals {
  proposals: Proposal[]
  events: Row<'orderEvent'>[]
  places: Map<string, { proposedDate: string; proposedCovers: number }>
}

/** CHG-4: of a caterer's orders one that it proposes to change, one that its customer does, and one agreed on. */
export function createProposals(made: readonly DemoOrder[], now: Date, random: SeededRandom): DemoProposals {
  const soonest = addDays(danishDate(now), MIN_DAYS_AHEAD)
  const coming = made.filter(
    ({ order, outcome }) => order.deliveryDate >= soonest && outcome !== 'refused' && order.userId === null,
  )
  const byCater = coming.find(({ outcome }) => outcome === 'awaiting')
  const byCustomer = coming.find(({ outcome }) => outcome === 'accepted')
  const agreed = made.findLast(
    (demoOrder) =>
      demoOrder !== byCustomer &&
      demoOrder.outcome === 'accepted' &&
      Number(demoOrder.order.handledAt) < now.getTime() - 30 * HOUR,
  )
  const open = [
    ...(byCater ? [proposedByCater(byCater, now, random)] : []),
    ...(byCustomer ? [proposedByCustomer(byCustomer, now, random)] : []),
  ]
  const accepted = agreed ? [acceptedOf(agreed, random)] : []
  return {
    proposals: [...open, ...accepted],
    events: [...open, ...accepted].flatMap(eventsOf),
    places: new Map(
      open.map(({ orderId, terms, countedCovers }) => [
        orderId,
        { proposedDate: (JSON.parse(terms) as OrderTerms).date, proposedCovers: countedCovers },
      ]),
    ),
  }
}

function proposedByCater(made: DemoOrder, now: Date, random: SeededRandom): Proposal {
  const before = termsOf(made)
  const terms = priced({
    ...before,
    clock: before.clock === '13:00' ? '14:00' : '13:00',
    content: {
      ...withMoreCovers(before.content, 4),
      extraLines: [{ name: 'Friteks', price: 250 }],
      discount: { name: 'Rabat for den nye tid', amount: 200 },
    },
  })
  return openProposal(made, { before, terms, by: 'cater' }, now, random, {
    createdAt: new Date(now.getTime() - 3 * HOUR),
    message: 'Vi er fuldt booket på det klokkeslæt. Kan I spise lidt senere? Vi giver 200 kr. for ulejligheden.',
  })
}

function proposedByCustomer(made: DemoOrder, now: Date, random: SeededRandom): Proposal {
  const before = termsOf(made)
  const terms = priced({ ...before, content: withMoreCovers(before.content, 12) })
  return openProposal(made, { before, terms, by: 'customer' }, now, random, {
    createdAt: new Date(now.getTime() - 2 * HOUR),
    message: 'Vi bliver tolv flere end ventet. Kan I klare det?',
  })
}

/** A proposal that the customer has accepted: the order is as it was proposed. */
function acceptedOf(made: DemoOrder, random: SeededRandom): Proposal {
  const terms = termsOf(made)
  const before = priced({ ...terms, clock: terms.clock === '12:00' ? '11:30' : '12:00' })
  const handledAt = new Date(made.order.handledAt ?? made.order.createdAt ?? 0)
  const createdAt = new Date(handledAt.getTime() + 2 * HOUR)
  return {
    id: random.uuid(),
    orderId: made.order.id,
    by: 'cater',
    userId: made.book.handlerId,
    state: 'accepted',
    message: 'Det passer os bedre på det nye klokkeslæt. Er det i orden?',
    createdAt,
    openUntil: new Date(createdAt.getTime() + DEFAULT_OPEN_HOURS * HOUR),
    answeredAt: new Date(handledAt.getTime() + 5 * HOUR),
    terms: JSON.stringify(terms),
    before: JSON.stringify(before),
    countedCovers: coversOf(terms.content),
  }
}

function openProposal(
  { order, book }: DemoOrder,
  { before, terms, by }: { before: OrderTerms; terms: OrderTerms; by: Proposal['by'] },
  now: Date,
  random: SeededRandom,
  { createdAt, message }: { createdAt: Date; message: string },
): Proposal {
  return {
    id: random.uuid(),
    orderId: order.id,
    by,
    userId: by === 'cater' ? book.handlerId : null,
    state: 'open',
    message,
    createdAt,
    openUntil: proposalEnd(createdAt, DEFAULT_OPEN_HOURS, [before, terms]) ?? now,
    answeredAt: null,
    terms: JSON.stringify(terms),
    before: JSON.stringify(before),
    countedCovers: coversOf(terms.content),
  }
}

function eventsOf({ orderId, by, userId, state, createdAt, answeredAt }: Proposal): Row<'orderEvent'>[] {
  const isCustomer = by === 'customer'
  return [
    { orderId, type: 'proposed', at: createdAt, userId: userId ?? null, byLink: isCustomer },
    ...(state === 'accepted' && answeredAt
      ? [{ orderId, type: 'proposal_accepted' as const, at: answeredAt, userId: null, byLink: true }]
      : []),
  ]
}

function termsOf({ order }: DemoOrder): OrderTerms {
  const feeOere = order.deliveryFeeOere ?? null
  return {
    date: order.deliveryDate,
    clock: order.deliveryTime,
    address: order.address ?? null,
    zipCode: order.zipCode ?? null,
    city: order.city ?? null,
    content: JSON.parse(order.content) as OrderContent,
    activePeriodPrice: order.activePeriodPrice
      ? (JSON.parse(order.activePeriodPrice) as OrderTerms['activePeriodPrice'])
      : null,
    deliveryFee: feeOere === null ? null : toKroner(feeOere),
    deliveryZone: order.deliveryZone ?? null,
    price: toKroner(order.priceOere),
  }
}

/** The terms with the price of their content. The date stays, and with it the price period. */
function priced(terms: OrderTerms): OrderTerms {
  const { activePeriodPrice: period, deliveryFee } = terms
  const prices = contentPrices(terms.content, period?.percentage ?? 0)
  return {
    ...terms,
    activePeriodPrice: period && { ...period, amount: toKroner(prices.periodDifference) },
    price: toKroner(prices.withoutDelivery + toOere(deliveryFee ?? 0)),
  }
}

const withMoreCovers = (content: OrderContent, more: number): OrderContent => ({
  ...content,
  menus: content.menus.map((menu, index) => (index === 0 ? withCovers(menu, menu.amount + more) : menu)),
})

const coversOf = ({ menus }: OrderContent): number => menus.reduce((sum, { amount }) => sum + amount, 0)
