import { addDays, isDate, isoWeekday, WEEKDAYS } from '../../../domain/danishTime.ts'
import { formatDate } from '../../../domain/formats.ts'
import { daysBetween } from '../../../domain/waiting.ts'

/** First and last delivery date, 'YYYY-MM-DD', both included. */
export interface ProductionDays {
  from: string
  to: string
}

/** The most that the service sums. */
const MAX_DAYS = 62

/** The days in an address; today where there are none, and no more than the service sums. */
export function readDays(search: URLSearchParams, today: string): ProductionDays {
  const [from, to] = [search.get('from'), search.get('to')]
  const first = from && isDate(from) ? from : to && isDate(to) ? to : today
  const last = to && isDate(to) && to >= first ? to : first
  const longest = addDays(first, MAX_DAYS - 1)
  return { from: first, to: last < longest ? last : longest }
}

/** As many days, directly before (-1) or after (1). */
export function shiftDays({ from, to }: ProductionDays, direction: -1 | 1): ProductionDays {
  const shift = direction * (daysBetween(from, to) + 1)
  return { from: addDays(from, shift), to: addDays(to, shift) }
}

/** What they are called: 'fredag 20-11-2026', '20-11-2026 til 22-11-2026'. */
export function nameOfDays({ from, to }: ProductionDays): string {
  if (from === to) return `${WEEKDAYS[isoWeekday(from) - 1]} ${formatDate(from)}`
  return `${formatDate(from)} til ${formatDate(to)}`
}
