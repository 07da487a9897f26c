/** The shapes that distinguish days without colour. */
export type DayShape = 'full' | 'few' | 'closed' | 'holiday' | 'late'

/** What a calendar says of a day. */
export interface DayMark {
  /** 'Fuldt', '+10 %': stands in the day's cell and its accessible name. */
  label: string
  /** Null for a text alone. */
  shape: DayShape | null
  /** Why the day cannot be chosen, in whole sentences; empty where it can. */
  reasons: readonly string[]
}

/** What is known of days, by date; null is a day of which nothing need be said. Other dates are not known. */
export type DayMarks = ReadonlyMap<string, DayMark | null>

/** Whether a day is known not to be possible. */
export function isBlocked(marks: DayMarks, date: string): boolean {
  return (marks.get(date)?.reasons.length ?? 0) > 0
}

/** The first later day that is known to be possible; null where none is known. */
export function nextOpenDay(marks: DayMarks, date: string): string | null {
  const later = [...marks.keys()].filter((day) => day > date && !isBlocked(marks, day)).sort()
  return later[0] ?? null
}
