import * as fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { addDays, danishClock, danishDate, isClock, isDate, isoWeekday } from './danishTime.ts'

const ZONES = ['America/New_York', 'Asia/Tokyo', 'Europe/Copenhagen', 'UTC']
const zoneBefore = process.env.TZ

afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ
  else process.env.TZ = zoneBefore
})

const anyDate = fc
  .date({ min: new Date('1970-01-02'), max: new Date('2099-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('Danish time', () => {
  test.each([
    ['2026-03-29T00:59:00Z', '2026-03-29', '01:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29', '03:00'],
    ['2026-10-25T00:59:00Z', '2026-10-25', '02:59'],
    ['2026-10-25T01:00:00Z', '2026-10-25', '02:00'],
    ['2026-06-30T22:00:00Z', '2026-07-01', '00:00'],
    ['2026-12-31T22:59:59Z', '2026-12-31', '23:59'],
    ['2026-12-31T23:00:00Z', '2027-01-01', '00:00'],
  ])('NUM-1 %s is %s %s in Denmark, in any zone of the machine', (moment, date, clock) => {
    for (const zone of ZONES) {
      process.env.TZ = zone
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
      expect([danishDate(new Date(moment)), danishClock(new Date(moment))]).toEqual([date, clock])
    }
  })

  test('NUM-1 the Danish clock is one hour ahead of UTC, or two', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (at) => {
        const danish = Date.parse(`${danishDate(at)}T${danishClock(at)}Z`)
        const minute = Math.floor(at.getTime() / 60_000) * 60_000
        expect([1, 2]).toContain((danish - minute) / 3_600_000)
      }),
    )
  })
})

describe('calendar dates', () => {
  test('NUM-1 days count through the change to summer time and back, in any zone of the machine', () => {
    for (const zone of ZONES) {
      process.env.TZ = zone
      expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
      expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
      expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
      expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
      expect(isoWeekday('2026-03-29')).toBe(7)
      expect(isoWeekday('2026-03-30')).toBe(1)
    }
  })

  test('NUM-1 days forth and back lead to the same date', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -5_000, max: 5_000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date)
      }),
    )
  })

  test('NUM-1 the weekday of the next day is the next', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(isoWeekday(addDays(date, 1))).toBe((isoWeekday(date) % 7) + 1)
        expect(isDate(date)).toBe(true)
      }),
    )
  })

  test.each(['2026-02-29', '2026-13-01', '2026-04-31', '26-01-01', '2026-1-1', '', '2026-01-01T00:00'])(
    'ANM-4 %j is no date',
    (text) => {
      expect(isDate(text)).toBe(false)
    },
  )

  test('ANM-4 a clock has the form HH:mm', () => {
    expect(['00:00', '09:45', '23:59'].every(isClock)).toBe(true)
    expect(['24:00', '9:45', '12:60', '12.30', '', '12:30:00'].some(isClock)).toBe(false)
  })
})
