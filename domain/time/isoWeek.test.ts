import { expect, test } from 'vitest'
import { isoWeek } from './isoWeek.ts'

test.each([
  ['2026-11-19', '2026-W47'],
  ['2026-12-28', '2026-W53'],
  ['2027-01-03', '2026-W53'],
  ['2027-01-04', '2027-W01'],
  ['2024-12-30', '2025-W01'],
  ['2021-01-01', '2020-W53'],
])('ADM-3 %s lies in %s', (date, week) => {
  expect(isoWeek(date)).toBe(week)
})
