import { expect, test } from 'vitest'
import { formatDecimal } from './numbers.ts'

test.each([
  [4.7, 1, '4,7'],
  [5, 1, '5,0'],
  [13.42, 2, '13,42'],
  [1_234_567.891, 1, '1.234.567,9'],
  [128, 0, '128'],
  [-0.01, 1, '0,0'],
  [-1.5, 1, '−1,5'],
])('NUM-1 %d with %d decimals is written %s', (number, digits, text) => {
  expect(formatDecimal(number, digits)).toBe(text)
})
