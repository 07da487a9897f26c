import ICAL from 'ical.js'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { addOrderFixture, call, type OrderFixture, noon } from '../orders/testing/orderFixture.ts'
import { addCater, addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { createPasswordLink } from '../users/createPasswordLink.ts'
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
    (await call(service, 'PUT', '/cater/calendar-secret', fixture)).json().secret as string
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
    expect(await secretOf(other)).not.toBe(secret)
    const renewed = await secretOf(fixture)
    expect(renewed).not.toBe(secret)
    expect((await feed(renewed)).statusCode).toBe(200)
    for (const wrong of [secret, 'x', '%00', 'null'])
      expect([wrong, (await feed(wrong)).statusCode]).toEqual([wrong, 404])
    await service.db.updateTable('cater').set({ deletedAt: noon }).where('id', '=', fixture.cater.id).execute()
    expect((await feed(renewed)).statusCode).toBe(404)
  })
})

describe('SEC-14 a calendar feed belongs to a user', () => {
  /** A caterer with the feeds of two owners and of its staff. */
  async function createFeeds() {
    const cater = await addCater(service.db)
    const create = async (staffRole: 'owner' | 'staff') => {
      const user = await addUser(service.db, { role: 'cater', staffRole, caterId: cater.id, verified: true })
      const token = await service.tokenFor(user)
      const { secret } = (await call(service, 'PUT', '/cater/calendar-secret', { token })).json()
      return { id: user.id, email: user.email, token, secret: secret as string }
    }
    return { owner: await create('owner'), second: await create('owner'), staff: await create('staff') }
  }
  type Feed = Awaited<ReturnType<typeof createFeeds>>['owner']
  const statusOf = async ({ secret }: Feed) => (await call(service, 'GET', `/calendar/${secret}`)).statusCode
  const manage = (by: Feed, method: 'PUT' | 'DELETE', url: string, payload?: object) =>
    service.app.inject({ method, url, headers: { authorization: `Bearer ${by.token}` }, ...(payload && { payload }) })
  const list = async ({ token }: Feed) => (await call(service, 'GET', '/cater/calendar-feeds', { token })).json()

  test('ends with its user, with a role in the kitchen for good, and with the password, and no other ends', async () => {
    const { owner, second, staff } = await createFeeds()
    expect(await Promise.all([owner, second, staff].map(statusOf))).toEqual([200, 200, 200])
    const setRole = (staffRole: string) => manage(owner, 'PUT', `/api/users/${staff.id}/staff-role`, { staffRole })
    expect((await setRole('owner')).statusCode).toBe(200)
    expect(await statusOf(staff)).toBe(200)
    await setRole('kitchen')
    expect(await statusOf(staff)).toBe(404)
    await setRole('staff')
    expect(await statusOf(staff)).toBe(404)

    const link = await createPasswordLink(
      { tx: service.db, at: noon, tokens: service.services.tokens, site: '' },
      second.id,
    )
    const payload = { link: link.split('link=')[1], password: 'et langt kodeord' }
    expect((await service.app.inject({ method: 'POST', url: '/api/users/password', payload })).statusCode).toBe(204)
    expect(await statusOf(second)).toBe(404)

    const { owner: other, staff: removed } = await createFeeds()
    await manage(other, 'DELETE', '/api/users', { id: removed.id })
    expect(await statusOf(removed)).toBe(404)
    expect(await Promise.all([owner, other].map(statusOf))).toEqual([200, 200])
  })

  test('is listed with its last fetch to an owner, who can end it, and staff sees and ends its own alone', async () => {
    const { owner, second, staff } = await createFeeds()
    await statusOf(staff)
    const listed = await list(owner)
    expect(listed.map(({ userId }: { userId: string }) => userId).sort()).toEqual(
      [owner.id, second.id, staff.id].sort(),
    )
    const feedOf = (id: string) => listed.find(({ userId }: { userId: string }) => userId === id)
    expect(feedOf(staff.id)).toEqual({
      userId: staff.id,
      name: 'Uffe User',
      isOwn: false,
      createdAt: noon.toISOString(),
      fetchedAt: noon.toISOString(),
      sharedUntil: null,
    })
    expect(feedOf(owner.id)).toMatchObject({ isOwn: true, fetchedAt: null })
    expect(await list(staff)).toMatchObject([{ userId: staff.id, isOwn: true }])

    const end = async (by: Feed, of: Feed) =>
      (await manage(by, 'DELETE', `/api/v2/cater/calendar-feeds/${of.id}`)).statusCode
    const { owner: stranger } = await createFeeds()
    for (const by of [stranger, staff]) expect(await end(by, owner)).toBe(404)
    expect(await end(owner, staff)).toBe(200)
    expect(await end(owner, staff)).toBe(404)
    expect(await statusOf(staff)).toBe(404)
    expect(await end(second, second)).toBe(200)
    expect(await list(owner)).toMatchObject([{ userId: owner.id }])
  })

  test('is stored by its hash alone, also where the request has an idempotency key', async () => {
    const { owner } = await createFeeds()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const renew = async () =>
      (await call(service, 'PUT', '/cater/calendar-secret', { token: owner.token, headers })).json()
    const secrets = [(await renew()).secret, (await renew()).secret]
    expect(await Promise.all(secrets.map((secret) => statusOf({ ...owner, secret })))).toEqual([404, 200])
    for (const table of ['calendarFeed', 'idempotentAnswer', 'cater']) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(service.db)
      for (const secret of secrets) expect(JSON.stringify(rows)).not.toContain(secret)
    }
  })
})
