import ICAL from 'ical.js'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/testApp.ts'
import { addOrderFixture, call, noon, orderBody, type OrderFixture } from '../testing/orderFixture.ts'

let service: TestApp
let fixture: OrderFixture
beforeAll(async () => {
  service = await openTestApp({ now: () => noon })
  fixture = await addOrderFixture(service, { name: 'Smag, Søn; & Co' })
  return () => service.close()
})

const place = async (changes = {}): Promise<{ id: string; orderRef: number; linkToken: string }> =>
  (await call(service, 'POST', '/orders', { body: orderBody(fixture, changes) })).json().order
const byLink = (token: string) => call(service, 'GET', `/order-links/${token}/calendar.ics`)
const byId = (id: string, token = fixture.token) => call(service, 'GET', `/orders/${id}/calendar.ics`, { token })
const eventOf = (body: string) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(body)).getFirstSubcomponent('vevent') ?? undefined)

test('VIS-6 a delivery is an iCalendar event of half an hour in UTC, its texts escaped and its lines ended by CRLF', async () => {
  const { id, orderRef, linkToken } = await place({ time: { date: '2027-07-03', clock: '12:00' } })
  const { statusCode, headers, body } = await byLink(linkToken)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="ordre-${orderRef}.ics"`,
    'cache-control': 'private, no-store',
  })
  expect(body).toContain(`UID:${id}@kuvert\r\n`)
  expect(body).toContain('DTSTART:20270703T100000Z\r\n')
  expect(body).toContain(`DTSTAMP:20261121T110000Z\r\n`)
  expect(body).toContain('SUMMARY:Levering fra Smag\\, Søn\\; & Co\r\n')
  expect(body).toContain(`DESCRIPTION:Ordre ${orderRef}\r\n`)
  expect(body).toContain('LOCATION:Ågade 1\\, 8000 Aarhus C\r\n')
  expect(body).not.toContain('STATUS')
  expect(body).not.toContain('20304050')
  expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(eventOf(body).duration.toSeconds()).toBe(1800)
  expect((await byId(id)).body).toBe(body)
})

test('VIS-6 a line longer than 75 bytes is folded between characters', async () => {
  const address = 'Åboulevarden '.repeat(10).trim()
  const { linkToken } = await place({ delivery: { address, zipCode: '8000', city: 'Aarhus C' } })
  const { body } = await byLink(linkToken)
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(eventOf(body).location).toBe(`${address}, 8000 Aarhus C`)
})

test('VIS-20 a pickup is at the address of its caterer', async () => {
  const address8000 = { address: 'Havnegade 4, baghuset', zipCode: '8000', city: 'Aarhus C' }
  await service.db.updateTable('cater').set(address8000).where('id', '=', fixture.cater.id).execute()
  const { id } = await place()
  const pickup = { address: null, zipCode: null, city: null }
  await service.db.updateTable('order').set(pickup).where('id', '=', id).execute()
  const { body } = await byId(id)
  expect(body).toContain('SUMMARY:Afhentning hos Smag')
  expect(body).toContain('LOCATION:Havnegade 4\\, baghuset\\, 8000 Aarhus C\r\n')
})

test.each([{ refused: true }, { cancelledAt: noon, cancelledBy: 'customer' as const }])(
  'VIS-6 an order that comes to nothing (%j) is cancelled in the calendar, too',
  async (values) => {
    const { id, linkToken } = await place()
    await service.db.updateTable('order').set(values).where('id', '=', id).execute()
    const { body } = await byLink(linkToken)
    expect(body).toContain(`UID:${id}@kuvert\r\n`)
    expect(body).toContain('STATUS:CANCELLED\r\n')
  },
)

test('CHG-1 another link, one that has ended and another caterer’s order have no calendar', async () => {
  const { id, linkToken } = await place()
  const other = await addOrderFixture(service)
  await service.db.updateTable('orderLink').set({ endedAt: noon }).where('orderId', '=', id).execute()
  expect((await byLink(linkToken)).statusCode).toBe(410)
  for (const token of ['x', '%00']) expect((await byLink(token)).statusCode).toBe(404)
  expect((await byId(id, other.token)).statusCode).toBe(404)
  expect((await byId('x')).statusCode).toBe(404)
})
