import { expect, test } from 'vitest'
import { formatBefore, formatChange, formatPeriodBefore, periodBefore } from './tradeComparison.ts'

const weeks = { from: '2026-08-31', to: '2026-11-22' }

test('DAY-11 the period before is as long, and ends the day before', () => {
  expect(periodBefore(weeks)).toEqual({ from: '2026-06-08', to: '2026-08-30' })
  expect(periodBefore({ from: '2026-11-24', to: '2026-11-24' })).toEqual({ from: '2026-11-23', to: '2026-11-23' })
})

test('DAY-11 the period before is named by its weeks, or by its days', () => {
  expect(formatPeriodBefore(weeks)).toBe('de 12 uger før')
  expect(formatPeriodBefore({ from: '2026-11-16', to: '2026-11-22' })).toBe('ugen før')
  expect(formatPeriodBefore({ from: '2026-11-16', to: '2026-11-16' })).toBe('dagen før')
  expect(formatPeriodBefore({ from: '2026-11-01', to: '2026-11-30' })).toBe('de 30 dage før')
})

test('DAY-11 a figure is compared in whole per cent, and not with nothing', () => {
  expect(formatChange(410_400, 376_500, weeks)).toBe('9 % over de 12 uger før')
  expect(formatChange(50, 100, weeks)).toBe('50 % under de 12 uger før')
  expect(formatChange(1000, 1001, weeks)).toBe('som de 12 uger før')
  expect(formatChange(1000, 0, weeks)).toBeNull()
  expect(formatBefore(1097, weeks)).toBe('1.097 i de 12 uger før')
})
