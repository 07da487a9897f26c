import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortByOrder } from './sortByOrder.ts'

const things = fc.array(fc.record({ order: fc.integer({ min: 0, max: 9 }), name: fc.string() }))

test('things stand by their place, those of the same place as they came', () => {
  fc.assert(
    fc.property(things, (given) => {
      const before = [...given]
      const sorted = sortByOrder(given)
      expect(sorted).toEqual(given.toSorted((a, b) => a.order - b.order))
      expect(given).toEqual(before)
      // Nothing is made where nothing is to be moved
      expect(sortByOrder(sorted)).toBe(sorted)
    }),
  )
})
