import { afterEach, expect, test } from 'vitest'
import { formatDate, formatLongDate, formatTimestamp, formatWeekdayDate } from './formats.ts'

const zoneBefore = process.env.TZ

afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ
  else process.env.TZ = zoneBefore
})

test('NUM-1 a date is written DD-MM-YYYY', () => {
  expect(formatDate('2026-03-01')).toBe('01-03-2026')
})

test.each(['America/New_York', 'Asia/Tokyo'])(
  'NUM-1 a timestamp is written in Danish time on a machine in %s',
  (zone) => {
    process.env.TZ = zone
    expect(new Date(2026, 0, 1).getUTCHours()).toBe(zone === 'Asia/Tokyo' ? 15 : 5)
    expect(formatTimestamp(new Date('2026-07-01T21:30:00Z'))).toBe('01-07-2026 23:30')
    expect(formatTimestamp('2026-12-31T23:30:00.000Z')).toBe('01-01-2027 00:30')
    expect(formatTimestamp('2026-12-31T18:30:00-05:00')).toBe('01-01-2027 00:30')
    expect(formatTimestamp('2026-03-29T01:00:00')).toBe('29-03-2026 03:00')
    expect(formatTimestamp('2026-03-29 00:59:59')).toBe('29-03-2026 01:59')
    expect(formatLongDate('2026-03-29')).toBe('29. marts 2026')
  },
)

test('ANM-7 a long date is Danish, without a zero before the day', () => {
  expect(formatLongDate('2020-04-05')).toBe('5. april 2020')
  expect(formatLongDate('2026-12-24')).toBe('24. december 2026')
})

test('a date is written with its weekday', () => {
  expect(formatWeekdayDate('2027-04-03')).toBe('lørdag den 3. april 2027')
})
