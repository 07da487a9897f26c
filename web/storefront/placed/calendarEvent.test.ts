import { expect, test } from 'vitest'
import { renderCalendarEvent } from './calendarEvent.ts'

const event = {
  uid: 'a@kuvert',
  stamp: new Date('2026-11-23T08:00:00Z'),
  date: '2027-07-03',
  clock: '12:00',
  summary: 'Levering fra Smag, Søn; & Co',
  description: 'Ordre 100048\nRing på',
  location: null,
}

test('VIS-6 a delivery is an iCalendar event in UTC, its texts escaped and its lines ended by CRLF', () => {
  const text = renderCalendarEvent(event)
  expect(text).toContain('DTSTART:20270703T100000Z\r\n')
  expect(text).toContain('DTSTAMP:20261123T080000Z\r\n')
  expect(text).toContain('SUMMARY:Levering fra Smag\\, Søn\\; & Co\r\n')
  expect(text).toContain('DESCRIPTION:Ordre 100048\\nRing på\r\n')
  expect(text).not.toContain('LOCATION')
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

test('VIS-6 a line longer than 75 bytes is folded between characters', () => {
  const location = 'Åboulevarden '.repeat(20)
  const text = renderCalendarEvent({ ...event, location })
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`LOCATION:${location}`)
})
