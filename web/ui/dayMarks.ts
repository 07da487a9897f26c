/** The shapes that distinguish days without colour. */
export type DayShape = 'full' | 'few' | 'closed' | 'holiday' | 'late'

/** The mark of a day in a calendar. */
export interface DayMark {
  /** 'Fuldt', '+10 %': stands in the day's cell and its accessible name. */
  label: string
  /** Null for a text alone. */
  shape: DayShape | null
  /** The reasons why the day cannot be chosen, in whole sentences; empty where it can. */
  reasons: readonly string[]
}

/** The marks of days, by date; null is a day without a mark. Other dates are not known. */
export type DayMarks = ReadonlyMap<string, DayMark | null>

/** True if a day is known not to be possible. */
export function isBlocked(marks: DayMarks, date: string): boolean {
  return (marks.get(date)?.reasons.length ?? 0) > 0
}

/** The first later day that is known to be possible; null where none is known. */
export function nextOpenDay(marks: DayMarks, date: string): string | null {
  const later = [...marks.keys()].filter((day) => day > date && !isBlocked(marks, day)).sort()
  return later[0] ?? null
}
