import { describe, expect, test } from 'vitest'
import { basketLineTotal } from '../../../domain/basket/basket.ts'
import { repriceLine } from './repriceLine.ts'
import { testLine } from '../testing/testBasket.ts'

describe('a line at new prices', () => {
  test('PRI-4 the line has the new prices of menu, chosen item and extra, and the price that was seen', () => {
    const prices = new Map([
      ['menu-1', 130_00],
      ['sild', 1_00],
      ['laks', 20_00],
      ['beer', 32_00],
    ])
    const repriced = repriceLine(testLine, prices)
    expect(repriced.price).toBe(130_00 + 2 * 1_00 + 20_00)
    expect(repriced.originalPrice).toBe(144_00)
    expect(basketLineTotal(repriced)).toBe(10 * 152_00 + 4 * 32_00)
  })

  test('a line of a deleted menu is unchanged', () => {
    expect(repriceLine(testLine, new Map())).toEqual(testLine)
  })
})
