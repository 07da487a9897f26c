import { readAddressPeriod } from '../../../domain/time/addressPeriod.ts'
import { addDays, isoWeekday } from '../../../domain/time/danishTime.ts'
import { MAX_TRADE_DAYS } from '../../../domain/reports/tradePeriod.ts'
import { daysBetween } from '../../../domain/time/waiting.ts'

/** First and last delivery date, 'YYYY-MM-DD', both included. */
export interface DateRange {
  from: string
  to: string
}

/** The named periods, in whole weeks from Monday to Sunday, relative to the current week. */
export const NAMED_PERIODS = [
  { name: 'Seneste 4 uger', firstWeek: -3, lastWeek: 0 },
  { name: 'Seneste 12 uger', firstWeek: -11, lastWeek: 0 },
  { name: 'Seneste 26 uger', firstWeek: -25, lastWeek: 0 },
  { name: 'Seneste 52 uger', firstWeek: -51, lastWeek: 0 },
  { name: 'Næste 8 uger', firstWeek: 0, lastWeek: 7 },
] as const

const DEFAULT_PERIOD = 'Seneste 12 uger'

/** The dates of a named period, relative to a day. */
export function namedPeriod(name: string, today: string): DateRange {
  const { firstWeek, lastWeek } = NAMED_PERIODS.find((period) => period.name === name) ?? NAMED_PERIODS[1]
  const monday = addDays(today, 1 - isoWeekday(today))
  return { from: addDays(monday, 7 * firstWeek), to: addDays(monday, 7 * lastWeek + 6) }
}

/** Reads the period from a URL; the default where there is none, and where `error` says why it cannot be used. */
export function readPeriod(search: URLSearchParams, today: string): { period: DateRange; error: string | undefined } {
  const { from, to, errors } = readAddressPeriod(search)
  const fallback = namedPeriod(DEFAULT_PERIOD, today)
  const refuse = (reason: string) => ({ period: fallback, error: `${reason} Perioden er ikke brugt.` })
  if (errors.from && from) return refuse(errors.from)
  const error = errors.from ?? errors.to
  if (error) return { period: fallback, error }
  if (!from && !to) return { period: fallback, error: undefined }
  if (!from) return refuse('Fra-datoen mangler i adressen.')
  if (!to) return refuse('Til-datoen mangler i adressen.')
  if (daysBetween(from, to) >= MAX_TRADE_DAYS) return refuse('Der kan højst vises to år.')
  return { period: { from, to }, error: undefined }
}

/** The name of a period, relative to a day; null where it has none. */
export function nameOfPeriod({ from, to }: DateRange, today: string): string | null {
  const isSame = ({ name }: { name: string }) => {
    const named = namedPeriod(name, today)
    return named.from === from && named.to === to
  }
  return NAMED_PERIODS.find(isSame)?.name ?? null
}
