import type { UnavailableReason } from '../../../domain/availability/availability.ts'

/** The word of a day in a calendar. */
export type DayLabel = 'Fuldt' | 'Få pladser' | 'Lukket' | 'For sent' | 'Udsolgt' | 'Ikke endnu'

const LABELS: Partial<Record<UnavailableReason['code'], DayLabel>> = {
  TOO_FAR_AHEAD: 'Ikke endnu',
  LEAD_TIME: 'For sent',
  CLOSED_WEEKDAY: 'Lukket',
  CLOSED_DATE: 'Lukket',
  HOLIDAY: 'Lukket',
  DAY_FULL: 'Fuldt',
  MENU_NOT_OFFERED: 'Udsolgt',
  MENU_SOLD_OUT: 'Udsolgt',
}

// Reasons that no deadline changes are shown before it
const PRECEDENCE: readonly DayLabel[] = ['Lukket', 'Fuldt', 'Udsolgt', 'Ikke endnu', 'For sent']

/** AVA-9: whether a reason is about the day; the others (the place, the number of covers) hold for every day alike. */
export function isAboutDay(code: string): boolean {
  return Object.hasOwn(LABELS, code)
}

/** AVA-9: the word for a day that has these reasons against it, by their codes; null where none is about the day. */
export function dayLabel(codes: readonly string[]): DayLabel | null {
  const labels = new Set(
    codes.map((code) => (isAboutDay(code) ? LABELS[code as UnavailableReason['code']] : undefined)),
  )
  return PRECEDENCE.find((label) => labels.has(label)) ?? null
}
