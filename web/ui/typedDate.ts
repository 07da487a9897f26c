import { foldText, toPlainText } from '../../domain/texts/typedText.ts'
import { isDate } from '../../domain/time/danishTime.ts'
import { formatLongDate } from '../../domain/time/formats.ts'

const MONTH_NAMES = Array.from(
  { length: 12 },
  (_, month) => formatLongDate(`2000-${String(month + 1).padStart(2, '0')}-01`).split(' ')[1] ?? '',
)
const MIN_MONTH_LETTERS = 3
/** 29 February is at most so many years ahead. */
const MAX_YEARS_TO_LEAP_DAY = 8

/** A date as typed: the year may have two digits, or none. */
interface TypedDate {
  day: string
  month: number
  year: string
}

/**
 * Parses a typed date into 'YYYY-MM-DD': 'DD-MM-YYYY' (also with points, slashes or nothing between), 'YYYY-MM-DD', or
 * 'd. MMMM yyyy' with the month's Danish name or its beginning. Null if it is not a date with its whole year.
 */
export function parseTypedDate(typed: string): string | null {
  const read = readDate(typed)
  return read?.year.length === 4 ? toDate(read, Number(read.year)) : null
}

/**
 * Parses a date whose typing has ended: beside those of parseTypedDate one with a year of two digits, and one without
 * a year, which is the next such day from `today` on. Null if it is not a date.
 */
export function parseShortDate(typed: string, today: string): string | null {
  const read = readDate(typed)
  if (!read) return null
  if (read.year !== '') return toDate(read, read.year.length === 2 ? 2000 + Number(read.year) : Number(read.year))
  const first = Number(today.slice(0, 4))
  const years = Array.from({ length: MAX_YEARS_TO_LEAP_DAY + 1 }, (_, later) => first + later)
  return years.map((year) => toDate(read, year)).find((date) => date !== null && date >= today) ?? null
}

function readDate(typed: string): TypedDate | null {
  const text = foldText(toPlainText(typed)).trim()
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (isoYear && isoMonth && isoDay) return { day: isoDay, month: Number(isoMonth), year: isoYear }
  const numbers =
    /^(\d{1,2})[-./ ](\d{1,2})(?:[-./ ](\d{4}|\d{2}))?$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text)
  if (numbers) return { day: numbers[1] ?? '', month: Number(numbers[2]), year: numbers[3] ?? '' }
  const words = /^(\d{1,2})\.?\s*([a-zæøå]+)\.?(?:\s+(\d{4}|\d{2}))?$/.exec(text)
  return words ? { day: words[1] ?? '', month: monthOf(words[2] ?? ''), year: words[3] ?? '' } : null
}

/** 1 to 12; 0 for a word that begins no month, or too short a word. */
function monthOf(word: string): number {
  return word.length < MIN_MONTH_LETTERS ? 0 : MONTH_NAMES.findIndex((name) => name.startsWith(word)) + 1
}

function toDate({ day, month }: TypedDate, year: number): string | null {
  const date = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDate(date) ? date : null
}
