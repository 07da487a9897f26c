import { isDate } from './danishTime.ts'
import { formatLongDate } from './formats.ts'

const MONTH_NAMES = Array.from(
  { length: 12 },
  (_, month) => formatLongDate(`2000-${String(month + 1).padStart(2, '0')}-01`).split(' ')[1],
)

/**
 * Parses a typed date into 'YYYY-MM-DD': 'DD-MM-YYYY' (also with points or slashes) or 'd. MMMM yyyy' with the month's
 * Danish name. Null if it is not a date.
 */
export function parseTypedDate(typed: string): string | null {
  const text = typed.trim().toLowerCase()
  const numbers = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})$/.exec(text)
  if (numbers) return dateOf(numbers[3], Number(numbers[2]), numbers[1])
  const words = /^(\d{1,2})\.?\s*([a-zæøå]+)\s+(\d{4})$/.exec(text)
  return words ? dateOf(words[3], MONTH_NAMES.indexOf(words[2]) + 1, words[1]) : null
}

function dateOf(year: string | undefined, month: number, day: string | undefined): string | null {
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isDate(date) ? date : null
}
