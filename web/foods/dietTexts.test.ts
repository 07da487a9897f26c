import { expect, test } from 'vitest'
import { formatDietFilter, formatNotMet } from './dietTexts.ts'

test('ALG-5 a diet filter in words', () => {
  expect(formatDietFilter({ without: ['GLUTEN', 'EGGS'], diets: ['VEGAN', 'ORGANIC'] })).toBe(
    'uden gluten, uden æg, vegansk, økologisk',
  )
  expect(formatDietFilter({ without: [], diets: [] })).toBe('')
})

test('ALG-5 how many menus do not meet a diet filter', () => {
  expect(formatNotMet(1, { without: ['MILK'], diets: [] })).toBe('1 menu her fås ikke uden mælk.')
  expect(formatNotMet(3, { without: ['MILK'], diets: ['VEGAN'] })).toBe(
    '3 menuer her fås ikke både vegansk og uden mælk.',
  )
})
