import { expect, test } from 'vitest'
import { applyMove } from './sortableOrder.ts'

test.each([
  ['move', 0, 2, 'bcad'],
  ['move', 3, 1, 'adbc'],
  ['swap', 0, 2, 'cbad'],
  ['swap', 3, 1, 'adcb'],
  ['swap', 1, 1, 'abcd'],
] as const)('ADM-7 MEN-8 %s from %i to %i gives %s', (mode, from, to, order) => {
  expect(applyMove([...'abcd'], from, to, mode).join('')).toBe(order)
})
