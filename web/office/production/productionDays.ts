import { addDays, isDate, isoWeekday, WEEKDAYS } from '../../../domain/danishTime.ts'
import { formatDate } from '../../../domain/formats.ts'
import { daysBetween } from '../../../domain/waiting.ts'

/** First and last delivery date, 'YYYY-MM-DD', both included. */
export interface ProductionDays {
  from: string
  to: string
}

/** The service's maximum. */
const MAX_DAYS = 62

/** Reads the days from a URL: today where there are none, and at most MAX_DAYS. */
export function readDays(search: URLSearchParams, today: string): ProductionDays {
  const [from, to] = [search.get('from'), search.get('to')]
  const first = from && isDate(from) ? from : to && isDate(to) ? to : today
  const last = to && isDate(to) && to >= first ? to : first
  const maxLast = addDays(first, MAX_DAYS - 1)
  return { from: first, to: last < maxLast ? last : maxLast }
}

/** The same number of days, directly before (-1) or after (1). */
export function shiftDays({ from, to }: ProductionDays, direction: -1 | 1): ProductionDays {
  const shift = direction * (daysBetween(from, to) + 1)
  return { from: addDays(from, shift), to: addDays(to, shift) }
}

/** The Danish name of the days: 'fredag 20-11-2026', '20-11-2026 til 22-11-2026'. */
export function nameOfDays({ from, to }: ProductionDays): string {
  if (from === to) return `${WEEKDAYS[isoWeekday(from) - 1]} ${formatDate(from)}`
  return `${formatDate(from)} til ${formatDate(to)}`
}
