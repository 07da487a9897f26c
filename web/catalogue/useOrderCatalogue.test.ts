import { expect, test } from 'vitest'
import { knownPeriods } from './useOrderCatalogue.ts'

test('PRI-5 reads each type of price period, and skips unknown ones', () => {
  const period = { id: 'x', percentage: -10, weekdays: [7], from: null, to: undefined, name: null }
  const types = ['FIXED_DAY', 'HOLIDAY', 'OFFER', 'LATER'] as const
  const periods = types.map((type) => ({ ...period, type: type as 'OFFER' }))
  expect(knownPeriods(periods).map(({ type }) => type)).toEqual([1, 2, 3])
})
