import { addDays, isoWeekday } from './danishTime.ts'

/** The most days that statistics are made of. */
export const MAX_TRADE_DAYS = 2 * 366
const WEEKS_BEFORE = 12
const WEEKS_AHEAD = 4
const DAYS = (WEEKS_BEFORE + 1 + WEEKS_AHEAD) * 7

/**
 * The days that statistics are of, both included, where only one of them is asked for or none: without dates whole
 * weeks from 12 back to 4 ahead, with one of them 17 weeks from or up to it.
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
