import { toPlainText } from '../../../domain/texts/typedText.ts'
import type { ClockInterval } from '../../../domain/availability/availabilityRules.ts'

/**
 * Reads hours as they are typed: '10-14, 17:00-20.30'. Empty and 'lukket' are none; null is no hours. A clock may leave
 * out its minutes.
 */
export function parseIntervals(typed: string): ClockInterval[] | null {
  if (typed.trim().toLocaleLowerCase('da') === CLOSED) return []
  const intervals: ClockInterval[] = []
  for (const part of toPlainText(typed).split(/,|;|\bog\b/)) {
    if (part.trim() === '') continue
    const [, from, to] = /^\s*([\d:.]+)\s*[-–]\s*([\d:.]+)\s*$/.exec(part) ?? []
    const [start, end] = [from, to].map((clock) => parseClock(clock ?? ''))
    if (!start || !end) return null
    intervals.push({ from: start, to: end })
  }
  return intervals
}

const CLOSED = 'lukket'

/** Formats the hours of an exception as they are typed: null as on the weekday is empty, none is 'lukket'. */
export function typedExceptionHours(intervals: readonly ClockInterval[] | null): string {
  if (intervals === null) return ''
  return intervals.length === 0 ? CLOSED : typedIntervals(intervals)
}

/** Formats hours as they are typed: '10:00-14:00, 17:00-20:00'. */
export const typedIntervals = (intervals: readonly ClockInterval[]): string =>
  intervals.map(({ from, to }) => `${from}-${to}`).join(', ')

function parseClock(typed: string): string | null {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(typed) ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null
  return `${hour.padStart(2, '0')}:${minute}`
}
