import { addDays, isoWeekday, WEEKDAYS } from '../time/danishTime.ts'
import { formatDayAndMonth } from '../time/formats.ts'

/** When a menu is available, by the date of delivery. Dates are 'YYYY-MM-DD' and count themselves; null is no limit. */
export interface Offering {
  /** The last date for which it is sold out. */
  soldOutTo: string | null
  /** The first date of its season. */
  offeredFrom: string | null
  /** The last date of its season. */
  offeredTo: string | null
}

/** A reason why a menu is not available on a date, by the codes and data of AVA-2. */
export type NotOffered =
  | { code: 'MENU_NOT_OFFERED'; from: string | null; to: string | null }
  | { code: 'MENU_SOLD_OUT'; to: string }

/** The reasons why a menu is not available on a date, 'YYYY-MM-DD'; empty if it is. */
export function findNotOffered({ soldOutTo, offeredFrom, offeredTo }: Offering, date: string): NotOffered[] {
  const isInSeason = (offeredFrom === null || date >= offeredFrom) && (offeredTo === null || date <= offeredTo)
  return [
    ...(isInSeason ? [] : [{ code: 'MENU_NOT_OFFERED' as const, from: offeredFrom, to: offeredTo }]),
    ...(soldOutTo !== null && date <= soldOutTo ? [{ code: 'MENU_SOLD_OUT' as const, to: soldOutTo }] : []),
  ]
}

/** The day for which a menu is wanted. */
export interface WantedDay {
  /** The date of delivery; null while it is not chosen. */
  date: string | null
  today: string
}

/**
 * The same for a day that may not be chosen yet: until then a season to come does not stand in the way, one that is over
 * does, and so does being sold out today.
 */
export function findNotOfferedYet(offering: Offering, { date, today }: WantedDay): NotOffered[] {
  const isToCome = offering.offeredFrom !== null && offering.offeredFrom > today
  return findNotOffered(isToCome && date === null ? { ...offering, offeredFrom: null } : offering, date ?? today)
}

/** Says why the menu of this name is not available; dates of another year than today's have it. */
export function formatNotOffered(name: string, reason: NotOffered, today: string): string {
  if (reason.code === 'MENU_SOLD_OUT') {
    return `"${name}" er udsolgt til og med den ${formatDayAndMonth(reason.to, today)}.`
  }
  return `"${name}" kan bestilles til levering ${formatSeason(reason, today)}.`
}

/** A season in words: '1. november til 23. december', 'fra den 1. november', 'til og med den 23. december'. */
export function formatSeason({ from, to }: { from: string | null; to: string | null }, today: string): string {
  const [first, last] = [from, to].map((date) => date && formatDayAndMonth(date, today))
  if (first && last) return `${first} til ${last}`
  return first ? `fra den ${first}` : `til og med den ${last}`
}

/** How long a menu is sold out, as its card says it: a date within six days by its weekday, 'Udsolgt til og med fredag'. */
export function formatSoldOut(to: string, today: string): string {
  if (to === today) return 'Udsolgt i dag'
  if (to === addDays(today, 1)) return 'Udsolgt til og med i morgen'
  if (to > today && to < addDays(today, 7)) return `Udsolgt til og med ${WEEKDAYS[isoWeekday(to) - 1]}`
  return `Udsolgt til og med den ${formatDayAndMonth(to, today)}`
}
