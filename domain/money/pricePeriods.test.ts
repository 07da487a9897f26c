import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyPercentage } from './money.ts'
import { findActivePricePeriod, PRICE_PERIOD_TYPES, periodDifference } from './pricePeriods.ts'
import type { PricePeriod } from './pricePeriods.ts'

const period = (id: string, given: Partial<PricePeriod>): PricePeriod => ({
  id,
  type: PRICE_PERIOD_TYPES.FIXED_DAY,
  percentage: 10,
  weekdays: [],
  from: null,
  to: null,
  name: null,
  ...given,
})

const sundays = period('sundays', { weekdays: [7] })
const holidays = period('holidays', { type: PRICE_PERIOD_TYPES.HOLIDAY, percentage: 15 })
const offer = period('offer', { type: PRICE_PERIOD_TYPES.OFFER, percentage: -10, from: '2026-04-05', to: '2026-04-11' })
const all = [sundays, holidays, offer]
const idOn = (periods: PricePeriod[], date: string) => findActivePricePeriod(periods, date)?.id ?? null

describe('the period of a date', () => {
  test.each([
    ['2026-04-19', 'sundays'],
    ['2026-04-20', null],
    ['2026-05-14', 'holidays'],
    ['2026-05-24', 'holidays'],
    ['2026-04-05', 'offer'],
    ['2026-04-11', 'offer'],
    ['2026-04-12', 'sundays'],
    ['2026-03-29', 'sundays'],
  ])('PRI-5 on %s it is %s: the offer wins, then holiday, then weekday', (date, id) => {
    expect(idOn(all, date)).toBe(id)
    expect(idOn(all.toReversed(), date)).toBe(id)
  })

  test('ANM-7 Palmesøndag is no public holiday for prices', () => {
    expect(idOn([holidays], '2026-03-29')).toBeNull()
    expect(idOn([holidays], '2026-04-03')).toBe('holidays')
  })

  test('PRI-5 of two of one type the lower price', () => {
    expect(idOn([sundays, period('cheaper', { weekdays: [6, 7], percentage: 5 })], '2026-04-19')).toBe('cheaper')
  })
})

describe('a percentage', () => {
  test.each([
    [12_900, 10, 14_190],
    [12_900, -10, 11_610],
    [5, 10, 6],
    [5, -10, 5],
    [3, 50, 5],
    [101, 12.5, 114],
    [12_900, 0, 12_900],
  ])('PRI-5 %d øre with %d %% are %d, rounded half up', (oere, percentage, expected) => {
    expect(applyPercentage(oere, percentage)).toBe(expected)
  })

  test('PRI-5 is never more than half an øre from the exact price', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e8 }), fc.integer({ min: -100, max: 100 }), (oere, percentage) => {
        const off = applyPercentage(oere, percentage) * 100 - oere * (100 + percentage)
        expect(off).toBeGreaterThan(-50)
        expect(off).toBeLessThanOrEqual(50)
      }),
    )
  })

  test('PRI-5 makes one difference over all lines, rounded for each cover', () => {
    const lines = [
      { price: 12_900, amount: 10 },
      { price: 5, amount: 3 },
    ]
    expect(periodDifference(lines, 10)).toBe(10 * 1_290 + 3)
    expect(periodDifference(lines, -10)).toBe(-12_900)
    expect(periodDifference(lines, 0)).toBe(0)
  })
})
