import { addDays, isoWeekday, WEEKDAYS } from '../../domain/time/danishTime.ts'
import { formatLongDate } from '../../domain/time/formats.ts'

/** The keys that move through the days of the calendar. */
export type CalendarKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End' | 'PageUp' | 'PageDown'

/** The month of a 'YYYY-MM-DD': 'YYYY-MM'. */
export function monthOf(date: string): string {
  return date.slice(0, 7)
}

/** Adds months, negative ones too, to a 'YYYY-MM'. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = year * 12 + number - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** Formats a month, 'YYYY-MM', as a heading: 'maj 2027'. */
export function monthName(month: string): string {
  return formatLongDate(`${month}-01`).replace('1. ', '')
}

/** A date with its weekday: 'torsdag 6. maj 2027'. */
export function weekdayAndDate(date: string): string {
  return `${WEEKDAYS[isoWeekday(date) - 1]} ${formatLongDate(date)}`
}

/** The weeks of a month, Monday first; null for days of other months. */
export function calendarWeeks(month: string): (string | null)[][] {
  const first = `${month}-01`
  const firstMonday = addDays(first, 1 - isoWeekday(first))
  const weeks: (string | null)[][] = []
  for (let monday = firstMonday; monday < `${addMonths(month, 1)}-01`; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, day) => inMonth(addDays(monday, day), month)))
  }
  return weeks
}

/** Returns the day that a key moves to, at least `earliest`; null for any other key. */
export function dayAfterKey(key: string, date: string, earliest: string): string | null {
  const day = isCalendarKey(key) ? MOVES[key](date) : null
  return day !== null && day < earliest ? earliest : day
}

/** The same day of another month, or that month's last day if it is shorter. */
export function sameDayIn(month: string, date: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const wanted = `${month}-${date.slice(8)}`
  return wanted < last ? wanted : last
}

const MOVES: Record<CalendarKey, (date: string) => string> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, 1 - isoWeekday(date)),
  End: (date) => addDays(date, 7 - isoWeekday(date)),
  PageUp: (date) => sameDayIn(addMonths(monthOf(date), -1), date),
  PageDown: (date) => sameDayIn(addMonths(monthOf(date), 1), date),
}

function isCalendarKey(key: string): key is CalendarKey {
  return Object.hasOwn(MOVES, key)
}

function inMonth(date: string, month: string): string | null {
  return monthOf(date) === month ? date : null
}
