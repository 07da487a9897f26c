import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyMenuAndSelection, groupOf, menuOf, node, pick } from '../basket/menuFixtures.ts'
import { extrasTotal, lineTotal, savingPercent, unitPrice } from './prices.ts'

const menu = menuOf([
  groupOf('g', null, null, [node('plain'), node('dear', { price: 1_500 })]),
  node('in', { price: 700 }),
  node('x', { type: 'extra', price: 3_500 }),
])

describe('a line', () => {
  test('PRI-1 is the menu and its surcharges for each cover, and the extras by their own number', () => {
    const selected = [pick('plain', 2, 'g'), pick('dear', 2, 'g'), pick('x', 3)]
    expect(unitPrice(menu, selected)).toBe(10_000 + 2 * 1_500)
    expect(extrasTotal(menu, selected)).toBe(3 * 3_500)
    expect(lineTotal(menu, selected, 10)).toBe(10 * 13_000 + 10_500)
  })

  test('PRI-1 what is included, or cannot be chosen, costs nothing more', () => {
    expect(lineTotal(menu, [pick('in'), pick('dear'), pick('gone'), pick('x', 1, 'g')], 2)).toBe(20_000)
  })

  test('PRI-1 items chosen directly in a freeselect cost for each cover', () => {
    const free = menuOf([node('a', { price: 2_000 }), node('x', { type: 'extra', price: 500 })], { type: 'freeselect' })
    expect(lineTotal(free, [pick('a', 2), pick('x', 3)], 10)).toBe(10 * 14_000 + 1_500)
  })

  test('PRI-5 a percentage changes the price of a cover and not the extras', () => {
    const selected = [pick('dear', 1, 'g'), pick('x', 2)]
    expect(lineTotal(menu, selected, 10, -10)).toBe(10 * 10_350 + 7_000)
    expect(lineTotal(menu, selected, 10, 15)).toBe(10 * 13_225 + 7_000)
  })

  test('PRI-1 whole øre; the order of the items makes no difference; covers add up', () => {
    fc.assert(
      fc.property(anyMenuAndSelection, fc.nat({ max: 500 }), fc.nat({ max: 500 }), ([any, selected], a, b) => {
        const total = lineTotal(any, selected, a + b)
        expect(Number.isSafeInteger(total)).toBe(true)
        expect(lineTotal(any, selected.toReversed(), a + b)).toBe(total)
        expect(lineTotal(any, selected, a) + lineTotal(any, selected, b)).toBe(total + extrasTotal(any, selected))
      }),
    )
  })
})

describe('what is saved', () => {
  test.each([
    [12_900, 14_900, 13.42],
    [15_000, 10_000, -50],
    [10_000, 10_000, 0],
    [10_000, null, 0],
    [10_000, 0, 0],
    [10_000, -5, 0],
  ])('PRI-3 at %d from %d the form says %d', (price, from, percent) => {
    expect(savingPercent(price, from)).toBe(percent)
  })
})
