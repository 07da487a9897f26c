import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { canAddCovers, checkCovers, formatMinCovers, quantityBounds } from './quantity.ts'

const limits = fc.record({
  minAmount: fc.option(fc.integer({ min: 1, max: 50 })),
  maxAmount: fc.option(fc.integer({ min: 50, max: 100 })),
})

test('CFG-7 the quantity stays between minAmount and maxAmount', () => {
  expect(quantityBounds({ minAmount: 10, maxAmount: 40 }, 0)).toEqual({ min: 10, max: 40 })
  expect(quantityBounds({ minAmount: null, maxAmount: null }, 0)).toEqual({ min: 1, max: null })
  expect(quantityBounds({ minAmount: 0, maxAmount: null }, 0)).toEqual({ min: 1, max: null })
})

test('CFG-7 a further line may start at 1 once the basket holds minAmount', () => {
  expect(quantityBounds({ minAmount: 10, maxAmount: 40 }, 9).min).toBe(10)
  expect(quantityBounds({ minAmount: 10, maxAmount: 40 }, 10)).toEqual({ min: 1, max: 30 })
})

test('CFG-8 adding needs minAmount, in the line or in the basket', () => {
  const menu = { minAmount: 10, maxAmount: 40 }
  expect(canAddCovers(menu, 9, 0)).toBe(false)
  expect(canAddCovers(menu, 10, 0)).toBe(true)
  expect(canAddCovers(menu, 1, 10)).toBe(true)
  expect(canAddCovers(menu, 1, 9)).toBe(false)
  expect(canAddCovers(menu, 31, 10)).toBe(false)
  expect(canAddCovers(menu, 10.5, 0)).toBe(false)
})

test('CFG-8 whatever can be added keeps the limits over all lines', () => {
  fc.assert(
    fc.property(limits, fc.array(fc.integer({ min: -1, max: 120 }), { maxLength: 6 }), (menu, quantities) => {
      let covers = 0
      for (const quantity of quantities) {
        if (!canAddCovers(menu, quantity, covers)) continue
        covers += quantity
        expect(checkCovers(menu, covers)).toBeNull()
      }
    }),
  )
})

test('CFG-8 minAmount and maxAmount hold for the sum over all lines', () => {
  const menu = { minAmount: 10, maxAmount: 40 }
  expect([9, 10, 40, 41].map((covers) => checkCovers(menu, covers))).toEqual(['min', null, null, 'max'])
  expect(checkCovers({ minAmount: null, maxAmount: null }, 0)).toBe('min')
})

test('CFG-8 says how many covers are needed', () => {
  expect(formatMinCovers(10)).toBe('Mindst 10 kuverter.')
  expect(formatMinCovers(1)).toBe('Mindst 1 kuvert.')
})
