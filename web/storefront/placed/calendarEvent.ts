import { parseDanishMoment } from '../../../domain/time/danishMoment.ts'

/** What a calendar is told of a delivery. Texts may hold anything. */
export interface CalendarEvent {
  uid: string
  /** When it was made. */
  stamp: Date
  /** 'YYYY-MM-DD' and 'HH:mm', Danish. */
  date: string
  clock: string
  summary: string
  description: string
  location: string | null
}

const MAX_LINE_BYTES = 75

/** Renders one event of half an hour as iCalendar (RFC 5545), in UTC. */
export function renderCalendarEvent(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kuvert//Bestilling//DA',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(parseDanishMoment(event.date, event.clock))}`,
    'DURATION:PT30M',
    `SUMMARY:${escape(event.summary)}`,
    `DESCRIPTION:${escape(event.description)}`,
    ...(event.location === null ? [] : [`LOCATION:${escape(event.location)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function utc(moment: Date): string {
  return `${moment.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
}

function escape(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n')
}

// A longer line goes on after a break and a blank, and no character is cut.
function fold(line: string): string {
  const parts = ['']
  let bytes = 0
  for (const character of line) {
    const size = utf8Length(character)
    if (bytes + size > MAX_LINE_BYTES) {
      parts.push('')
      // the blank counts
      bytes = 1
    }
    parts[parts.length - 1] += character
    bytes += size
  }
  return parts.join('\r\n ')
}

function utf8Length(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}
