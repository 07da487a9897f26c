import { addDays, isoWeekday } from '../time/danishTime.ts'

/** Days after today that a caterer plans for. */
export const DELIVERY_DAYS_AHEAD = 7

/** Days that statistics may span. */
export const MAX_TRADE_DAYS = 2 * 366
const WEEKS_BEFORE = 12
const WEEKS_AHEAD = 4
const DAYS = (WEEKS_BEFORE + 1 + WEEKS_AHEAD) * 7

/**
 * Fills in the first and last day of statistics, both included: 17 weeks from or up to a single date, and without any
 * date whole weeks from 12 back to 4 ahead.
 */
export function resolveTradePeriod(
  { from, to }: { from?: string | null | undefined; to?: string | null | undefined },
  today: string,
): { from: string; to: string } {
  if (from) return { from, to: to ?? addDays(from, DAYS - 1) }
  if (to) return { from: addDays(to, 1 - DAYS), to }
  const monday = addDays(today, 1 - isoWeekday(today))
  return { from: addDays(monday, -7 * WEEKS_BEFORE), to: addDays(monday, 7 * WEEKS_AHEAD + 6) }
}
