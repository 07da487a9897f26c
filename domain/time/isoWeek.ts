import { addDays, isoWeekday } from './danishTime.ts'
import { daysBetween } from './waiting.ts'

/** The ISO week of a 'YYYY-MM-DD': '2026-W47'. It belongs to the year of its Thursday. */
export function isoWeek(date: string): string {
  const thursday = addDays(date, 4 - isoWeekday(date))
  const year = thursday.slice(0, 4)
  const week = Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1
  return `${year}-W${String(week).padStart(2, '0')}`
}
