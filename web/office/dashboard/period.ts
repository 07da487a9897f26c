import { addDays, isDate, isoWeekday } from '../../../domain/danishTime.ts'
import { MAX_TRADE_DAYS } from '../../../domain/tradePeriod.ts'
import { daysBetween } from '../../../domain/waiting.ts'

/** First and last delivery date, 'YYYY-MM-DD', both included. */
export interface Period {
  from: string
  to: string
}

/** Periods that can be chosen by name, in whole weeks from Monday to Sunday. */
export const NAMED_PERIODS = [
  { name: 'Seneste 4 uger', firstWeek: -3, lastWeek: 0 },
  { name: 'Seneste 12 uger', firstWeek: -11, lastWeek: 0 },
  { name: 'Seneste 26 uger', firstWeek: -25, lastWeek: 0 },
  { name: 'Seneste 52 uger', firstWeek: -51, lastWeek: 0 },
  { name: 'Næste 8 uger', firstWeek: 0, lastWeek: 7 },
] as const

const USUAL = 'Seneste 12 uger'

/** A named period as it is on a day. */
export function namedPeriod(name: string, today: string): Period {
  const { firstWeek, lastWeek } = NAMED_PERIODS.find((period) => period.name === name) ?? NAMED_PERIODS[1]
  const monday = addDays(today, 1 - isoWeekday(today))
  return { from: addDays(monday, 7 * firstWeek), to: addDays(monday, 7 * lastWeek + 6) }
}

/** The period in an address; the usual one where there is none, or none that can be summed. */
export function readPeriod(search: URLSearchParams, today: string): Period {
  const [from, to] = [search.get('from'), search.get('to')]
  if (!from || !to || !isDate(from) || !isDate(to)) return namedPeriod(USUAL, today)
  const days = daysBetween(from, to)
  return days >= 0 && days < MAX_TRADE_DAYS ? { from, to } : namedPeriod(USUAL, today)
}

/** The name of a period on a day; null where it has none. */
export function nameOfPeriod({ from, to }: Period, today: string): string | null {
  const isIt = ({ name }: { name: string }) => {
    const named = namedPeriod(name, today)
    return named.from === from && named.to === to
  }
  return NAMED_PERIODS.find(isIt)?.name ?? null
}
