import type { SeededRandom } from '../seededRandom.ts'
import { conversations } from './conversations.ts'
import { makeOrder } from './demoOrder.ts'
import { DAY, type DemoCustomer, HOUR, type OrderBook, type Row } from './orderBook.ts'

const LAST_REFERENCE_BEFORE = 100_000

/** Every order of the demo data with all that belongs to it, oldest first. */
export interface OrderRows {
  orders: (Row<'order'> & { id: string })[]
  events: Row<'orderEvent'>[]
  messages: Row<'orderMessage'>[]
  lastReference: number
}

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
