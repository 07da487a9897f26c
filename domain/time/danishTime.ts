const DAY = 86_400_000
const HOUR = 3_600_000
const STANDARD_OFFSET = HOUR
/** Summer time first: a clock that comes twice is first of summer time. */
const DANISH_OFFSETS = [2 * HOUR, STANDARD_OFFSET]

let copenhagen: Intl.DateTimeFormat | undefined
/** Created at its first use, not while a page's script is loaded: it takes a phone some 15 ms. */
const copenhagenFormat = () =>
  (copenhagen ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Copenhagen',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }))

/** The Danish date of a moment, 'YYYY-MM-DD'. Throws RangeError for an invalid Date. */
export function danishDate(moment: Date): string {
  const { year, month, day } = danishParts(moment)
  return `${year}-${month}-${day}`
}

/** The Danish clock of a moment, 'HH:mm'. Throws RangeError for an invalid Date. */
export function danishClock(moment: Date): string {
  const { hour, minute } = danishParts(moment)
  return `${hour}:${minute}`
}

/**
 * The moment of a Danish date 'YYYY-MM-DD' and clock 'HH:mm'. Of a clock that comes twice it is the first; one that the
 * switch to summer time leaves out is as much later as the switch is.
 */
export function danishMoment(date: string, clock: string): Date {
  const asUtc = Date.parse(`${date}T${clock}:00Z`)
  const candidates = DANISH_OFFSETS.map((offset) => new Date(asUtc - offset))
  const isRight = (moment: Date) => danishDate(moment) === date && danishClock(moment) === clock
  return candidates.find(isRight) ?? new Date(asUtc - STANDARD_OFFSET)
}

/** Adds days to a calendar date; a negative number subtracts. Both dates are 'YYYY-MM-DD'. */
export function addDays(date: string, days: number): string {
  return new Date(utcMidnight(date) + days * DAY).toISOString().slice(0, 10)
}

/** The weekday of a 'YYYY-MM-DD': 1 is Monday, 7 is Sunday. */
export function isoWeekday(date: string): number {
  return new Date(utcMidnight(date)).getUTCDay() || 7
}

/** The weekdays' names, Monday first. */
export const WEEKDAYS = ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'] as const

/** Returns whether a text is a real date, 'YYYY-MM-DD'. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = utcMidnight(text)
  // Date reads 30 February as 1 March; only a real date survives the round trip
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Returns whether a text is a clock, 'HH:mm' from 00:00 to 23:59. */
export function isClock(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

// A calendar date has no zone: computing at UTC midnight makes it independent of the machine's zone
function utcMidnight(date: string): number {
  return Date.parse(`${date}T00:00:00Z`)
}

function danishParts(moment: Date): Record<'year' | 'month' | 'day' | 'hour' | 'minute', string> {
  const parts = { year: '', month: '', day: '', hour: '', minute: '' }
  for (const { type, value } of copenhagenFormat().formatToParts(moment)) {
    if (type in parts) parts[type as keyof typeof parts] = value
  }
  return { ...parts, year: parts.year.padStart(4, '0') }
}
