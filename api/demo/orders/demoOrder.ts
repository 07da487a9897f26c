import { addDays, danishDate } from '../../../domain/danishTime.ts'
import { orderContent } from '../../orders/orderContent.ts'
import { priceOrder } from '../../orders/priceOrder.ts'
import type { SeededRandom } from '../seededRandom.ts'
import { type DemoCustomer, HOUR, type OrderBook, type Row } from './orderBook.ts'
import { someAddress, someGuest } from './people.ts'
import { someLines, someServices } from './someOrder.ts'
import { COMING_ENDINGS, COMMENTS, type Ending, PAST_ENDINGS, REFUSAL_REASONS } from './stories.ts'

/** An order with what happened to it. */
export type DemoOrder = ReturnType<typeof makeOrder>

/** Makes the order at a place of a book: a guest's where there is no customer. */
export function makeOrder(
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
