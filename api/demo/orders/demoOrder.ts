import { addDays, danishDate } from '../../../domain/time/danishTime.ts'
import type { SeededRandom } from '../seededRandom.ts'
import { handledOrder } from './handledOrder.ts'
import type { DemoCustomer, OrderBook, Row } from './orderBook.ts'
import { randomAddress, randomGuest } from './people.ts'
import { randomLines, randomServices } from './randomOrder.ts'
import { UPCOMING_OUTCOMES, type Outcome, PAST_OUTCOMES } from './orderStories.ts'

/** Days from today on which the last answered orders of a busy caterer are delivered, whenever the demo begins. */
const SOON_DAYS = [0, 0, 1, 1]
const MIN_ORDERS_OF_BUSY = 30

/** An order with its events. */
export type DemoOrder = ReturnType<typeof createDemoOrder>

/** Creates the order at an index of a book; a guest's without a customer. */
export function createDemoOrder(
  book: OrderBook,
  index: number,
  created: Date,
  customer: DemoCustomer | null,
  orderRef: number,
  now: Date,
  random: SeededRandom,
) {
  const { cater, handlerId } = book
  const id = random.uuid()
  const isAwaiting = index >= book.orders - book.awaiting
  const notice = (cater.demo.facts.orderBefore ?? 0) + random.whole(isAwaiting ? 4 : 1, 32)
  const soon = SOON_DAYS[index - (book.orders - book.awaiting - SOON_DAYS.length)]
  const isSoon = book.orders >= MIN_ORDERS_OF_BUSY && soon !== undefined
  const deliveryDate = isSoon ? addDays(danishDate(now), soon) : addDays(danishDate(created), notice)
  const outcomes = deliveryDate < danishDate(now) ? PAST_OUTCOMES : UPCOMING_OUTCOMES
  const outcome: Outcome = isAwaiting ? 'awaiting' : isSoon ? 'accepted' : outcomes[index % outcomes.length]!
  const lines = randomLines(cater, random)
  const services = randomServices(cater, random)
  const { columns, events } = handledOrder(
    {
      cater,
      handlerId,
      by: customer ?? randomGuest(random),
      lines,
      services,
      created,
      deliveryDate,
      getAddress: (isDelivery) => randomAddress(cater.demo.id, isDelivery, random),
      outcome,
      isUnseen: isAwaiting && index === book.orders - 1,
      now,
    },
    random,
  )
  const order: Row<'order'> & { id: string; createdAt: Date; handledAt: Date | null } = {
    ...columns,
    id,
    orderRef,
    userId: customer?.id ?? null,
    content: JSON.stringify(columns.content),
    activePeriodPrice: columns.activePeriodPrice && JSON.stringify(columns.activePeriodPrice),
  }
  return { book, order, events: events.map((event) => ({ orderId: id, ...event })), outcome, isSoon }
}
