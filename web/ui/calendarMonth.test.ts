import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, isoWeekday } from '../../domain/time/danishTime.ts'
import { addMonths, calendarWeeks, dayAfterKey, monthName, monthOf, weekdayAndDate } from './calendarMonth.ts'

const anyDate = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-01', days))

describe('the months of the calendar', () => {
  test('NUM-1 shows May 2027 in Danish, Monday first', () => {
    expect(monthName('2027-05')).toBe('maj 2027')
    expect(calendarWeeks('2027-05')[0]).toEqual([null, null, null, null, null, '2027-05-01', '2027-05-02'])
    expect(calendarWeeks('2027-05').at(-1)).toEqual(['2027-05-31', null, null, null, null, null, null])
    expect(weekdayAndDate('2027-05-06')).toBe('torsdag 6. maj 2027')
  })

  test('has every day of a month once, in its weekday column', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const weeks = calendarWeeks(monthOf(date))
        const days = weeks.flat().filter((day) => day !== null)
        expect(days).toContain(date)
        expect(days).toEqual(days.map((_, index) => addDays(`${monthOf(date)}-01`, index)))
        for (const week of weeks) {
          week.forEach((day, column) => expect(day === null || isoWeekday(day) === column + 1).toBe(true))
        }
      }),
    )
  })

  test('months are added across the turn of the year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01')
    expect(addMonths('2027-01', -1)).toBe('2026-12')
    expect(addMonths('2026-11', -23)).toBe('2024-12')
  })
})

describe('moving by keys', () => {
  test('goes by day, week, ends of the week and month', () => {
    const move = (key: string) => dayAfterKey(key, '2027-05-06', '2026-11-21')
    expect(move('ArrowLeft')).toBe('2027-05-05')
    expect(move('ArrowRight')).toBe('2027-05-07')
    expect(move('ArrowUp')).toBe('2027-04-29')
    expect(move('ArrowDown')).toBe('2027-05-13')
    expect(move('Home')).toBe('2027-05-03')
    expect(move('End')).toBe('2027-05-09')
    expect(move('PageUp')).toBe('2027-04-06')
    expect(move('PageDown')).toBe('2027-06-06')
    expect(move('a')).toBeNull()
  })

  test('ends at the last day of a shorter month', () => {
    expect(dayAfterKey('PageDown', '2027-01-31', '2026-11-21')).toBe('2027-02-28')
  })

  test('ANM-7 a key never moves before the earliest day', () => {
    expect(dayAfterKey('PageUp', '2026-11-25', '2026-11-21')).toBe('2026-11-21')
    expect(dayAfterKey('ArrowLeft', '2026-11-21', '2026-11-21')).toBe('2026-11-21')
  })
})
