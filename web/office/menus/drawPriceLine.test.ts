import { expect, test } from 'vitest'
import { drawPriceLine, plotAxes } from './drawPriceLine.ts'

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

test('MEM-4 the axes say the dearest above the cheapest, and the days at the edges and in the middle', () => {
  const { amounts, moments } = plotAxes([{ price: 129 }, { price: 149 }, { price: 139 }], now)
  expect(amounts).toEqual([149, 129])
  expect(moments.map((moment) => moment.toISOString().slice(0, 10))).toEqual(['2026-10-01', '2026-10-31', '2026-11-30'])
  expect(plotAxes([{ price: 129 }, { price: 129 }], now).amounts).toEqual([129])
})
