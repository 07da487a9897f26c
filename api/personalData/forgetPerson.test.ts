import { beforeAll, expect, test } from 'vitest'
import type { Order } from '../../contract/orders.ts'
import { addOrderFixture, call, noon, orderBody, type OrderFixture } from '../orders/testing/orderFixture.ts'
import { offerFixture } from '../offers/testing/offerFixture.ts'
import { insertProposal } from '../orders/proposals/proposalStore.ts'
import { termsOf } from '../orders/proposals/orderTerms.ts'
import { addOrder } from '../reports/testing/addOrder.ts'
import { addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { forgetPerson, formatForgotten } from './forgetPerson.ts'
import { exportPerson } from './personStore.ts'

let service: TestApp
let fixture: OrderFixture
let clock = noon
beforeAll(async () => {
  service = await openTestApp({ now: () => clock })
  fixture = await addOrderFixture(service)
  return () => service.close()
})

const forget = (email: string) => forgetPerson(service.db, { email }, { retentionYears: 5 }, clock)
const read = async (id: string): Promise<Order> => (await call(service, 'GET', `/cater/orders/${id}`, fixture)).json()

/** Everything in the database, as text. */
async function dump(): Promise<string> {
  const tables = await service.db.introspection.getTables()
  const rows = tables.map(({ schema, name }) =>
    service.db
      .selectFrom(`${schema}.${name}` as 'user')
      .selectAll()
      .execute(),
  )
  return JSON.stringify(await Promise.all(rows))
}

/** A proposal of an order that its customer has answered. */
async function addProposal(orderId: string) {
  const order = await service.db.selectFrom('order').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  const terms = termsOf(order)
  const dates = { createdAt: clock, openUntil: clock, answeredAt: clock }
  await insertProposal(service.db, {
    orderId,
    by: 'customer',
    userId: null,
    state: 'declined',
    message: 'Frida foreslår',
    terms,
    before: terms,
    countedCovers: 0,
    ...dates,
  })
}

/** A customer with an account, and orders in every state, some placed before it without signing in. */
async function customerWithOrders(email: string) {
  const user = await addUser(service.db, {
    role: 'customer',
    email,
    firstName: 'Frida',
    lastName: 'Glemt',
    phoneNumber: '70809010',
  })
  const customer = { token: await service.tokenFor(user) }
  const own = {
    userId: user.id,
    orderer: 'Frida Glemt',
    email: email.toUpperCase(),
    phoneNumber: '70809010',
    comment: 'Fridas comment',
  }
  const guest = { ...own, userId: null, address: 'Fridasvej 1', zipCode: '8000', city: 'Aarhus C' }
  const orders = {
    paid: await addOrder(service, fixture, 'paid', '2026-03-01', guest),
    unpaid: await addOrder(service, fixture, 'accepted', '2026-11-20', own),
    refused: await addOrder(service, fixture, 'refused', '2026-12-24', { ...own, refusedReason: 'Nej, Frida' }),
    unanswered: await addOrder(service, fixture, 'awaiting', '2026-11-20', own),
    ancient: await addOrder(service, fixture, 'paid', '2020-11-20', own),
    coming: await addOrder(service, fixture, 'accepted', '2026-11-21', own),
  }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  for (const { id } of [orders.paid, orders.unpaid, orders.coming]) {
    const row = { orderId: id, sender: 'customer', message: 'Hilsen Frida', createdAt: clock } as const
    await service.db.insertInto('orderMessage').values(row).execute()
    await addProposal(id)
    const mail = {
      orderId: id,
      kind: 'notice',
      subject: 'Frida',
      html: 'Frida',
      text: 'Frida',
      state: 'sent',
      sentAt: clock,
    } as const
    await service.db
      .insertInto('mail')
      .values([
        { ...mail, to: 'koekken@example.dk' },
        { ...mail, to: email },
      ])
      .execute()
  }
  return { user, customer, orders, headers }
}

test('SEC-10 forgets a person: the user, mails and what is no sale; keeps what the bookkeeping needs, and lists it', async () => {
  const email = 'frida@example.dk'
  const { user, customer, orders } = await customerWithOrders(email)
  const waiting = { kind: 'password', to: email, subject: 's', html: 'Frida', text: 'Frida' }
  await service.db.insertInto('mail').values(waiting).execute()
  // A response that was saved for its key
  await call(service, 'PUT', `/cater/orders/${orders.coming.id}/seen`, {
    ...fixture,
    headers: { 'idempotency-key': 'frida' },
  })
  const offers = offerFixture(service, fixture)
  await offers.sent({ customer: { name: 'Frida Glemt', email, phone: '70809010' }, message: 'Hilsen til Frida' })
  const other = await addOrder(service, fixture, 'paid', '2026-03-01', {
    orderer: 'Anden Kunde',
    email: 'anden@example.dk',
  })
  const before = { paid: await read(orders.paid.id), coming: await read(orders.coming.id), other: await read(other.id) }

  const forgotten = await forget(email)
  expect(formatForgotten({ email }, forgotten).split('\n')).toEqual([
    'Removed of frida@example.dk:',
    '  the user, who is logged out everywhere',
    `  everything about a person in order ${orders.refused.orderRef}`,
    `  everything about a person in order ${orders.unanswered.orderRef}`,
    `  everything about a person in order ${orders.ancient.orderRef}`,
    '  the content of 5 mails',
    'Kept:',
    `  order ${orders.paid.orderRef} until 31-12-2031, for the bookkeeping: name, address, menus and prices (email, phone, comment and messages are removed)`,
    `  order ${orders.unpaid.orderRef} until 31-12-2031, for the bookkeeping: name, address, menus and prices (email, phone, comment and messages are removed)`,
    `  order ${orders.coming.orderRef}, whole: it is to be delivered on 21-11-2026; run this again after that`,
  ])
  expect(await read(orders.paid.id)).toEqual({
    ...before.paid,
    User: { id: null, email: '', phoneNumber: '' },
    comment: null,
    messages: before.paid.messages.map((message) => ({ ...message, message: 'Anonymiseret' })),
    proposals: before.paid.proposals.map((proposal) => ({ ...proposal, message: null })),
    mails: before.paid.mails.map((mail) => ({ ...mail, to: '', canResend: false })),
  })
  for (const { id } of [orders.refused, orders.unanswered, orders.ancient]) {
    expect(await read(id)).toMatchObject({ orderer: 'Anonymiseret', refusedReason: null, comment: null })
  }
  expect(await read(orders.coming.id)).toEqual({ ...before.coming, User: { ...before.coming.User, id: null } })
  expect(await read(other.id)).toEqual(before.other)
  expect((await call(service, 'GET', '/orders', customer)).statusCode).toBe(401)

  // Once it has been delivered
  clock = new Date('2026-11-22T11:00:00Z')
  const rest = await forget(email)
  expect(formatForgotten({ email }, rest)).toContain(`order ${orders.coming.orderRef} until 31-12-2031`)
  expect(formatForgotten({ email }, await forget(email))).toBe(`Nothing is stored about ${email}.`)
  const left = await dump()
  expect(left.toLowerCase()).not.toContain(email)
  expect(left).not.toMatch(/70809010|Hilsen|Nej, Frida|Fridas comment/)
  // The audit log has the id alone
  const changes = await service.db.selectFrom('change').selectAll().where('thingId', '=', user.id).execute()
  expect(changes).toMatchObject([
    { kind: 'user', userId: null, before: { id: user.id, email: '[redacted]' }, after: null },
  ])
  clock = noon
})

test('SEC-10 forgets a user of a caterer: what they did stays, without their name; notices to come still go out', async () => {
  const email = 'koekken-bruger@example.dk'
  const kitchen = await addOrderFixture(service, { email, name: 'Køkkenet' })
  const user = await addUser(service.db, {
    role: 'cater',
    caterId: kitchen.cater.id,
    email,
    firstName: 'Viggo',
    lastName: 'Væk',
  })
  const { id, orderRef } = (await call(service, 'POST', '/orders', { body: orderBody(kitchen) })).json().order
  await call(service, 'PUT', `/cater/orders/${id}/accept`, { token: await service.tokenFor(user) })
  const notice = () =>
    service.db.selectFrom('mail').selectAll().where('orderId', '=', id).where('kind', '=', 'notice').execute()
  const before = await notice()
  expect(formatForgotten({ email }, await forget(email))).toBe(
    `Removed of ${email}:\n  the user, who is logged out everywhere\nKept:\n` +
      `  the address of the caterer Køkkenet (${kitchen.cater.id}), which the back office changes`,
  )
  expect(await notice()).toEqual(before)
  const order = (await call(service, 'GET', `/cater/orders/${id}`, kitchen)).json()
  expect(order).toMatchObject({ orderRef, caterAccept: true, orderer: 'Karen Kunde' })
  expect(order.events.at(-1)).toMatchObject({ type: 'accepted', by: 'Slettet bruger' })
})

test('SEC-10 exports all about a person, and nothing about others', async () => {
  const email = 'eksport@example.dk'
  const { orders, user } = await customerWithOrders(email)
  await service.db.insertInto('passwordLink').values({ userId: user.id, expiresAt: noon }).execute()
  await service.db.insertInto('knownNetwork').values({ userId: user.id, key: 'hash', lastAt: noon }).execute()
  const all = await exportPerson(service.db, { email })
  expect(all.user).toMatchObject({ email, firstName: 'Frida', phoneNumber: '70809010' })
  expect(all.orders.map(({ orderRef }) => orderRef)).toEqual(Object.values(orders).map(({ orderRef }) => orderRef))
  expect(all.messages).toHaveLength(3)
  expect(all.messages[0]).toMatchObject({ message: 'Hilsen Frida', sender: 'customer' })
  expect(all.mails).toHaveLength(6)
  expect(all.sessions).toHaveLength(1)
  expect(all.knownNetworks).toEqual([{ lastAt: noon }])
  expect(all.passwordLinks).toEqual([{ expiresAt: noon, usedAt: null }])
  expect(JSON.stringify(all)).not.toMatch(/passwordHash|argon2|Karen|anden@example\.dk/)

  const cook = await service.db
    .selectFrom('user')
    .selectAll()
    .where('id', '=', fixture.userId)
    .executeTakeFirstOrThrow()
  const staff = await exportPerson(service.db, { email: cook.email })
  expect(staff).toMatchObject({ user: { id: cook.id, role: 'cater' }, orders: [], mails: [] })
  expect(JSON.stringify(staff)).not.toContain('Frida')
  expect(await exportPerson(service.db, { email: 'ingen@example.dk' })).toMatchObject({
    user: null,
    orders: [],
    messages: [],
    mails: [],
  })
})

test('SEC-21 an order on the phone without an email is found by its number, and others of the number are named', async () => {
  const phone = '71727374'
  const onPhone = { email: '', byPhone: true, orderer: 'Tove Telefon' }
  const typed = ['+45 71 72 73 74', '0045-71727374', '71.72.73.74']
  const orders = []
  for (const phoneNumber of typed)
    orders.push(await addOrder(service, fixture, 'refused', '2026-11-01', { ...onPhone, phoneNumber }))
  await addOrder(service, fixture, 'refused', '2026-11-01', { ...onPhone, phoneNumber: '+4671727374' })
  const written = { phoneNumber: phone, email: 'Tove@example.dk', orderer: 'Tove Telefon' }
  await addOrder(service, fixture, 'refused', '2026-11-01', written)
  const exported = await exportPerson(service.db, { phone })
  expect(exported).toMatchObject({ phone, emails: ['tove@example.dk'], user: null, offers: [], caters: [] })
  expect(exported.orders.map(({ orderRef }) => orderRef)).toEqual(orders.map(({ orderRef }) => orderRef))
  expect((await exportPerson(service.db, { phone: '+45 71727374' })).orders).toHaveLength(3)
  const forgetByPhone = () => forgetPerson(service.db, { phone }, { retentionYears: 5 }, clock)
  expect(formatForgotten({ phone }, await forgetByPhone())).toBe(
    `Removed of ${phone}:\n` +
      orders.map(({ orderRef }) => `  everything about a person in order ${orderRef}\n`).join('') +
      'Kept:\n  what is found by tove@example.dk, which has this phone number, too: run this with --email',
  )
  expect((await exportPerson(service.db, { phone })).orders).toEqual([])
  expect((await exportPerson(service.db, { email: 'tove@example.dk' })).orders).toMatchObject([written])
  const untouched = service.db.selectFrom('order').select('orderer').where('phoneNumber', '=', '+4671727374')
  expect(await untouched.execute()).toEqual([{ orderer: 'Tove Telefon' }])
})
