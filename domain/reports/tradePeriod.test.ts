import { expect, test } from 'vitest'
import { resolveTradePeriod } from './tradePeriod.ts'

const SATURDAY = '2026-11-21'

test.each([
  [{}, '2026-08-24', '2026-12-20'],
  [{ from: '2026-01-05' }, '2026-01-05', '2026-05-03'],
  [{ from: null, to: '2026-05-03' }, '2026-01-05', '2026-05-03'],
  [{ from: '2026-01-01', to: '2026-01-31' }, '2026-01-01', '2026-01-31'],
])('ADM-3 the days that %j selects', (period, from, to) => {
  expect(resolveTradePeriod(period, SATURDAY)).toEqual({ from, to })
})
