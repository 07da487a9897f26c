import { expect, test } from 'vitest'
import { formatWish } from './wishTexts.ts'

test('ALG-5 a wish in words', () => {
  expect(formatWish({ without: ['GLUTEN', 'EGGS'], diets: ['VEGAN', 'ORGANIC'] })).toBe(
    'uden gluten, uden æg, vegansk, økologisk',
  )
  expect(formatWish({ without: [], diets: [] })).toBe('')
})
