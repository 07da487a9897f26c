import { readAddressPeriod } from '../../../domain/time/addressPeriod.ts'
import type { PeriodErrors } from '../../../domain/time/addressPeriod.ts'
import { addDays, isoWeekday, WEEKDAYS } from '../../../domain/time/danishTime.ts'
import { formatDate } from '../../../domain/time/formats.ts'
import { MAX_PRODUCTION_DAYS } from '../../../domain/kitchen/production.ts'
import { daysBetween } from '../../../domain/time/waiting.ts'

/** First and last delivery date, 'YYYY-MM-DD', both included. */
export interface ProductionDays {
  from: string
  to: string
}

/** Reads the days from a URL, and what is wrong with them; today where there are none. */
export function readDays(search: URLSearchParams, today: string): { days: ProductionDays; errors: PeriodErrors } {
  const { from, to, errors } = readAddressPeriod(search)
  const first = from ?? to ?? today
  const days = { from: first, to: to ?? first }
  const count = countDays(days)
  if (count <= MAX_PRODUCTION_DAYS) return { days, errors }
  const tooLong = `Vælg højst ${MAX_PRODUCTION_DAYS} dage ad gangen. Her er valgt ${count}.`
  return { days, errors: { ...errors, to: tooLong } }
}

/** Returns whether the service can sum the production of the days. */
export function canBeSummed(days: ProductionDays): boolean {
  const count = countDays(days)
  return count > 0 && count <= MAX_PRODUCTION_DAYS
}

/** The same number of days, directly before (-1) or after (1). */
export function shiftDays(days: ProductionDays, direction: -1 | 1): ProductionDays {
  const shift = direction * countDays(days)
  return { from: addDays(days.from, shift), to: addDays(days.to, shift) }
}

/** The Danish name of the days: 'fredag 20-11-2026', '20-11-2026 til 22-11-2026'. */
export function nameOfDays({ from, to }: ProductionDays): string {
  if (from === to) return `${WEEKDAYS[isoWeekday(from) - 1]} ${formatDate(from)}`
  return `${formatDate(from)} til ${formatDate(to)}`
}

const countDays = ({ from, to }: ProductionDays): number => daysBetween(from, to) + 1
