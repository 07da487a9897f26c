import { isoWeekday } from './danishTime.ts'

/** The hour that no Danish clock shows on the night of the switch to summer time: the last clock before it, the first after. */
const SKIPPED = { before: '01:59', after: '03:00' } as const

/** The hour that a Danish date does not have, on the last Sunday of March; null on all other dates. */
export function skippedHour(date: string): { before: string; after: string } | null {
  const isLastWeekOfMarch = date.slice(5, 7) === '03' && date.slice(8) >= '25'
  return isLastWeekOfMarch && isoWeekday(date) === 7 ? SKIPPED : null
}

/** Returns whether a Danish date has a clock, 'HH:mm'. */
export function hasClock(date: string, clock: string): boolean {
  const skipped = skippedHour(date)
  return skipped === null || clock <= skipped.before || clock >= skipped.after
}
