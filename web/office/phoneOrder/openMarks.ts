import type { DayMarks } from '../../ui/dayMarks.ts'

/** The days as a caterer sees them: marked as for its customers, and all to be chosen. */
export const openMarks = (marks: DayMarks): DayMarks =>
  new Map([...marks].map(([date, mark]) => [date, mark && { ...mark, reasons: [] }]))
