import ICAL from 'ical.js'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestServer } from '../testing/testServer.ts'

const SECRET = 'Zm9yYmlkZGVu-secret_43'

let bff: Awaited<ReturnType<typeof startTestServer>>
beforeEach(async () => {
  bff = await startTestServer()
  return () => bff.stop()
})

const get = (path: string, init?: RequestInit) => fetch(bff.url + path, init)

/** A feed as the service writes it, over plain text: the fake service speaks JSON. */
const feed = (...starts: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kuvert//Leveringer//DA',
    ...starts.flatMap((start, index) => [
      'BEGIN:VEVENT',
      `UID:${index}@kuvert`,
      'DTSTAMP:20261001T000000Z',
      `DTSTART:${start}`,
      'SUMMARY:Ordre 100042: 58 kuverter',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n')

describe('ORL-4 /kalender/{secret}.ics', () => {
  test('NUM-1 is the calendar of the service, with right times in summer and winter', async () => {
    const body = feed('20261024T160000Z', '20261025T170000Z')
    bff.v2.answer(`GET /calendar/${SECRET}`, () => ({
      status: 200,
      text: body,
      headers: { 'content-type': 'text/calendar; charset=utf-8' },
    }))
    const answer = await get(`/kalender/${SECRET}.ics`)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    const events = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent')
    const danish = new Intl.DateTimeFormat('da-DK', { timeZone: 'Europe/Copenhagen', timeStyle: 'short' })
    expect(events.map((event) => danish.format(new ICAL.Event(event).startDate.toJSDate()))).toEqual(['18.00', '18.00'])
    const known = { 'if-none-match': answer.headers.get('etag') ?? '' }
    expect((await get(`/kalender/${SECRET}.ics`, { headers: known })).status).toBe(304)
  })

  test('is 404 for a wrong secret, another path or another method', async () => {
    for (const path of [
      '/kalender/wrong.ics',
      '/kalender/.ics',
      `/kalender/${SECRET}`,
      '/kalender/..%2Fcaters.ics',
      '/kalender',
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404])
    expect((await get(`/kalender/${SECRET}.ics`, { method: 'POST' })).status).toBe(404)
  })

  test('ROLE-2 is never logged, whatever fails', async () => {
    for (const [how, expected] of [
      ['hang up', [503, '2']],
      [{ status: 500 }, [503, '2']],
      [{ status: 403 }, [502, null]],
    ] as const) {
      bff.v2.answer(`GET /calendar/${SECRET}`, () => how)
      const failed = await get(`/kalender/${SECRET}.ics`)
      expect([failed.status, failed.headers.get('retry-after')]).toEqual(expected)
    }
    expect(JSON.stringify(bff.logged)).not.toContain(SECRET)
    expect(bff.logged.length).toBeGreaterThan(0)
    expect(await bff.metrics.text()).not.toContain(SECRET)
  })
})
