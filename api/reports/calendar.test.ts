import ICAL from 'ical.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { addOrderFixture, call, type OrderFixture, noon } from '../orders/testing/orderFixture.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { addOrder, orderedMenu } from './testing/addOrder.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ now: () => noon })
  return () => service.close()
})

const TODAY = '2026-11-21'

describe('ORL-4 the calendar', () => {
  const feed = (secret: string, headers: Record<string, string> = {}) =>
    call(service, 'GET', `/calendar/${secret}`, { headers })
  const secretOf = async (fixture: OrderFixture) =>
    (await call(service, 'GET', '/cater/calendar-secret', fixture)).json().secret as string
  const events = (body: string) =>
    new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))

  test('NUM-1 has each delivery at its Danish time around daylight saving changes, in any system time zone', async () => {
    const fixture = await addOrderFixture(service)
    const times: [string, string, string][] = [
      ['2026-10-24', '23:30', '2026-10-24T21:30:00Z'],
      ['2026-10-25', '01:30', '2026-10-24T23:30:00Z'],
      ['2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
      ['2026-10-25', '03:30', '2026-10-25T02:30:00Z'],
      ['2027-03-27', '12:00', '2027-03-27T11:00:00Z'],
      ['2027-03-28', '01:59', '2027-03-28T00:59:00Z'],
      ['2027-03-28', '02:30', '2027-03-28T01:30:00Z'],
      ['2027-03-28', '03:00', '2027-03-28T01:00:00Z'],
    ]
    for (const [date, deliveryTime] of times) await addOrder(service, fixture, 'accepted', date, { deliveryTime })
    const { body } = await feed(await secretOf(fixture))
    const starts = events(body).map(({ startDate }) => startDate.toString())
    expect(starts.sort()).toEqual(times.map(([, , moment]) => moment).sort())
    for (const event of events(body)) expect(event.duration.toSeconds()).toBe(1800)
  })

  test('has the accepted deliveries from 30 days back with covers and address', async () => {
    const fixture = await addOrderFixture(service, { name: 'Køkken; Have,\r\nBEGIN:VEVENT' })
    const menus = [orderedMenu('Platte', 40, 100), orderedMenu('Buffet', 20, 100)]
    const address = { address: 'Ågade 1, 2. sal', zipCode: '8000', city: 'Aarhus C', comment: 'Spørg efter Karen' }
    const { id, orderRef } = await addOrder(service, fixture, 'accepted', '2026-10-22', { menus, ...address })
    await addOrder(service, fixture, 'paid', '2026-10-22', { menus: [orderedMenu('Platte', 1, 100)] })
    for (const [state, date] of [
      ['accepted', '2026-10-21'],
      ['awaiting', TODAY],
      ['refused', TODAY],
    ] as const)
      await addOrder(service, fixture, state, date)
    const { body, headers } = await feed(await secretOf(fixture))
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(body).toContain('\r\nNAME:Leveringer fra Køkken\\; Have\\, BEGIN:VEVENT\r\n')
    expect(events(body).map(({ summary }) => summary)).toEqual([
      `Ordre ${orderRef}: 60 kuverter`,
      `Ordre ${orderRef + 1}: 1 kuvert`,
    ])
    expect(events(body)[0]).toMatchObject({ uid: `${id}@kuvert`, location: 'Ågade 1, 2. sal, 8000 Aarhus C' })
    expect(events(body)[1]?.location).toBeNull()
    for (const secret of ['Spørg efter', 'karen@example.dk']) expect(body).not.toContain(secret)
  })

  test('DAY-9 an event carries the customer’s name and phone; lines end in CRLF and have at most 75 octets', async () => {
    const fixture = await addOrderFixture(service, { name: 'Åse Ærøskøbings Kødfrie Køkken på Ærø og Øerne 🥗🥗🥗' })
    const orderer = `Ærø; Åse, ${'Øllegård 🥗 '.repeat(12)}Ædel`
    await addOrder(service, fixture, 'accepted', TODAY, { orderer, phoneNumber: '+4520304050' })
    const { body } = await feed(await secretOf(fixture))
    expect(body).toMatch(/\r\nEND:VCALENDAR\r\n$/)
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(events(body).map(({ description }) => description)).toEqual([`Kunde: ${orderer}\nTelefon: +45 20 30 40 50`])
  })

  test('keeps its ETag until a delivery changes', async () => {
    const fixture = await addOrderFixture(service)
    await addOrder(service, fixture, 'accepted', TODAY)
    const secret = await secretOf(fixture)
    const { etag } = (await feed(secret)).headers
    expect((await feed(secret, { 'if-none-match': String(etag) })).statusCode).toBe(304)
    await addOrder(service, fixture, 'accepted', TODAY)
    expect((await feed(secret, { 'if-none-match': String(etag) })).statusCode).toBe(200)
  })

  test('is readable with its secret only, until that is renewed', async () => {
    const [fixture, other] = [await addOrderFixture(service), await addOrderFixture(service)]
    const secret = await secretOf(fixture)
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    expect(await secretOf(fixture)).toBe(secret)
    expect(await secretOf(other)).not.toBe(secret)
    const renewed = (await call(service, 'PUT', '/cater/calendar-secret', fixture)).json().secret
    expect(renewed).not.toBe(secret)
    expect(await secretOf(fixture)).toBe(renewed)
    expect((await feed(renewed)).statusCode).toBe(200)
    for (const wrong of [secret, 'x', '%00', 'null'])
      expect([wrong, (await feed(wrong)).statusCode]).toEqual([wrong, 404])
    await service.db.updateTable('cater').set({ deletedAt: noon }).where('id', '=', fixture.cater.id).execute()
    expect((await feed(renewed)).statusCode).toBe(404)
  })
})
