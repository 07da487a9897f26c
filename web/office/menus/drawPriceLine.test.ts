import { expect, test } from 'vitest'
import { drawPriceLine } from './drawPriceLine.ts'

const now = new Date('2026-11-30T12:00:00Z')
const before = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()

test('MEM-4 a price that stayed is a straight line', () => {
  expect(drawPriceLine([{ at: before(90), price: 100 }], now)).toBe('M0 40H600')
})

test('MEM-4 each price is a step where it began, the dearest at the top', () => {
  const prices = [
    { at: before(90), price: 149 },
    { at: before(30), price: 129 },
    { at: before(15), price: 139 },
  ]
  expect(drawPriceLine(prices, now)).toBe('M0 6H300V74H450V40H600')
})
