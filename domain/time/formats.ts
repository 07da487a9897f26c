import { danishClock, danishDate, isoWeekday, WEEKDAYS } from './danishTime.ts'

const MONTHS = [
  'januar',
  'februar',
  'marts',
  'april',
  'maj',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'december',
] as const

/** Formats a date 'YYYY-MM-DD' as 'DD-MM-YYYY'. */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-')
  return `${day}-${month}-${year}`
}

/**
 * Formats a moment as Danish local time, 'DD-MM-YYYY HH:mm'. A text is an ISO timestamp; without a zone it is UTC, as
 * on the wire. Throws RangeError for an invalid timestamp.
 */
export function formatTimestamp(moment: Date | string): string {
  const instant = typeof moment === 'string' ? new Date(assumeUtc(moment)) : moment
  return `${formatDate(danishDate(instant))} ${danishClock(instant)}`
}

/** Formats a date 'YYYY-MM-DD' in words: '5. april 2020'. */
export function formatLongDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day}. ${MONTHS[(month ?? 0) - 1]} ${year}`
}

/** Formats a date 'YYYY-MM-DD' in words, with its year only where that is not today's: '5. april'. */
export function formatDayAndMonth(date: string, today: string): string {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4)
  return isThisYear ? formatLongDate(date).slice(0, -5) : formatLongDate(date)
}

/** Formats a date 'YYYY-MM-DD' in words with its weekday: 'søndag den 5. april 2020'. */
export function formatWeekdayDate(date: string): string {
  return `${WEEKDAYS[isoWeekday(date) - 1]} den ${formatLongDate(date)}`
}

/**
 * Adds 'Z' to an ISO timestamp without a zone, as on the wire: Date would read it in the machine's zone.
 */
export function assumeUtc(timestamp: string): string {
  const iso = timestamp.replace(' ', 'T')
  return /T[\d:.]+$/.test(iso) ? `${iso}Z` : iso
}
