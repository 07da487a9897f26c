import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { StoredMail } from '../../mail/mail.ts'
import { openTestApp, type TestApp } from '../../testing/testApp.ts'
import { addOrderFixture, call, noon, orderBody, type OrderFixture, placeTestOrder } from '../testing/orderFixture.ts'

const delivered: StoredMail[] = []
let service: TestApp
let fixture: OrderFixture
beforeAll(async () => {
  service = await openTestApp({ now: () => noon, deliver: async (mail) => void delivered.push(mail) })
  fixture = await addOrderFixture(service)
  await service.services.mailQueue.start()
  return () => service.close()
})

const TOKEN = /\/ordre\/([\w-]{22})\b/

/** The token in the newest mail of a kind about an order. */
async function tokenOf(orderId: string, kind = 'placed'): Promise<string> {
  const find = () => delivered.findLast((mail) => mail.orderId === orderId && mail.kind === kind)
  await expect.poll(find).toBeDefined()
  const [, token = ''] = TOKEN.exec(find()?.text ?? '') ?? []
  expect(find()?.html).toContain(`/ordre/${token}"`)
  return token
}

const open = (token: string) => call(service, 'GET', `/order-links/${token}`)
const write = (token: string, message = 'Kan vi få mere brød?', address?: string) =>
  call(service, 'POST', `/order-links/${token}/messages`, { body: { message }, ...(address && { address }) })

/** Everything in the database that reading must not change. */
const contentOf = async () =>
  JSON.stringify(
    await Promise.all(
      ['order', 'orderEvent', 'orderMessage', 'orderLink', 'attempt'].map(
        async (table) => (await sql`select * from ${sql.table(table)} order by 1`.execute(service.db)).rows,
      ),
    ),
  )

test('CHG-1 the link in the mail opens its order, uncached, without what is for the caterer or users', async () => {
  const order = await placeTestOrder(service, fixture)
  const answer = await open(await tokenOf(order.id))
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(answer.json()).toMatchObject({ id: order.id, orderer: 'Karen Kunde', price: 1695, notes: null, mails: [] })
  expect(answer.json().events[0]).toMatchObject({ type: 'placed', by: 'Karen Kunde' })
})

test('CHG-1 the database holds no token, neither in its links nor in its mails', async () => {
  const order = await placeTestOrder(service, fixture)
  const token = await tokenOf(order.id)
  for (const table of ['orderLink', 'mail', 'idempotentAnswer', 'attempt']) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(service.db)
    expect(JSON.stringify(rows)).not.toContain(token)
  }
})

test('VIS-6 CHG-1 whoever placed an order gets its link, each time with the same key, and the database does not store it', async () => {
  const body = orderBody(fixture)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const place = async () => (await call(service, 'POST', '/orders', { body, headers })).json().order
  const placed = await place()
  expect(placed.linkToken).toMatch(/^[\w-]{22}$/)
  expect((await open(placed.linkToken)).json()).toMatchObject({ id: placed.id, orderer: 'Karen Kunde' })
  // The mail has a link of its own, and both open the order
  expect((await open(await tokenOf(placed.id))).json().id).toBe(placed.id)
  const again = await place()
  expect(again).toEqual({ ...placed, linkToken: expect.not.stringMatching(placed.linkToken) })
  expect((await open(again.linkToken)).json().id).toBe(placed.id)
  expect((await open(placed.linkToken)).json().id).toBe(placed.id)
  for (const table of ['orderLink', 'idempotentAnswer']) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(service.db)
    for (const { linkToken } of [placed, again]) expect(JSON.stringify(rows)).not.toContain(linkToken)
  }
})

test('CHG-10 GET and HEAD leave everything as it was', async () => {
  const token = await tokenOf((await placeTestOrder(service, fixture)).id)
  await expect.poll(async () => (await open(token)).json().events.length).toBe(3)
  const before = await contentOf()
  await open(token)
  await service.app.inject({ method: 'HEAD', url: `/api/v2/order-links/${token}` })
  for (const action of ['messages', 'renewal'])
    expect((await call(service, 'GET', `/order-links/${token}/${action}`)).statusCode).toBe(404)
  expect(await contentOf()).toBe(before)
})

test('CHG-10 the token of one order opens nothing of another, and a wrong one nothing at all', async () => {
  const [own, other] = [await placeTestOrder(service, fixture), await placeTestOrder(service, fixture)]
  const token = await tokenOf(own.id)
  expect((await open(token)).json().id).toBe(own.id)
  await write(token)
  const { messages } = (await call(service, 'GET', `/cater/orders/${other.id}`, fixture)).json()
  expect(messages).toEqual([])
  for (const wrong of [own.id, token.slice(1), `${token.slice(0, -1)}_`, "' or true --"])
    expect((await open(encodeURIComponent(wrong))).statusCode).toBe(404)
})

test('CHG-2 the customer writes through the link, the caterer is mailed and reads it as the customer’s', async () => {
  const { id } = await placeTestOrder(service, fixture)
  const answer = await write(await tokenOf(id))
  expect(answer.statusCode).toBe(201)
  expect(answer.json().order.messages).toMatchObject([{ sender: 'customer', message: 'Kan vi få mere brød?' }])
  expect(answer.json().order.events.find((event: { type: string }) => event.type === 'message').by).toBe('Karen Kunde')
  const { events, mails } = (await call(service, 'GET', `/cater/orders/${id}`, fixture)).json()
  expect(events.find((event: { type: string }) => event.type === 'message').by).toBe('Karen Kunde')
  expect(mails.map(({ kind }: { kind: string }) => kind)).toContain('customer_message')
})

test('CHG-2 the mail with the caterer’s message leads to the page, where it is read', async () => {
  const { id } = await placeTestOrder(service, fixture)
  const body = { message: 'Ja, det kan I sagtens få.' }
  await call(service, 'POST', `/cater/orders/${id}/messages`, { token: fixture.token, body })
  const { messages } = (await open(await tokenOf(id, 'cater_message'))).json()
  expect(messages).toMatchObject([{ sender: 'cater', message: body.message }])
})

test('CHG-1 a link that was renewed by mail answers 410, and the new one opens the order', async () => {
  const { id } = await placeTestOrder(service, fixture)
  const old = await tokenOf(id)
  expect((await call(service, 'POST', `/order-links/${old}/renewal`)).statusCode).toBe(200)
  const renewed = await tokenOf(id, 'order_link')
  expect((await open(renewed)).json().id).toBe(id)
  const ended = await open(old)
  expect([ended.statusCode, ended.json().title]).toEqual([410, 'link_ended'])
  expect((await write(old)).statusCode).toBe(410)
  // Whoever has only the old mail is not locked out
  expect((await call(service, 'POST', `/order-links/${old}/renewal`)).statusCode).toBe(200)
})

test('CHG-9 a token writes 20 times an hour', async () => {
  const token = await tokenOf((await placeTestOrder(service, fixture)).id)
  const statuses: number[] = []
  for (let count = 0; count < 21; count += 1) statuses.push((await write(token)).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429])
})

test('CHG-9 a network that tries tokens is stopped after 100 an hour', async () => {
  const address = '198.51.100.77'
  const statuses = new Set<number>()
  for (let count = 0; count < 100; count += 1) statuses.add((await write(`gaet${count}`, 'Hej', address)).statusCode)
  expect([...statuses]).toEqual([404])
  expect((await write('en til', 'Hej', address)).statusCode).toBe(429)
})

test('SEC-18 a renewed link is not given again to whoever repeats the order', async () => {
  const body = orderBody(fixture)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const place = async () => (await call(service, 'POST', '/orders', { body, headers })).json().order
  const { linkToken, ...placed } = await place()
  expect((await call(service, 'POST', `/order-links/${linkToken}/renewal`)).statusCode).toBe(200)
  expect(await place()).toEqual(placed)
  expect((await open(linkToken)).statusCode).toBe(410)
})

test('SEC-18 12 months after the delivery a link asks for a new one by mail, which opens the order', async () => {
  const { id } = await placeTestOrder(service, fixture)
  const old = await tokenOf(id)
  const deliver = (deliveryDate: string) =>
    service.db.updateTable('order').set({ deliveryDate }).where('id', '=', id).execute()
  // A link that was made today holds for 30 days anyway
  await service.db
    .updateTable('orderLink')
    .set({ createdAt: new Date('2025-10-01T10:00:00Z') })
    .where('orderId', '=', id)
    .execute()
  await deliver('2025-11-21')
  expect((await open(old)).statusCode).toBe(200)
  await deliver('2025-11-20')
  const before = await contentOf()
  for (const answer of [await open(old), await call(service, 'GET', `/order-links/${old}/calendar.ics`)])
    expect([answer.statusCode, answer.json().title]).toEqual([410, 'link_expired'])
  await service.app.inject({ method: 'HEAD', url: `/api/v2/order-links/${old}` })
  expect(await contentOf()).toBe(before)
  expect((await write(old)).statusCode).toBe(410)
  expect((await call(service, 'POST', `/order-links/${old}/renewal`)).statusCode).toBe(200)
  expect((await open(await tokenOf(id, 'order_link'))).json().id).toBe(id)
  expect(delivered.at(-1)?.text).toContain('Linket gælder i 30 dage.')
  expect((await open(old)).json().title).toBe('link_ended')
})

test('SEC-18 five links an hour are mailed to an email, whichever of its orders they are of', async () => {
  const user = { ...orderBody(fixture).user, email: 'fem@example.dk' }
  const place = async () =>
    (await call(service, 'POST', '/orders', { body: orderBody(fixture, { user }) })).json().order
  const [first, second] = [await place(), await place()]
  const statuses: number[] = []
  for (const { linkToken } of [first, second, first, second, first, second])
    statuses.push((await call(service, 'POST', `/order-links/${linkToken}/renewal`)).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})
