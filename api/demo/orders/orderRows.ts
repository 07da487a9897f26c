import type { SeededRandom } from '../seededRandom.ts'
import { createConversations } from './conversations.ts'
import { createNotes } from './demoNotes.ts'
import { createDemoOrder } from './demoOrder.ts'
import { createProposals } from './demoProposals.ts'
import { toPhoneOrder } from './phoneOrder.ts'
import { DAY, type DemoCustomer, HOUR, type OrderBook, type Row } from './orderBook.ts'

const REFERENCE_OFFSET = 100_000

/** The rows of all orders of the demo data with their events, messages, notes and proposals, oldest first. */
export interface OrderRows {
  orders: (Row<'order'> & { id: string })[]
  events: Row<'orderEvent'>[]
  messages: Row<'orderMessage'>[]
  notes: Row<'orderNote'>[]
  proposals: Row<'orderProposal'>[]
  lastReference: number
}

/** Creates the orders of all books, with references in the order of their creation. */
export function createOrderRows(
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
        bookIndex === 0 && customer.indexes.some((place) => index === (place < 0 ? book.orders + place : place)),
    })),
  )
  drafts.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  const placed = drafts.map(({ book, index, createdAt: at, isCustomers }, place) =>
    createDemoOrder(book, index, at, isCustomers ? customer : null, REFERENCE_OFFSET + place + 1, now, random),
  )
  const ofFirst = placed.filter(({ book }) => book === books[0])
  const talks = createConversations(ofFirst, now, random)
  const notes = createNotes(placed, random)
  const { proposals, places, ...proposed } = createProposals(ofFirst, now, random)
  const discussed = new Set([...talks.messages, ...proposals].map(({ orderId }) => orderId))
  const phoned = ofFirst.findLast(({ order, isSoon }) => isSoon && !discussed.has(order.id))
  const created = placed.map((demoOrder) => (demoOrder === phoned ? toPhoneOrder(demoOrder) : demoOrder))
  const events = [...created.flatMap((demoOrder) => demoOrder.events), ...talks.events, ...proposed.events]
  return {
    orders: created.map(({ order }) => ({ ...order, ...places.get(order.id) })),
    // Ids are the cursor of events, so they must rise with time
    events: events.sort((a, b) => Number(a.at) - Number(b.at)),
    messages: talks.messages,
    notes,
    proposals,
    lastReference: REFERENCE_OFFSET + created.length,
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
