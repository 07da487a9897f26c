import { expect, test } from 'vitest'
import { addDays, danishClock, danishDate, danishMoment } from './danishTime.ts'
import { hasClock } from './skippedHour.ts'

const existsByTimeZone = (date: string, clock: string) => {
  const moment = danishMoment(date, clock)
  return danishDate(moment) === date && danishClock(moment) === clock
}

test('AVA-14 a date has the clocks that its time zone has', () => {
  for (let date = '2026-01-01'; date < '2032-01-01'; date = addDays(date, 1)) {
    const clocks = ['02:00', '02:30', '02:45', '02:59']
    expect([date, clocks.map((clock) => hasClock(date, clock))]).toEqual([
      date,
      clocks.map((clock) => existsByTimeZone(date, clock)),
    ])
  }
})

test('AVA-14 on the night of the spring switch the hour from two is missing, and no other', () => {
  expect(['01:45', '02:00', '02:59', '03:00'].map((clock) => hasClock('2027-03-28', clock))).toEqual([
    true,
    false,
    false,
    true,
  ])
  expect(hasClock('2027-10-31', '02:30')).toBe(true)
})
