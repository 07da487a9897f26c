import type { Insertable } from 'kysely'
import { addDays, danishDate } from '../../../domain/danishTime.ts'
import type { Database } from '../../database/schema.ts'
import { orderContent } from '../../orders/orderContent.ts'
import { priceOrder } from '../../orders/priceOrder.ts'
import type { CaterRows } from '../demoRows.ts'
import type { SeededRandom } from '../seededRandom.ts'
import { type DemoOrderer, someAddress, someGuest } from './people.ts'
import { someLines, someServices } from './someOrder.ts'
import { COMING_ENDINGS, COMMENTS, CONVERSATIONS, type Ending, PAST_ENDINGS, REFUSAL_REASONS } from './stories.ts'

type Row<Table extends keyof Database> = Insertable<Database[Table]>

/** The first order of the platform has the reference after this one. */
export const LAST_REFERENCE_BEFORE = 100_000

/** Somebody with an account. */
export interface DemoPerson {
  id: string
  name: string
}

/** Whose orders are made, when, and who answers them. */
export interface OrderBook {
  cater: CaterRows
  /** Null where nobody works there any more: then the history names nobody. */
  handler: DemoPerson | null
  orders: number
  /** How many of them still await an answer; they are the newest. */
  awaiting: number
  /** Days ago of the oldest and of the newest that has an answer. */
  oldest: number
  newest: number
}

/** A customer with an account, who has ordered these: places in the first book, 0 is the oldest, -1 the newest. */
export interface DemoCustomer extends DemoOrderer {
  id: string
  places: readonly number[]
}

/** Every order of the demo data with all that belongs to it, oldest first. */
export interface OrderRows {
  orders: (Row<'order'> & { id: string })[]
  events: Row<'orderEvent'>[]
  messages: Row<'orderMessage'>[]
  lastReference: number
}

const DAY = 86_400_000
const HOUR = 3_600_000

/** Makes the orders of all books, with references in the order in which they came in. */
export function orderRows(
  books: readonly OrderBook[],
  customer: DemoCustomer,
  now: Date,
  random: SeededRandom,
): OrderRows {
  const drafts = books.flatMap((book, bookIndex) =>
    Array.from({ length: book.orders }, (_, index) => ({
      book,
      index,
      createdAt: placedAt(book, index, now, random),
      isCustomers:
        bookIndex === 0 && customer.places.some((place) => index === (place < 0 ? book.orders + place : place)),
    })),
  )
  drafts.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  const made = drafts.map(({ book, index, createdAt: at, isCustomers }, place) =>
    makeOrder(book, index, at, isCustomers ? customer : null, LAST_REFERENCE_BEFORE + place + 1, now, random),
  )
  const talks = books[0]
    ? conversations(
        made.filter(({ book }) => book === books[0]),
        now,
        random,
      )
    : { events: [], messages: [] }
  const events = [...made.flatMap((one) => one.events), ...talks.events]
  return {
    orders: made.map(({ order }) => order),
    // Their ids are the cursor of what has happened: they rise with time
    events: events.sort((a, b) => a.at.getTime() - b.at.getTime()),
    messages: talks.messages,
    lastReference: LAST_REFERENCE_BEFORE + made.length,
  }
}

function placedAt(
  { orders, awaiting, oldest, newest }: OrderBook,
  index: number,
  now: Date,
  random: SeededRandom,
): Date {
  const answered = orders - awaiting
  if (index >= answered) return new Date(now.getTime() - (orders - index) * 7 * HOUR - random.whole(0, 90) * 60_000)
  const days = oldest - ((oldest - newest) * (index + random.next() * 0.8)) / answered
  return new Date(now.getTime() - days * DAY)
}

function makeOrder(
  book: OrderBook,
  index: number,
  created: Date,
  customer: DemoCustomer | null,
  orderRef: number,
  now: Date,
  random: SeededRandom,
) {
  const { cater, handler } = book
  const { facts, id: caterId } = cater.demo
  const id = random.uuid()
  const isAwaiting = index >= book.orders - book.awaiting
  const notice = (facts.orderBefore ?? 0) + random.whole(isAwaiting ? 4 : 1, 32)
  const deliveryDate = addDays(danishDate(created), notice)
  const endings = deliveryDate < danishDate(now) ? PAST_ENDINGS : COMING_ENDINGS
  const ending: Ending = isAwaiting ? 'awaiting' : endings[index % endings.length]!
  const lines = someLines(cater, random)
  const services = someServices(cater, random)
  const prices = priceOrder(lines, services, cater.pricePeriods, deliveryDate)
  const { orderer, email, phoneNumber } = customer ?? someGuest(random)
  const times = timesOf(created, ending, isAwaiting && index === book.orders - 1, now, random)
  const isAccepted = ending !== 'awaiting' && ending !== 'refused'
  const order = {
    id,
    orderRef,
    caterId,
    userId: customer?.id ?? null,
    orderer,
    email,
    phoneNumber,
    priceOere: prices.total,
    createdAt: created,
    deliveryDate,
    deliveryTime: `${random.whole(8, 19)}`.padStart(2, '0') + random.pick([':00', ':15', ':30', ':45']),
    ...someAddress(caterId, facts.delivery === true && random.chance(0.8), random),
    comment: random.chance(0.3) ? random.pick(COMMENTS) : null,
    caterAccept: isAccepted,
    refused: ending === 'refused',
    refusedReason: ending === 'refused' ? random.pick(REFUSAL_REASONS) : null,
    paid: times.paid !== null,
    paymentMethodOther: ending === 'bankTransfer',
    seenAt: times.seen,
    handledAt: times.handled,
    handledBy: times.handled && (handler?.id ?? null),
    content: JSON.stringify(orderContent(lines, services)),
    activePeriodPrice: prices.activePeriodPrice && JSON.stringify(prices.activePeriodPrice),
  } satisfies Row<'order'>
  const by = handler?.name ?? null
  const events = [
    { orderId: id, type: 'placed' as const, at: created, by: orderer },
    ...(times.seen ? [{ orderId: id, type: 'seen' as const, at: times.seen, by }] : []),
    ...(times.handled
      ? [{ orderId: id, type: isAccepted ? ('accepted' as const) : ('refused' as const), at: times.handled, by }]
      : []),
    ...(times.paid ? [{ orderId: id, type: 'paid' as const, at: times.paid, by }] : []),
  ]
  return { book, order, events, ending }
}

function timesOf(created: Date, ending: Ending, isUnseen: boolean, now: Date, random: SeededRandom) {
  const after = (moment: Date, hours: number) =>
    new Date(Math.min(moment.getTime() + hours * HOUR, now.getTime() - 60_000))
  const seen = isUnseen ? null : after(created, 0.2 + random.next() * 3)
  const handled = seen && ending !== 'awaiting' ? after(seen, 0.1 + random.next() * 18) : null
  const isPaid = ending === 'card' || ending === 'bankTransfer'
  const paid = handled && isPaid ? after(handled, 1 + random.next() * 48) : null
  return { seen, handled, paid }
}

// Under the newest orders that the caterer has accepted; the customer's own comes first, since only it can answer
function conversations(made: readonly ReturnType<typeof makeOrder>[], now: Date, random: SeededRandom) {
  const accepted = made.filter(({ order }) => order.caterAccept).reverse()
  const [own] = accepted.filter(({ order }) => order.userId !== null)
  const chosen = [...(own ? [own] : []), ...accepted.filter((one) => one !== own)].slice(0, CONVERSATIONS.length)
  const messages = chosen.flatMap(({ order, book }, index) => {
    const { cater, customer } = CONVERSATIONS[index]!
    const at = (hours: number) =>
      new Date(Math.min((order.handledAt ?? now).getTime() + hours * HOUR, now.getTime() - (3 - hours) * 60_000))
    const said = {
      orderId: order.id,
      sender: 'cater' as const,
      userId: book.handler?.id ?? null,
      message: cater,
      createdAt: at(1),
      by: book.handler?.name ?? null,
    }
    if (!customer || !order.userId) return [said]
    return [
      said,
      {
        ...said,
        sender: 'customer' as const,
        userId: order.userId,
        message: customer,
        createdAt: at(2),
        by: order.orderer,
      },
    ]
  })
  return {
    messages: messages.map(({ by, ...message }) => ({ id: random.uuid(), ...message })),
    events: messages.map(({ orderId, createdAt, by }) => ({ orderId, type: 'message' as const, at: createdAt, by })),
  }
}
