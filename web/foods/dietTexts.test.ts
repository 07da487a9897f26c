import { expect, test } from 'vitest'
import { formatDietFilter } from './dietTexts.ts'

test('ALG-5 a diet filter in words', () => {
  expect(formatDietFilter({ without: ['GLUTEN', 'EGGS'], diets: ['VEGAN', 'ORGANIC'] })).toBe(
    'uden gluten, uden æg, vegansk, økologisk',
  )
  expect(formatDietFilter({ without: [], diets: [] })).toBe('')
})
