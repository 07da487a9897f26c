import { expect, test } from 'vitest'
import { isClock } from '../time/danishTime.ts'
import { CLOCKS, DEFAULT_CLOCK, isPastDelivery, isShortNotice, formatShortNotice, lastDeliveryDate } from './notice.ts'

test('ANM-8 a date earlier than today plus the days of notice is short', () => {
  const isShort = (date: string) => isShortNotice(date, '2026-03-28', 2)
  expect(['2026-03-28', '2026-03-29', '2026-03-30'].map(isShort)).toEqual([true, true, false])
  expect(isShortNotice('2026-03-28', '2026-03-28', 0)).toBe(false)
  expect(formatShortNotice(1)).toContain('mindst 1 dag før.')
  expect(formatShortNotice(2)).toBe('Vi anbefaler at bestille mindst 2 dage før. Kontakt os, hvis det haster.')
})

test('ANM-7 a date before today is past, and today needs a clock later than now, in Danish time', () => {
  const now = new Date('2026-06-30T22:30:00Z')
  expect(isPastDelivery('2026-06-30', '23:45', now)).toBe(true)
  expect(isPastDelivery('2026-07-01', '00:15', now)).toBe(true)
  expect(isPastDelivery('2026-07-01', '00:30', now)).toBe(true)
  expect(isPastDelivery('2026-07-01', '00:45', now)).toBe(false)
  expect(isPastDelivery('2026-07-02', '00:00', now)).toBe(false)
})

test('SEC-9 the last delivery date is two years ahead, and a day that exists', () => {
  expect(lastDeliveryDate('2026-11-21')).toBe('2028-11-21')
  expect(lastDeliveryDate('2028-02-29')).toBe('2030-02-28')
  expect(lastDeliveryDate('2027-02-28')).toBe('2029-02-28')
})

test('ANM-10 clocks are every 15 minutes from 00:00 to 23:45, 18:00 at first', () => {
  expect(CLOCKS).toHaveLength(96)
  expect([...CLOCKS.slice(0, 5), CLOCKS.at(-1)]).toEqual(['00:00', '00:15', '00:30', '00:45', '01:00', '23:45'])
  expect(CLOCKS.every(isClock)).toBe(true)
  expect([...CLOCKS].sort()).toEqual(CLOCKS)
  expect(DEFAULT_CLOCK).toBe('18:00')
  expect(CLOCKS).toContain(DEFAULT_CLOCK)
})
