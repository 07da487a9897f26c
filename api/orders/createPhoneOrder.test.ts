import { beforeAll, describe, expect, test } from 'vitest'
import type { Order, PhoneOrderBody } from '../../contract/orders.ts'
import { NO_SETTINGS } from '../../domain/availability/availabilityRules.ts'
import { addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { addOrderFixture, call, noon, type OrderFixture, orderBody, platterLine } from './testing/orderFixture.ts'

let service: TestApp
let fixture: OrderFixture
beforeAll(async () => {
  service = await openTestApp({ now: () => noon })
  fixture = await addOrderFixture(service)
  return () => service.close()
})

const CLOSED = '2026-11-25'

const body = (of: OrderFixture, changes: Partial<PhoneOrderBody> = {}): PhoneOrderBody => ({
  ...orderBody(of),
  beyond: [],
  ...changes,
})
const postOrder = (of: OrderFixture, changes: Partial<PhoneOrderBody> = {}, headers: Record<string, string> = {}) =>
  call(service, 'POST', '/cater/orders', { body: body(of, changes), headers, token: of.token })
const createdOrder = async (of: OrderFixture, changes: Partial<PhoneOrderBody> = {}): Promise<Order> => {
  const answer = await postOrder(of, changes)
  expect(answer.statusCode).toBe(201)
  return answer.json().order
}

/** A caterer that is closed on a date, has room for 12 covers a day and a minimum of 15. */
async function addStrictFixture() {
  const strict = await addOrderFixture(service, { minEnvelopes: 15 })
  const settings = {
    ...NO_SETTINGS,
    capacity: Array.from({ length: 7 }, () => 12),
    exceptions: [
      { from: CLOSED, to: CLOSED, name: 'Personalefest', hours: { DELIVERY: [], PICKUP: [] }, capacity: null },
    ],
  }
  await service.db
    .insertInto('availabilitySettings')
    .values({ caterId: strict.cater.id, settings: JSON.stringify(settings) })
    .execute()
  return strict
}

const bookedOn = async (caterId: number, date: string) => {
  const day = service.db.selectFrom('bookedCovers').select('covers').where('caterId', '=', caterId)
  return (await day.where('date', '=', date).executeTakeFirst())?.covers ?? 0
}

describe('DAY-13 a phone order', () => {
  test('is accepted and seen at once, priced by the catalogue, and names its creator', async () => {
    const order = await createdOrder(fixture)
    expect(order).toMatchObject({
      price: 1695,
      orderer: 'Karen Kunde',
      User: { id: null, email: 'karen@example.dk' },
      caterAccept: true,
      paid: false,
      byPhone: true,
      seenAt: noon.toISOString(),
      canUndo: false,
    })
    expect(order.content.menus).toMatchObject([{ name: 'Frokostplatte', amount: 10, price: 144 }])
    expect(order.events).toEqual([{ type: 'taken', at: noon.toISOString(), by: 'Kokke Kok', mailKind: null }])
  })

  test('mails the customer the confirmation with the link, and nobody else', async () => {
    const order = await createdOrder(fixture)
    expect(order.mails.map(({ kind, to }) => [kind, to])).toEqual([['placed', 'karen@example.dk']])
    const mail = await service.db
      .selectFrom('mail')
      .selectAll()
      .where('orderId', '=', order.id)
      .executeTakeFirstOrThrow()
    expect(mail.subject).toBe(`Bekræftelse på din bestilling ${order.orderRef}`)
    expect(mail.text).toContain('/ordre/')
    expect(mail.text).toContain('ingen fortrydelsesret')
  })

  test('needs no email: then nothing is mailed, now or when it is paid', async () => {
    const order = await createdOrder(fixture, { user: { firstName: 'Ib', lastName: 'Iversen', phone: '20304050' } })
    expect(order).toMatchObject({ orderer: 'Ib Iversen', User: { email: '' }, mails: [] })
    const paid = await call(service, 'PUT', `/cater/orders/${order.id}/paid`, { ...fixture, body: {} })
    expect(paid.json().order).toMatchObject({ paid: true, mails: [] })
    const message = { body: { message: 'Vi ringer lige om brødet.' }, token: fixture.token }
    const answer = await call(service, 'POST', `/cater/orders/${order.id}/messages`, message)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual([expect.objectContaining({ path: 'message', validatorKey: 'no_email' })])
  })

  test('needs a name and a phone number, and an email that is valid', async () => {
    const answer = await postOrder(fixture, { user: { firstName: 'Ib', email: 'ib' } })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual([
      { path: 'user.lastName', validatorKey: 'required' },
      { path: 'email', validatorKey: 'invalid' },
      { path: 'user.phone', validatorKey: 'required' },
    ])
  })

  test('may be for a customer with an account, too, and does not reveal it', async () => {
    await addUser(service.db, { role: 'customer', email: 'konto@example.dk', passwordHash: 'x' })
    const user = { firstName: 'Kaja', lastName: 'Konto', email: 'konto@example.dk', phone: '20304050' }
    expect((await createdOrder(fixture, { user })).User).toMatchObject({ id: null, email: 'konto@example.dk' })
  })

  test('PRI-4 at prices that are no longer current is refused with those of today', async () => {
    const answer = await postOrder(fixture, { price: 1 })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      errors: [{ path: 'price', validatorKey: 'price_changed' }],
      prices: { total: 1695 },
    })
  })

  test('never goes beyond the rules of its menus', async () => {
    const line = platterLine(fixture.ids, { amount: 9, items: [] })
    const answer = await postOrder(fixture, { menus: [line], beyond: ['BELOW_MIN_COVERS'] })
    expect(answer.json().errors).toEqual([
      { path: 'menus.0.items', validatorKey: 'group_min' },
      { path: 'menus.0.amount', validatorKey: 'min' },
    ])
  })

  test('goes beyond the reasons that were shown, and beyond no other', async () => {
    const strict = await addStrictFixture()
    const time = { date: CLOSED, clock: '12:30' }
    const first = await postOrder(strict, { time })
    expect(first.statusCode).toBe(422)
    const codes = first.json().availability.reasons.map(({ code }: { code: string }) => code)
    expect(codes).toEqual(['CLOSED_DATE', 'BELOW_MIN_COVERS'])
    expect((await postOrder(strict, { time, beyond: ['CLOSED_DATE'] })).statusCode).toBe(422)
    expect((await createdOrder(strict, { time, beyond: codes })).delieveryDate).toBe(CLOSED)
  })

  test('AVA-7 books its covers on a day that is full, which then stays full', async () => {
    const strict = await addStrictFixture()
    await service.db.updateTable('cater').set({ minEnvelopes: null }).where('id', '=', strict.cater.id).execute()
    await createdOrder(strict)
    const full = await postOrder(strict)
    expect(full.json().errors).toEqual([{ path: 'time.date', validatorKey: 'day_full' }])
    await createdOrder(strict, { beyond: ['DAY_FULL'] })
    expect(await bookedOn(strict.cater.id, '2026-11-24')).toBe(20)
    const visitor = await call(service, 'POST', '/orders', { body: orderBody(strict) })
    expect(visitor.json().errors).toEqual([{ path: 'time.date', validatorKey: 'day_full' }])
  })

  test('is never for a time that is past, nor for later than two years', async () => {
    const past = await postOrder(fixture, { time: { date: '2026-11-20', clock: '12:00' } })
    expect(past.json().errors).toEqual([{ path: 'time.date', validatorKey: 'past' }])
    const beyondAll = await call(service, 'POST', '/cater/orders', {
      body: { ...body(fixture), beyond: ['PAST'] },
      token: fixture.token,
    })
    expect(beyondAll.statusCode).toBe(422)
    const late = await postOrder(fixture, { time: { date: '2029-01-01', clock: '12:00' }, beyond: ['TOO_FAR_AHEAD'] })
    expect(late.json().errors).toEqual([{ path: 'time.date', validatorKey: 'too_far_ahead' }])
  })

  test('goes where the caterer does not deliver, without a fee, once that was shown', async () => {
    const pickup = await addOrderFixture(service, { delivery: false })
    const answer = await postOrder(pickup)
    expect(answer.json().errors).toEqual([{ path: 'delivery', validatorKey: 'not_offered' }])
    expect((await createdOrder(pickup, { beyond: ['NOT_DELIVERED'] })).deliveryFee).toBeNull()
  })

  test('LAW-2 has what has an age limit: the caterer sees to the age', async () => {
    const wine = await addOrderFixture(service)
    await service.db.updateTable('menu').set({ ageLimit: 18 }).where('id', '=', wine.ids.dessert).execute()
    const online = await call(service, 'POST', '/orders', { body: orderBody(wine) })
    expect(online.json().errors).toEqual([{ path: 'menus.0', validatorKey: 'age_limit' }])
    expect((await createdOrder(wine)).price).toBe(1695)
    await service.db.updateTable('menu').set({ ageLimit: 18 }).where('id', '=', wine.ids.platter).execute()
    const rejected = await postOrder(wine)
    expect(rejected.json().availability.reasons).toMatchObject([{ code: 'MENU_AGE_LIMIT' }])
    await createdOrder(wine, { beyond: ['MENU_AGE_LIMIT'] })
  })

  test('is created once, however often the same key is sent', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const [first, second] = [await postOrder(fixture, {}, headers), await postOrder(fixture, {}, headers)]
    expect(second.json()).toEqual(first.json())
  })

  test('of another caterer is created by admins alone, in whose name it stands', async () => {
    const other = await addOrderFixture(service)
    const stranger = await call(service, 'POST', '/cater/orders', { body: body(fixture), token: other.token })
    expect(stranger.statusCode).toBe(404)
    const admin = await addUser(service.db, { role: 'admin', firstName: 'Ada', lastName: 'Admin' })
    const token = await service.tokenFor(admin)
    const answer = await call(service, 'POST', '/cater/orders', { body: body(fixture), token })
    expect(answer.statusCode).toBe(201)
    expect(answer.json().order.events).toMatchObject([{ type: 'taken', by: 'Ada Admin' }])
  })
})
