import { addDays, danishDate } from '../../../domain/danishTime.ts'
import type { SeededRandom } from '../seededRandom.ts'
import { handledOrder } from './handledOrder.ts'
import type { DemoCustomer, OrderBook, Row } from './orderBook.ts'
import { someAddress, someGuest } from './people.ts'
import { someLines, someServices } from './someOrder.ts'
import { COMING_ENDINGS, type Ending, PAST_ENDINGS } from './stories.ts'

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
  const id = random.uuid()
  const isAwaiting = index >= book.orders - book.awaiting
  const notice = (cater.demo.facts.orderBefore ?? 0) + random.whole(isAwaiting ? 4 : 1, 32)
  const deliveryDate = addDays(danishDate(created), notice)
  const endings = deliveryDate < danishDate(now) ? PAST_ENDINGS : COMING_ENDINGS
  const ending: Ending = isAwaiting ? 'awaiting' : endings[index % endings.length]!
  const lines = someLines(cater, random)
  const services = someServices(cater, random)
  const { columns, events } = handledOrder(
    {
      cater,
      handler,
      by: customer ?? someGuest(random),
      lines,
      services,
      created,
      deliveryDate,
      addressOf: (isDelivery) => someAddress(cater.demo.id, isDelivery, random),
      ending,
      isUnseen: isAwaiting && index === book.orders - 1,
      now,
    },
    random,
  )
  const order = {
    ...columns,
    id,
    orderRef,
    userId: customer?.id ?? null,
    content: JSON.stringify(columns.content),
    activePeriodPrice: columns.activePeriodPrice && JSON.stringify(columns.activePeriodPrice),
  } satisfies Row<'order'>
  return { book, order, events: events.map((event) => ({ orderId: id, ...event })), ending }
}
