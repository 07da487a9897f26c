import { beforeEach, describe, expect, test } from 'vitest'
import { startTestServer } from '../testing/testServer.ts'

const TOKEN = 'q7Vw-secret_of_22_sign'
const ID = '1c9f4ac2-3d9d-4bd6-a3f0-5a1f00000900'
const BY_LINK = `/ordre/${TOKEN}/kalender.ics`
const BY_ID = `/tak-for-din-bestilling/${ID}/kalender.ics`

let bff: Awaited<ReturnType<typeof startTestServer>>
beforeEach(async () => {
  bff = await startTestServer()
  return () => bff.stop()
})

const get = async (path: string, email?: 'smagen@demo.dk' | 'kunde@demo.dk', method = 'GET') =>
  fetch(bff.url + path, { method, headers: email ? { cookie: `session=${await bff.v2.token(email)}` } : {} })
const file = (text: string) => ({
  status: 200,
  text,
  headers: {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="ordre-100042.ics"',
  },
})

describe('VIS-6 the file for a calendar', () => {
  test.each([
    [BY_LINK, `GET /order-links/${TOKEN}/calendar.ics`, undefined],
    [BY_ID, `GET /orders/${ID}/calendar.ics`, 'kunde@demo.dk'],
    [BY_ID, `GET /orders/${ID}/calendar.ics`, 'smagen@demo.dk'],
  ] as const)('%s is that of the service, named and never stored', async (path, call, email) => {
    bff.v2.answer(call, () => file('BEGIN:VCALENDAR'))
    const answer = await get(path, email)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('BEGIN:VCALENDAR')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="ordre-100042.ics"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    const head = await get(path, email, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test('is refused in Danish where the page shows no order', async () => {
    const refused = async (path: string, email?: 'kunde@demo.dk') => {
      const answer = await get(path, email)
      return [answer.status, answer.headers.get('content-type'), await answer.text()]
    }
    const type = 'text/plain; charset=utf-8'
    const notShown = 'Vi kan ikke vise denne bestilling. Har du bestilt med en konto, så log ind med den.\n'
    bff.v2.answer(`GET /orders/${ID}/calendar.ics`, () => ({ status: 404, body: {} }))
    expect(await refused(BY_ID)).toEqual([404, type, notShown])
    expect(await refused(BY_ID, 'kunde@demo.dk')).toEqual([404, type, notShown])
    bff.v2.answer(`GET /order-links/${TOKEN}/calendar.ics`, () => ({ status: 404, body: {} }))
    expect(await refused(BY_LINK)).toEqual([404, type, 'Linket virker ikke.\n'])
    bff.v2.answer(`GET /order-links/${TOKEN}/calendar.ics`, () => ({ status: 410, body: {} }))
    expect(await refused(BY_LINK)).toEqual([
      410,
      type,
      'Linket virker ikke længere. Åbn bestillingen fra den nyeste mail om den.\n',
    ])
    expect((await get(BY_LINK, undefined, 'POST')).status).toBe(405)
  })

  test('ROLE-2 the token of a link is never logged, whatever fails', async () => {
    for (const how of ['hang up', { status: 500 }] as const) {
      bff.v2.answer(`GET /order-links/${TOKEN}/calendar.ics`, () => how)
      const failed = await get(BY_LINK)
      expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '2'])
    }
    expect(bff.logged.length).toBeGreaterThan(0)
    expect(JSON.stringify(bff.logged)).not.toContain(TOKEN)
    expect(await bff.metrics.text()).not.toContain(TOKEN)
  })
})
