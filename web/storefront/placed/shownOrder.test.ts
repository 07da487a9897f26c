import { expect, test } from 'vitest'
import { ShownOrder } from './shownOrder.ts'

/** An order as the first release stored it, which only had what every order must have. */
const stored = {
  uuid: '0b9f3f0e-6f0c-4a51-9c53-1f9f3c1f8a10',
  reference: 100_042,
  status: 'WAITING',
  placedAt: '2026-11-02T10:00:00.000Z',
  orderer: 'Karen Kunde',
  email: 'karen@example.dk',
  date: '2026-12-17',
  clock: '12:00',
  place: null,
  comment: null,
  lines: [],
  services: [],
  difference: 0,
  total: 0,
}

test('ALG-7 the needs that an earlier release stored in words are shown, and checked against no food', () => {
  const gluten = { label: '3 uden gluten', allergen: 'GLUTEN', diet: null }
  expect(ShownOrder.parse({ ...stored, needs: ['2 veganere', gluten] }).needs).toEqual([
    { label: '2 veganere', allergen: null, diet: null },
    gluten,
  ])
  expect(ShownOrder.parse(stored).needs).toEqual([])
})
