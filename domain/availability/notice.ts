import { addDays, danishClock, danishDate, isDate } from '../time/danishTime.ts'
import { formatDaysBefore } from '../texts/counts.ts'

/** The clocks to choose from: every 15 minutes from 00:00 to 23:45. */
export const CLOCKS: readonly string[] = Array.from({ length: 96 }, (_, quarter) => {
  const hour = String(Math.floor(quarter / 4)).padStart(2, '0')
  return `${hour}:${String((quarter % 4) * 15).padStart(2, '0')}`
})

/** The initial clock of the order form. */
export const DEFAULT_CLOCK = '18:00'

/** Returns whether a delivery date is within the caterer's days of notice, which warns and does not block. */
export function isShortNotice(date: string, today: string, orderBefore: number): boolean {
  return date < addDays(today, orderBefore)
}

/** The warning for a date with short notice. */
export function formatShortNotice(orderBefore: number): string {
  return `Vi anbefaler at bestille mindst ${formatDaysBefore(orderBefore)}. Kontakt os, hvis det haster.`
}

/** Returns whether a delivery ('YYYY-MM-DD' and 'HH:mm', Danish) is past: today needs a clock later than now. */
export function isPastDelivery(date: string, clock: string, now: Date): boolean {
  const today = danishDate(now)
  return date < today || (date === today && clock <= danishClock(now))
}

/** The last date that can be ordered for: the same day two years ahead, and 28 February where that year has no 29th. */
export function lastDeliveryDate(today: string): string {
  const date = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`
  return isDate(date) ? date : addDays(`${date.slice(0, 4)}-03-01`, -1)
}
