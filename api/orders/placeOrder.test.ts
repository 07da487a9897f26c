import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PlaceOrderBody } from '../../contract/orders.ts'
import { addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import {
  addOrderFixture,
  call,
  type OrderFixture,
  noon,
  orderBody,
  placeTestOrder,
  platterLine,
} from './testing/orderFixture.ts'

let service: TestApp
let fixture: OrderFixture
beforeAll(async () => {
  service = await openTestApp({ now: () => noon })
  fixture = await addOrderFixture(service)
  return () => service.close()
})

const post = (body: object, headers: Record<string, string> = {}, token?: string) =>
  call(service, 'POST', '/orders', { body, headers, ...(token && { token }) })

const countOf = async (table: 'order' | 'mail' | 'orderEvent' | 'idempotentAnswer') => {
  const { count } = await service.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

describe('a valid order', () => {
  test('PRI-1 is priced by the catalogue, and saved as a snapshot', async () => {
    const order = await placeTestOrder(service, fixture)
    expect(order).toMatchObject({
      price: 1695,
      orderer: 'Karen Kunde',
      User: { id: null, email: 'karen@example.dk', phoneNumber: '20304050' },
      createdAt: noon.toISOString(),
      delieveryDate: '2026-11-24',
      time: '12:30',
      address: 'Ågade 1',
      comment: 'Uden løg',
      caterAccept: false,
      refused: false,
      paid: false,
      activePeriodPrice: null,
    })
    expect(order.content.services).toEqual([{ id: fixture.ids.driving, name: 'Kørsel', price: 150 }])
    const [menu] = order.content.menus
    expect(menu).toMatchObject({ name: 'Frokostplatte', type: 'menu', amount: 10, price: 144 })
    expect(menu?.groups).toMatchObject([
      {
        group: { id: fixture.ids.bread, name: '3 slags' },
        items: [
          { name: 'Sild', amount: 20, price: 0 },
          { name: 'Rejer', amount: 10, price: 15 },
        ],
      },
    ])
    expect(menu?.items.map(({ name, amount, price }) => [name, amount, price])).toEqual([
      ['Salat', 10, 0],
      ['Rugbrød', 20, 0],
      ['Dessert', 3, 35],
    ])
    expect(order.events).toEqual([{ type: 'placed', at: noon.toISOString(), by: 'Karen Kunde', mailKind: null }])
    expect(order.mails.map(({ kind, to, state }) => [kind, to, state]).sort()).toEqual([
      ['notice', 'koekken@example.dk', 'queued'],
      ['placed', 'karen@example.dk', 'queued'],
    ])
  })

  test('references rise by one', async () => {
    const first = await placeTestOrder(service, fixture)
    expect((await placeTestOrder(service, fixture)).orderRef).toBe(first.orderRef + 1)
  })

  test('for pickup has no address', async () => {
    expect(await placeTestOrder(service, fixture, { delivery: null })).toMatchObject({
      address: null,
      zipCode: null,
      city: null,
    })
  })

  test('does not change when the catalogue changes', async () => {
    const changing = await addOrderFixture(service)
    const before = await placeTestOrder(service, changing)
    await service.db
      .updateTable('menu')
      .set({ name: 'Andet', priceOere: 1 })
      .where('caterId', '=', changing.cater.id)
      .execute()
    await service.db.deleteFrom('service').where('caterId', '=', changing.cater.id).execute()
    const after = (await call(service, 'GET', `/cater/orders/${before.id}`, changing)).json()
    expect([after.content, after.price]).toEqual([before.content, before.price])
  })

  test('PRI-5 applies the price period of its delivery date, rounded per cover', async () => {
    const sunday = await addOrderFixture(service)
    await service.db
      .insertInto('pricePeriod')
      .values({ caterId: sunday.cater.id, type: 1, percentage: 10.01, weekdays: [7] })
      .execute()
    // 144,00 and 10,01 % are 158,4144
    const time = { date: '2026-11-22', clock: '12:30' }
    const order = await placeTestOrder(service, sunday, { time, price: 1839.1 })
    expect(order).toMatchObject({ price: 1839.1, activePeriodPrice: { type: 1, percentage: 10.01, amount: 144.1 } })
    expect(order.content.menus[0]?.price).toBe(144)
    expect((await post(orderBody(sunday, { time }))).json()).toMatchObject({
      errors: [{ path: 'price', validatorKey: 'price_changed' }],
      prices: { menus: [{ index: 0, price: 144, total: 1545 }], delivery: null, services: 150, total: 1839.1 },
    })
  })

  test('ANM-2 of a signed-in customer takes missing contact details from the account', async () => {
    const karen = await addUser(service.db, {
      role: 'customer',
      firstName: 'Karen',
      lastName: 'Kunde',
      phoneNumber: '11223344',
      passwordHash: 'x',
    })
    const token = await service.tokenFor(karen)
    const answer = await post(orderBody(fixture, { user: {} }), {}, token)
    expect(answer.statusCode).toBe(201)
    const order = (await call(service, 'GET', `/orders/${answer.json().order.id}`, { token })).json()
    expect(order).toMatchObject({
      orderer: 'Karen Kunde',
      User: { id: karen.id, email: karen.email, phoneNumber: '11223344' },
    })
    expect((await call(service, 'GET', '/orders', { token })).json()).toMatchObject([{ id: order.id }])
  })

  test('of a guest may repeat the email of an earlier one', async () => {
    const first = await placeTestOrder(service, fixture)
    const second = await placeTestOrder(service, fixture)
    expect([second.User.email, second.id === first.id]).toEqual([first.User.email, false])
  })
})

describe('PRI-4 the catalogue decides the prices', () => {
  test.each<[string, (ids: OrderFixture['ids']) => Partial<PlaceOrderBody>]>([
    ['total', () => ({ price: 1 })],
    ['total by one øre', () => ({ price: 1694.99 })],
    ['cover', (ids) => ({ menus: [platterLine(ids, { price: 14.4 })] })],
    ['service', (ids) => ({ services: [{ id: ids.driving, price: 0 }] })],
  ])('a tampered price of %s is rejected with the current prices', async (_name, changes) => {
    const before = await countOf('order')
    const answer = await post(orderBody(fixture, changes(fixture.ids)))
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({
      errors: [{ path: 'price', validatorKey: 'price_changed' }],
      prices: { menus: [{ index: 0, price: 144, total: 1545 }], delivery: null, services: 150, total: 1695 },
    })
    expect(await countOf('order')).toBe(before)
  })

  test('PRI-4 the total of any valid order equals an independent sum', async () => {
    const line = fc.record({
      amount: fc.integer({ min: 10, max: 40 }),
      shrimps: fc.integer({ min: 0, max: 2 }),
      desserts: fc.integer({ min: 0, max: 9 }),
    })
    const { ids } = fixture
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 4 }), fc.boolean(), async (lines, withCutlery) => {
        const oere = lines.map(({ amount, shrimps, desserts }) => amount * (12900 + 1500 * shrimps) + 3500 * desserts)
        const total = oere.reduce((a, b) => a + b, 15000 + (withCutlery ? 2500 : 0))
        const menus = lines.map(({ amount, shrimps, desserts }) =>
          platterLine(ids, {
            amount,
            price: (12900 + 1500 * shrimps) / 100,
            items: [
              { id: ids.herring, groupId: ids.bread, amount: 3 - shrimps },
              { id: ids.shrimp, groupId: ids.bread, amount: shrimps },
              { id: ids.dessert, amount: desserts },
            ].filter((item) => item.amount > 0),
          }),
        )
        const services = [{ id: ids.driving, price: 150 }, ...(withCutlery ? [{ id: ids.cutlery, price: 25 }] : [])]
        const answer = await post(orderBody(fixture, { menus, services, price: total / 100 }))
        expect(answer.json().order?.price).toBe(total / 100)
      }),
      { numRuns: 30 },
    )
  })
})

describe('an invalid order is rejected with path and key', () => {
  type Wrong = [path: string, key: string, (fixture: OrderFixture) => object | Promise<object>]
  const withLine = (changes: Parameters<typeof platterLine>[1]) => (of: OrderFixture) =>
    orderBody(of, { menus: [platterLine(of.ids, changes)] })
  const withItems =
    (items: (ids: OrderFixture['ids']) => PlaceOrderBody['menus'][number]['items']) => (of: OrderFixture) =>
      orderBody(of, { menus: [platterLine(of.ids, { items: items(of.ids) })] })
  const withUser = (changes: object) => (of: OrderFixture) =>
    orderBody(of, { user: { ...orderBody(of).user, ...changes } })
  const withDelivery = (changes: object) => (of: OrderFixture) =>
    orderBody(of, { delivery: { ...orderBody(of).delivery, ...changes } })
  const withTime = (changes: object) => (of: OrderFixture) =>
    orderBody(of, { time: { ...orderBody(of).time, ...changes } })
  const other = () => addOrderFixture(service)
  const times = <T>(length: number, value: T): T[] => Array.from({ length }, () => value)

  const wrongs: Wrong[] = [
    ['email', 'required', withUser({ email: ' ' })],
    ['email', 'invalid', withUser({ email: 'karen@' })],
    [
      'email',
      'not_unique',
      async (of) => {
        const { email } = await addUser(service.db, { role: 'customer', passwordHash: 'x' })
        return withUser({ email: email.toUpperCase() })(of)
      },
    ],
    ['user.firstName', 'required', withUser({ firstName: '' })],
    ['user.lastName', 'required', withUser({ lastName: '  ' })],
    ['user.phone', 'required', withUser({ phone: undefined })],
    ['delivery.address', 'required', withDelivery({ address: '' })],
    ['delivery.zipCode', 'required', withDelivery({ zipCode: '' })],
    ['delivery.zipCode', 'unknown', withDelivery({ zipCode: '0001' })],
    ['delivery.zipCode', 'unknown', withDelivery({ zipCode: '80' })],
    ['delivery.city', 'required', withDelivery({ city: '' })],
    ['delivery', 'not_offered', async () => orderBody(await addOrderFixture(service, { delivery: false }))],
    ['time.date', 'required', withTime({ date: '' })],
    ['time.date', 'required', withTime({ date: '2026-02-30' })],
    ['time.date', 'past', withTime({ date: '2026-11-20' })],
    ['time.date', 'too_far_ahead', withTime({ date: '2028-11-22' })],
    ['time.date', 'too_far_ahead', withTime({ date: '9999-12-31' })],
    ['time.clock', 'required', withTime({ clock: undefined })],
    ['time.clock', 'past', withTime({ date: '2026-11-21', clock: '12:00' })],
    ['caterId', 'inactive', async () => orderBody(await addOrderFixture(service, { active: false }))],
    ['caterId', 'inactive', async () => orderBody(await addOrderFixture(service, { deletedAt: noon }))],
    ['caterId', 'inactive', (of) => orderBody(of, { caterId: 999_999 })],
    ['services', 'required', (of) => orderBody(of, { services: [] })],
    [
      'services',
      'foreign',
      async (of) =>
        orderBody(of, { services: [...orderBody(of).services, { id: (await other()).ids.cutlery, price: 25 }] }),
    ],
    ['menus', 'required', (of) => orderBody(of, { menus: [] })],
    ['menus', 'min_envelopes', async () => orderBody(await addOrderFixture(service, { minEnvelopes: 11 }))],
    ['menus.0', 'foreign', async (of) => orderBody(of, { menus: [platterLine((await other()).ids)] })],
    ['menus.0', 'unavailable', withLine({ id: crypto.randomUUID() })],
    ['menus.0', 'unavailable', withLine({ id: "'; drop table menu" })],
    ['menus.0', 'unavailable', (of) => orderBody(of, { menus: [platterLine(of.ids, { id: of.ids.salad })] })],
    [
      'menus.0',
      'unavailable',
      async () => {
        const of = await other()
        await service.db.deleteFrom('menu').where('parentId', '=', of.ids.bread).execute()
        return orderBody(of)
      },
    ],
    ['menus.0.items', 'not_in_group', withItems((ids) => [{ id: ids.roast, groupId: ids.bread, amount: 3 }])],
    ['menus.0.items', 'group_min', withItems((ids) => [{ id: ids.herring, groupId: ids.bread, amount: 2 }])],
    ['menus.0.items', 'group_max', withItems((ids) => [{ id: ids.herring, groupId: ids.bread, amount: 4 }])],
    [
      'menus.0.items',
      'group_max',
      withItems((ids) => [
        { id: ids.herring, groupId: ids.bread, amount: 3 },
        { id: ids.dessert, amount: 1e12 },
      ]),
    ],
    [
      'menus.1.items',
      'required',
      (of) => orderBody(of, { menus: [platterLine(of.ids), { id: of.ids.buffet, amount: 1, price: 50, items: [] }] }),
    ],
    ['menus.0.amount', 'min', withLine({ amount: 9 })],
    ['menus.0.amount', 'min', withLine({ amount: -10 })],
    ['menus.0.amount', 'min', withLine({ amount: 10.5 })],
    ['menus.0.amount', 'max', withLine({ amount: 201 })],
    ['menus.0.amount', 'max', withLine({ amount: 1e300 })],
    ['price', 'invalid', (of) => ({ ...orderBody(of), price: '1695' })],
    ['menus', 'invalid', (of) => ({ ...orderBody(of), menus: {} })],
    ['body', 'invalid', () => []],
    ['caterId', 'invalid', (of) => orderBody(of, { caterId: 2 ** 40 })],
    ['user.firstName', 'too_long', withUser({ firstName: 'x'.repeat(201) })],
    ['user.lastName', 'too_long', withUser({ lastName: 'x'.repeat(201) })],
    ['user.phone', 'invalid', withUser({ phone: 'abc' })],
    ['user.phone', 'invalid', withUser({ phone: '8612345' })],
    ['user.phone', 'too_long', withUser({ phone: '1'.repeat(31) })],
    ['email', 'too_long', withUser({ email: `${'x'.repeat(320)}@example.dk` })],
    ['delivery.address', 'too_long', withDelivery({ address: 'x'.repeat(301) })],
    ['delivery.zipCode', 'too_long', withDelivery({ zipCode: '8'.repeat(201) })],
    ['delivery.city', 'too_long', withDelivery({ city: 'x'.repeat(201) })],
    ['comment', 'too_long', (of) => orderBody(of, { comment: 'x'.repeat(5001) })],
    ['menus', 'too_long', (of) => orderBody(of, { menus: times(201, platterLine(of.ids)) })],
    ['menus.0.items', 'too_long', withItems((ids) => times(201, { id: ids.dessert, amount: 1 }))],
    ['services', 'too_long', (of) => orderBody(of, { services: times(101, { id: of.ids.driving, price: 150 }) })],
  ]

  test.each(wrongs)('%s %s', async (path, validatorKey, body) => {
    const before = [await countOf('order'), await countOf('mail')]
    const answer = await post(await body(fixture))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual(expect.arrayContaining([{ path, validatorKey }]))
    expect([await countOf('order'), await countOf('mail')]).toEqual(before)
  })

  test('CFG-8 minAmount and maxAmount apply to the sum of all lines of a menu', async () => {
    const two = (first: number, second: number) =>
      orderBody(fixture, {
        menus: [platterLine(fixture.ids, { amount: first }), platterLine(fixture.ids, { amount: second })],
        price: ((first + second) * 14400 + 2 * 3 * 3500 + 15000) / 100,
      })
    expect((await post(two(9, 1))).statusCode).toBe(201)
    expect((await post(two(8, 1))).json().errors).toEqual([
      { path: 'menus.0.amount', validatorKey: 'min' },
      { path: 'menus.1.amount', validatorKey: 'min' },
    ])
    expect((await post(two(150, 51))).json().errors).toEqual([
      { path: 'menus.0.amount', validatorKey: 'max' },
      { path: 'menus.1.amount', validatorKey: 'max' },
    ])
  })

  test.each([
    ['an extra that is ordered', 'dessert'],
    ['a part of the menu', 'salad'],
    ['the menu', 'platter'],
  ] as const)('LAW-2 an order is refused where %s has an age limit', async (_title, name) => {
    const own = await addOrderFixture(service)
    await service.db.updateTable('menu').set({ ageLimit: 18 }).where('id', '=', own.ids[name]).execute()
    const answer = await post(orderBody(own))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual([{ path: 'menus.0', validatorKey: 'age_limit' }])
  })

  test('LAW-2 what is beside an age limit can be ordered', async () => {
    const own = await addOrderFixture(service)
    await service.db.updateTable('menu').set({ ageLimit: 18 }).where('id', '=', own.ids.roast).execute()
    expect((await post(orderBody(own))).statusCode).toBe(201)
  })

  test('all errors are returned at once', async () => {
    const { errors } = (await post({ ...orderBody(fixture), user: {}, time: {}, menus: [], services: [] })).json()
    expect(errors.map(({ path }: { path: string }) => path).sort()).toEqual(
      ['email', 'menus', 'services', 'time.clock', 'time.date', 'user.firstName', 'user.lastName', 'user.phone'].sort(),
    )
  })

  test('a total above the range of the column is 422', async () => {
    const dear = await addOrderFixture(service)
    await service.db.updateTable('menu').set({ priceOere: 2_000_000_000 }).where('id', '=', dear.ids.platter).execute()
    expect((await post(orderBody(dear))).json()).toEqual({ errors: [{ path: 'menus.0.amount', validatorKey: 'max' }] })
  })

  test.each([
    ['\u202A+45 86 12 34 56\u202C', '+4586123456'],
    ['(+45) 86 12 34 56', '+4586123456'],
    ['86–12–34–56', '86123456'],
    ['８６１２３４５６', '86123456'],
  ])('VIS-16 the phone number %j is taken, and stored as %s', async (phone, stored) => {
    const user = { firstName: 'Karen', lastName: 'Kunde', email: 'karen\u200B@example.dk', phone }
    const delivery = { address: 'Ågade 1', zipCode: '８０００\u200B', city: 'Aarhus C' }
    const time = { date: '\u200E2026-11-24', clock: '12:30\uFE0F' }
    expect(await placeTestOrder(service, fixture, { user, delivery, time })).toMatchObject({
      User: { email: 'karen@example.dk', phoneNumber: stored },
      zipCode: '8000',
      delieveryDate: '2026-11-24',
      time: '12:30',
    })
  })

  test('characters that cannot be stored are removed', async () => {
    expect(await placeTestOrder(service, fixture, { comment: 'a\0b' })).toMatchObject({ comment: 'ab' })
  })
})

describe('ANM-15 placing', () => {
  test('is limited to 30 orders an hour from one address; rejected ones do not count', async () => {
    const placeFrom = (from: string, body: object, headers: Record<string, string> = {}) =>
      call(service, 'POST', '/orders', { body, headers, address: from })
    const address = '192.0.2.15'
    const key = { 'idempotency-key': crypto.randomUUID() }
    for (let count = 0; count < 3; count++) {
      expect((await placeFrom(address, orderBody(fixture, { price: 1 }))).statusCode).toBe(422)
    }
    for (let count = 0; count < 29; count++) {
      expect((await placeFrom(address, orderBody(fixture))).statusCode).toBe(201)
    }
    const last = await placeFrom(address, orderBody(fixture), key)
    expect(last.statusCode).toBe(201)
    const before = await countOf('order')
    for (const body of [orderBody(fixture), orderBody(fixture, { price: 1 })]) {
      const refused = await placeFrom(address, body)
      expect([refused.statusCode, refused.json().title]).toEqual([429, 'too_many_attempts'])
      expect(refused.headers).toMatchObject({ 'retry-after': '3600', 'content-type': /^application\/problem\+json/ })
    }
    expect(await countOf('order')).toBe(before)
    // A retry with an idempotency key is answered above the limit, too
    expect((await placeFrom(address, orderBody(fixture), key)).json()).toEqual(repeatedResponse(last))
    expect((await placeFrom('192.0.2.16', orderBody(fixture))).statusCode).toBe(201)
    await service.db
      .updateTable('attempt')
      .set({ at: new Date(noon.getTime() - 3_600_000) })
      .execute()
    expect((await placeFrom(address, orderBody(fixture))).statusCode).toBe(201)
  })
})

/** The response to a repeated request: the same but for the link's token, of which only hashes are stored. */
function repeatedResponse(first: Awaited<ReturnType<typeof post>> | undefined): object {
  const { order } = first?.json() ?? {}
  return { order: { ...order, linkToken: expect.stringMatching(/^[\w-]{22}$/) } }
}

describe('ANM-12 an idempotency key', () => {
  test('returns the first response for the same body, and 422 for another one', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await post(orderBody(fixture), headers)
    const before = [await countOf('order'), await countOf('mail'), await countOf('orderEvent')]
    const again = await post(orderBody(fixture), headers)
    expect([again.statusCode, again.json()]).toEqual([201, repeatedResponse(first)])
    const another = await post(orderBody(fixture, { comment: 'Med løg' }), headers)
    expect([another.statusCode, another.json()]).toEqual([
      422,
      { errors: [{ path: 'Idempotency-Key', validatorKey: 'reused' }] },
    ])
    expect([await countOf('order'), await countOf('mail'), await countOf('orderEvent')]).toEqual(before)
  })

  test('of twenty concurrent requests places one order', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const before = await countOf('order')
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(orderBody(fixture), headers)))
    const placed = answers.filter(({ statusCode }) => statusCode === 201)
    expect(new Set(placed.map((answer) => answer.json().order.id)).size).toBe(1)
    const others = answers.filter(({ statusCode }) => statusCode !== 201)
    for (const answer of others) expect([answer.statusCode, answer.json().title]).toEqual([409, 'under_way'])
    const later = await post(orderBody(fixture), headers)
    expect([later.statusCode, later.json()]).toEqual([
      201,
      repeatedResponse(placed.find(({ body }) => body.includes('linkToken'))),
    ])
    expect(await countOf('order')).toBe(before + 1)
  })

  test('is not saved for a rejected order', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    expect((await post(orderBody(fixture, { price: 1 }), headers)).statusCode).toBe(422)
    expect((await post(orderBody(fixture), headers)).statusCode).toBe(201)
  })

  test('expires after 24 hours', async () => {
    const key = crypto.randomUUID()
    const first = await post(orderBody(fixture), { 'idempotency-key': key })
    // All of them, since keys are stored as hashes
    await service.db
      .updateTable('idempotentAnswer')
      .set({ createdAt: new Date(noon.getTime() - 24 * 3_600_000 - 1) })
      .execute()
    const later = await post(orderBody(fixture), { 'idempotency-key': key })
    expect(later.json().order.orderRef).toBeGreaterThan(first.json().order.orderRef)
  })

  test('of one user never returns the response of another', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const karen = await service.tokenFor(await addUser(service.db, { role: 'customer', phoneNumber: '1' }))
    const first = await post(orderBody(fixture), headers)
    const second = await post(orderBody(fixture), headers, karen)
    expect(second.json().order.id).not.toBe(first.json().order.id)
  })
})
