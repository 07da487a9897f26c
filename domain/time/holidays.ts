import { addDays } from './danishTime.ts'

/** A Danish holiday. Palmesøndag is highlighted like the others but is not a public holiday. */
export interface Holiday {
  /** 'YYYY-MM-DD' */
  date: string
  name: string
  isPublic: boolean
}

const LAST_STORE_BEDEDAG = 2023

/** The Danish holidays of a year, sorted by date. */
export function danishHolidays(year: number): Holiday[] {
  const easter = easterSunday(year)
  const holiday = (date: string, name: string): Holiday => ({ date, name, isPublic: true })
  return [
    holiday(dateOf(year, 1, 1), 'Nytårsdag'),
    { date: addDays(easter, -7), name: 'Palmesøndag', isPublic: false },
    holiday(addDays(easter, -3), 'Skærtorsdag'),
    holiday(addDays(easter, -2), 'Langfredag'),
    holiday(easter, 'Påskedag'),
    holiday(addDays(easter, 1), '2. påskedag'),
    ...(year <= LAST_STORE_BEDEDAG ? [holiday(addDays(easter, 26), 'Store bededag')] : []),
    holiday(addDays(easter, 39), 'Kristi himmelfartsdag'),
    holiday(addDays(easter, 49), 'Pinsedag'),
    holiday(addDays(easter, 50), '2. pinsedag'),
    holiday(dateOf(year, 12, 25), 'Juledag'),
    holiday(dateOf(year, 12, 26), '2. juledag'),
  ]
}

/** Finds the holiday on a date 'YYYY-MM-DD'; null if there is none. */
export function findHoliday(date: string): Pick<Holiday, 'name' | 'isPublic'> | null {
  const year = date.slice(0, 4)
  // Asked for each of some hundred days when the next possible one is looked for
  const holidays = holidaysByYear.get(year) ?? new Map(danishHolidays(Number(year)).map((each) => [each.date, each]))
  if (/^(19|20|21)\d\d$/.test(year)) holidaysByYear.set(year, holidays)
  const found = holidays.get(date)
  return found ? { name: found.name, isPublic: found.isPublic } : null
}

const holidaysByYear = new Map<string, ReadonlyMap<string, Holiday>>()

// The Gregorian computus of Meeus, Jones and Butcher
function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor((b + 8) / 25)
  const e = Math.floor((b - d + 1) / 3)
  const f = (19 * a + b - Math.floor(b / 4) - e + 15) % 30
  const g = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - f - (c % 4)) % 7
  const h = Math.floor((a + 11 * f + 22 * g) / 451)
  const i = f + g - 7 * h + 114
  return dateOf(year, Math.floor(i / 31), (i % 31) + 1)
}

function dateOf(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
