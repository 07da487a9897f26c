import { danishClock, danishDate } from './danishTime.ts'

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

/** A 'YYYY-MM-DD' as people read it: 'DD-MM-YYYY'. */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-')
  return `${day}-${month}-${year}`
}

/**
 * A moment as Danish local time, 'DD-MM-YYYY HH:mm'. A text is an ISO timestamp; one that names no zone is UTC,
 * as the wire's are. Throws RangeError where it is no timestamp.
 */
export function formatTimestamp(moment: Date | string): string {
  const instant = typeof moment === 'string' ? new Date(assumeUtc(moment)) : moment
  return `${formatDate(danishDate(instant))} ${danishClock(instant)}`
}

/** A 'YYYY-MM-DD' in words, 'd. MMMM yyyy': '5. april 2020'. */
export function formatLongDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day}. ${MONTHS[(month ?? 0) - 1]} ${year}`
}

/**
 * An ISO timestamp with its zone, for Date, which reads one without in the machine's: one that names none is UTC, as
 * the wire's are.
 */
export function assumeUtc(timestamp: string): string {
  const iso = timestamp.replace(' ', 'T')
  return /T[\d:.]+$/.test(iso) ? `${iso}Z` : iso
}
