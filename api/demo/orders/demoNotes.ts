import type { SeededRandom } from '../seededRandom.ts'
import type { DemoOrder } from './demoOrder.ts'
import type { Row } from './orderBook.ts'

const NOTES: readonly string[] = [
  'Husk de runde fade. De blev lovet i telefonen.',
  'Indgang fra gården. Koden til porten er 1904.',
  'Fast kunde: giv gerne lidt ekstra dessert med.',
  'Signe kører. Ring ti minutter før.',
]

/** The notes that caterers have written for themselves about the orders of today and tomorrow. */
export function createNotes(made: readonly DemoOrder[], random: SeededRandom): Row<'orderNote'>[] {
  const noted = made.filter(({ isSoon, book }) => isSoon && book.handlerId !== null)
  return noted.map(({ order, book }, index) => ({
    id: random.uuid(),
    orderId: order.id,
    userId: book.handlerId,
    text: NOTES[index % NOTES.length]!,
    createdAt: order.handledAt ?? order.createdAt,
  }))
}
