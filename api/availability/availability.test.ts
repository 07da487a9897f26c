import { beforeAll, describe, expect, test } from 'vitest'
import type { AvailabilitySettingsBody } from '../../contract/availability.ts'
import { NO_SETTINGS } from '../../domain/availability/availabilityRules.ts'
import {
  addOrderFixture,
  call,
  noon,
  orderBody,
  type OrderFixture,
  placeTestOrder,
  platterLine,
} from '../orders/testing/orderFixture.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { listMiscountedDays } from './availabilityStore.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ now: () => noon })
  return () => service.close()
})

const TUESDAY = '2026-11-24'
const nothing = structuredClone(NO_SETTINGS) as unknown as AvailabilitySettingsBody
const capacityOf = (covers: number): Partial<AvailabilitySettingsBody> => ({ capacity: Array(7).fill(covers) })
const hours = Array.from({ length: 7 }, (_, day) => (day === 1 ? [{ from: '11:00', to: '14:00' }] : []))

const saveSettings = (fixture: OrderFixture, settings: Partial<AvailabilitySettingsBody>, headers = {}) =>
  call(service, 'PUT', `/caters/${fixture.cater.id}/availability-rules`, {
    ...fixture,
    body: { ...nothing, ...settings },
    headers,
  })
const caterWith = async (settings: Partial<AvailabilitySettingsBody>): Promise<OrderFixture> => {
  const fixture = await addOrderFixture(service)
  const saved = await saveSettings(fixture, settings)
  if (saved.statusCode !== 200) throw new Error(saved.body)
  return fixture
}
const order = (fixture: OrderFixture, changes = {}) =>
  call(service, 'POST', '/orders', { body: orderBody(fixture, changes) })
const answer = (fixture: OrderFixture, question: object) =>
  call(service, 'POST', `/caters/${fixture.cater.id}/availability/answer`, {
    body: { lines: [{ menuId: fixture.ids.platter, covers: 10 }], date: TUESDAY, clock: '12:30', ...question },
  })
const bookedOn = async ({ cater }: OrderFixture, date: string) => {
  const row = await service.db
    .selectFrom('bookedCovers')
    .select('covers')
    .where('caterId', '=', cater.id)
    .where('date', '=', date)
    .executeTakeFirst()
  return row?.covers ?? 0
}

describe('what a caterer sets', () => {
  test('AVA-4 a caterer that has set nothing is always open', async () => {
    const fixture = await addOrderFixture(service)
    const { token } = fixture
    expect((await call(service, 'GET', `/caters/${fixture.cater.id}/availability-rules`, { token })).json()).toEqual(
      nothing,
    )
    expect((await answer(fixture, { clock: '03:00', date: '2026-12-25' })).json()).toMatchObject({
      possible: true,
      reasons: [],
      hours: null,
      left: null,
    })
  })

  test('AVA-11 settings are replaced as a whole, and only by who has read the newest', async () => {
    const fixture = await addOrderFixture(service)
    const url = `/caters/${fixture.cater.id}/availability-rules`
    const { token } = fixture
    const etag = String((await call(service, 'GET', url, { token })).headers.etag)
    const saved = await saveSettings(fixture, capacityOf(200), { 'if-match': etag })
    expect(saved.json()).toMatchObject(capacityOf(200))
    const late = await saveSettings(fixture, {}, { 'if-match': etag })
    expect(late.statusCode).toBe(412)
    expect(late.json()).toMatchObject({ current: capacityOf(200), changedBy: 'Kokke Kok' })
    const audit = await service.db
      .selectFrom('change')
      .select(['kind', 'before', 'after'])
      .where('caterId', '=', fixture.cater.id)
      .execute()
    expect(audit).toEqual([{ kind: 'availability', before: { capacity: nothing.capacity }, after: capacityOf(200) }])
  })

  const exception = {
    from: '2026-12-01',
    to: '2026-12-02',
    name: null,
    hours: { DELIVERY: null, PICKUP: null },
    capacity: 5,
  }
  test.each([
    [
      'hours that end before they begin',
      { hours: { DELIVERY: [[{ from: '14:00', to: '11:00' }], [], [], [], [], [], []], PICKUP: null } },
      'hours.DELIVERY.0.0.to',
    ],
    [
      'intervals that overlap',
      {
        hours: {
          DELIVERY: null,
          PICKUP: [
            [],
            [
              { from: '10:00', to: '12:00' },
              { from: '12:00', to: '14:00' },
            ],
            [],
            [],
            [],
            [],
            [],
          ],
        },
      },
      'hours.PICKUP.1.1.from',
    ],
    ['a negative capacity', { capacity: [null, -1, null, null, null, null, null] }, 'capacity.1'],
    [
      'an exception in the past',
      { exceptions: [{ ...exception, from: '2026-11-01', to: '2026-11-20' }] },
      'exceptions.0.to',
    ],
    [
      'an exception that ends before it begins',
      { exceptions: [{ ...exception, to: '2026-11-30' }] },
      'exceptions.0.to',
    ],
    ['an exception that changes nothing', { exceptions: [{ ...exception, capacity: null }] }, 'exceptions.0.hours'],
    ['tiers without a first step', { tiers: [{ fromCovers: 10, days: 1, cutoff: '12:00' }] }, 'tiers.0.fromCovers'],
    [
      'tiers out of order',
      {
        tiers: [
          { fromCovers: 1, days: 1, cutoff: '12:00' },
          { fromCovers: 1, days: 3, cutoff: '12:00' },
        ],
      },
      'tiers.1.fromCovers',
    ],
    ['no working day', { workingDays: [] }, 'workingDays'],
    ['a horizon of a week', { horizonDays: 7 }, 'horizonDays'],
  ])('AVA-5 AVA-6 %s is refused at its field', async (_title, settings, path) => {
    const fixture = await addOrderFixture(service)
    const refused = await saveSettings(fixture, settings as never)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors.map((issue: { path: string }) => issue.path)).toContain(path)
  })

  test('AVA-5 an exception that has become past does not stand in the way of another change', async () => {
    const fixture = await addOrderFixture(service)
    const past = { ...exception, from: '2026-11-01', to: '2026-11-20' }
    const settings = { ...nothing, exceptions: [past] }
    await service.db
      .insertInto('availabilitySettings')
      .values({ caterId: fixture.cater.id, settings: JSON.stringify(settings) })
      .execute()
    expect((await saveSettings(fixture, { ...settings, ...capacityOf(10) })).statusCode).toBe(200)
  })
})

describe('a question', () => {
  test('AVA-1 AVA-11 is answered with all reasons and the next dates', async () => {
    const fixture = await caterWith({ hours: { DELIVERY: hours, PICKUP: null }, shortNotice: 'REFUSE' })
    expect((await answer(fixture, { date: '2026-11-25' })).json()).toMatchObject({
      possible: false,
      reasons: [{ code: 'CLOSED_WEEKDAY', weekday: 3, fulfilment: 'DELIVERY' }],
      next: '2026-12-01',
      alternatives: ['2026-12-01', '2026-12-08', '2026-12-15'],
    })
    expect((await answer(fixture, { clock: '14:30', zipCode: '0001' })).json().reasons).toMatchObject([
      { code: 'OUTSIDE_HOURS', open: [{ from: '11:00', to: '14:00' }] },
      { code: 'NOT_DELIVERED', place: { zipCode: '0001', city: null } },
    ])
    expect((await answer(fixture, { date: '2026-11-25', fulfilment: 'PICKUP' })).json().possible).toBe(true)
  })

  test.each([
    ['a date that does not exist', { date: '2026-02-30' }, 'date'],
    ['a thousand menus', { lines: Array.from({ length: 1000 }, () => ({ covers: 1 })) }, 'lines'],
    ['half a postal code', { zipCode: '80' }, 'zipCode'],
  ])('AVA-11 for %s is refused and named', async (_title, question, path) => {
    const refused = await answer(await addOrderFixture(service), question)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors.map((issue: { path: string }) => issue.path)).toEqual([path])
  })

  test('AVA-11 a period is answered by day, at most 62 at once', async () => {
    const fixture = await caterWith({ hours: { DELIVERY: hours, PICKUP: null } })
    const url = `/caters/${fixture.cater.id}/availability?covers=10&menus=${fixture.ids.platter}`
    const days = (await call(service, 'GET', `${url}&from=2026-11-22&to=2026-11-24`)).json()
    expect(days.map(({ date, possible }: { date: string; possible: boolean }) => [date, possible])).toEqual([
      ['2026-11-22', false],
      ['2026-11-23', false],
      ['2026-11-24', true],
    ])
    expect((await call(service, 'GET', `${url}&from=2026-11-22&to=2027-01-23`)).json().errors).toMatchObject([
      { path: 'to' },
    ])
  })

  test('AVA-11 of a caterer that is closed is answered 404', async () => {
    const fixture = await addOrderFixture(service, { active: false })
    expect((await answer(fixture, {})).statusCode).toBe(404)
  })
})

describe('an order', () => {
  test('AVA-8 that is not available is refused with every reason at its field', async () => {
    const fixture = await caterWith({ hours: { DELIVERY: hours, PICKUP: null }, ...capacityOf(5) })
    const refused = await order(fixture, { time: { date: '2026-11-25', clock: '12:30' } })
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toEqual({
      errors: [
        { path: 'time.date', validatorKey: 'closed' },
        { path: 'time.date', validatorKey: 'day_full' },
      ],
      availability: {
        reasons: [
          { code: 'CLOSED_WEEKDAY', weekday: 3, fulfilment: 'DELIVERY' },
          { code: 'DAY_FULL', left: null, covers: 10 },
        ],
        next: null,
        alternatives: [],
      },
    })
  })

  test('AVA-3 AVA-8 that comes too late for a menu is refused at its line', async () => {
    const fixture = await addOrderFixture(service)
    await service.db
      .updateTable('menu')
      .set({ leadDays: 3, leadCutoff: '10:00' })
      .where('id', '=', fixture.ids.platter)
      .execute()
    expect((await order(fixture)).json()).toMatchObject({
      errors: [{ path: 'menus.0', validatorKey: 'lead_time' }],
      availability: { reasons: [{ code: 'LEAD_TIME', menu: 'Frokostplatte' }], next: '2026-11-26' },
    })
    expect((await order(fixture, { time: { date: '2026-11-26', clock: '12:30' } })).statusCode).toBe(201)
  })

  test('AVA-14 that is refused carries all reasons and the next date, whatever it is refused for', async () => {
    const refusal = async (of: OrderFixture, changes: object) => {
      const { errors, availability } = (await order(of, changes)).json()
      const issues = errors.map(
        ({ path, validatorKey }: { path: string; validatorKey: string }) => `${path} ${validatorKey}`,
      )
      return [issues, availability?.reasons.map(({ code }: { code: string }) => code), availability?.next]
    }
    const fixture = await caterWith({})
    const delivery = { address: 'Ågade 1', zipCode: '8000', city: 'Aarhus C' }
    const time = { date: TUESDAY, clock: '12:30' }
    expect(await refusal(fixture, { time: { ...time, date: '2026-11-20' } })).toEqual([
      ['time.date past'],
      ['PAST'],
      '2026-11-21',
    ])
    expect(await refusal(fixture, { time: { date: '2026-11-21', clock: '12:00' } })).toEqual([
      ['time.clock past'],
      ['PAST'],
      '2026-11-22',
    ])
    expect(await refusal(fixture, { delivery: { ...delivery, zipCode: '0001' } })).toEqual([
      ['delivery.zipCode unknown'],
      ['NOT_DELIVERED'],
      null,
    ])
    expect(await refusal(await addOrderFixture(service, { delivery: false }), {})).toEqual([
      ['delivery not_offered'],
      ['NOT_DELIVERED'],
      null,
    ])
    const large = await addOrderFixture(service, { minEnvelopes: 11 })
    expect(await refusal(large, {})).toEqual([['menus min_envelopes'], ['BELOW_MIN_COVERS'], null])
    // All of it at once, and what is wrong beside
    expect(
      await refusal(large, {
        time: { ...time, date: '2026-11-20' },
        delivery: { ...delivery, zipCode: '0001' },
        user: { firstName: '', lastName: 'Kunde', email: 'karen@example.dk', phone: '20304050' },
      }),
    ).toEqual([
      ['time.date past', 'delivery.zipCode unknown', 'menus min_envelopes', 'user.firstName required'],
      ['PAST', 'NOT_DELIVERED', 'BELOW_MIN_COVERS'],
      null,
    ])
  })

  test('AVA-14 of too few covers for too little money tells both', async () => {
    const fixture = await addOrderFixture(service, { minEnvelopes: 11 })
    await call(service, 'PUT', `/caters/${fixture.cater.id}/zones`, {
      ...fixture,
      body: {
        zones: [{ name: 'By', codes: ['8000'], fee: 0, freeFrom: null, minimum: 2000, extraDays: 0, active: true }],
      },
    })
    const { errors, availability } = (await order(fixture, { price: 1695 })).json()
    expect(errors).toEqual([
      { path: 'menus', validatorKey: 'zone_minimum' },
      { path: 'menus', validatorKey: 'min_envelopes' },
    ])
    expect(availability.reasons).toHaveLength(2)
    // What the menus cost is known where something else is wrong
    const user = { firstName: '', lastName: 'Kunde', email: 'karen@example.dk', phone: '20304050' }
    const unsigned = (await order(fixture, { price: 1695, user })).json()
    expect(unsigned.errors).toEqual([...errors, { path: 'user.firstName', validatorKey: 'required' }])
    expect(unsigned.availability).toEqual(availability)
  })

  test('AVA-14 for a clock that the night does not have is refused, and for what is more than 365 days ahead', async () => {
    const fixture = await caterWith({})
    expect((await order(fixture, { time: { date: '2027-03-28', clock: '02:30' } })).json()).toMatchObject({
      errors: [{ path: 'time.clock', validatorKey: 'outside_hours' }],
      availability: { reasons: [{ code: 'OUTSIDE_HOURS' }], next: '2027-03-29' },
    })
    expect((await order(fixture, { time: { date: '2027-11-22', clock: '12:30' } })).json()).toMatchObject({
      errors: [{ path: 'time.date', validatorKey: 'too_far' }],
      availability: { reasons: [{ code: 'TOO_FAR_AHEAD', latest: '2027-11-21' }], next: null },
    })
  })

  test('AVA-6 AVA-7 books its covers, frees them when it is refused, and books them again', async () => {
    const fixture = await caterWith(capacityOf(25))
    const { id } = await placeTestOrder(service, fixture)
    await placeTestOrder(service, fixture)
    expect(await bookedOn(fixture, TUESDAY)).toBe(20)
    expect((await order(fixture)).json().availability.reasons).toEqual([{ code: 'DAY_FULL', left: null, covers: 10 }])
    await call(service, 'PUT', `/cater/orders/${id}/refuse`, { ...fixture, body: {} })
    expect(await bookedOn(fixture, TUESDAY)).toBe(10)
    expect((await call(service, 'PUT', `/cater/orders/${id}/undo`, fixture)).statusCode).toBe(200)
    expect(await bookedOn(fixture, TUESDAY)).toBe(20)
    expect(await listMiscountedDays(service.db)).toEqual([])
  })

  test('AVA-7 that is refused does not come back where its covers are booked by another', async () => {
    const fixture = await caterWith(capacityOf(15))
    const { id } = await placeTestOrder(service, fixture)
    await call(service, 'PUT', `/cater/orders/${id}/refuse`, { ...fixture, body: {} })
    await placeTestOrder(service, fixture)
    const undone = await call(service, 'PUT', `/cater/orders/${id}/undo`, fixture)
    expect([undone.statusCode, undone.json().title]).toEqual([409, 'day_full'])
    expect(await bookedOn(fixture, TUESDAY)).toBe(10)
    expect((await call(service, 'GET', `/cater/orders/${id}`, fixture)).json()).toMatchObject({ refused: true })
  })

  test('AVA-7 that books no covers comes back on a full day', async () => {
    const fixture = await caterWith(capacityOf(15))
    const { ids } = fixture
    await service.db.updateTable('menu').set({ countsTowardsCapacity: false }).where('id', '=', ids.platter).execute()
    const { id } = await placeTestOrder(service, fixture)
    await service.db.updateTable('menu').set({ countsTowardsCapacity: true }).where('id', '=', ids.platter).execute()
    await call(service, 'PUT', `/cater/orders/${id}/refuse`, { ...fixture, body: {} })
    await placeTestOrder(service, fixture)
    await saveSettings(fixture, capacityOf(5))
    expect((await call(service, 'PUT', `/cater/orders/${id}/undo`, fixture)).statusCode).toBe(200)
  })

  test('AVA-6 of a menu that does not count books no covers', async () => {
    const fixture = await caterWith(capacityOf(5))
    const { ids } = fixture
    await service.db.updateTable('menu').set({ countsTowardsCapacity: false }).where('id', '=', ids.platter).execute()
    await placeTestOrder(service, fixture)
    expect(await bookedOn(fixture, TUESDAY)).toBe(0)
  })

  test('AVA-7 that is moved moves its booked covers, and another caterer’s days stay', async () => {
    const fixture = await caterWith(capacityOf(15))
    const other = await caterWith(capacityOf(15))
    const { id } = await placeTestOrder(service, fixture)
    await placeTestOrder(service, other)
    await service.db.updateTable('order').set({ deliveryDate: '2026-11-30' }).where('id', '=', id).execute()
    expect([await bookedOn(fixture, TUESDAY), await bookedOn(fixture, '2026-11-30')]).toEqual([0, 10])
    expect(await bookedOn(other, TUESDAY)).toBe(10)
    expect(await listMiscountedDays(service.db)).toEqual([])
  })

  test('AVA-10 is seen in the calendar of its caterer', async () => {
    const wide = {
      from: '2026-11-23',
      to: TUESDAY,
      name: 'Travl uge',
      hours: { DELIVERY: null, PICKUP: null },
      capacity: 90,
    }
    const exception = {
      from: TUESDAY,
      to: TUESDAY,
      name: 'Julefrokost',
      hours: { DELIVERY: null, PICKUP: null },
      capacity: 40,
    }
    const fixture = await caterWith({ exceptions: [wide, exception], closedOnHolidays: true })
    await placeTestOrder(service, fixture)
    await placeTestOrder(service, fixture, { delivery: null })
    const url = `/caters/${fixture.cater.id}/calendar?from=${TUESDAY}&to=2026-11-25`
    expect((await call(service, 'GET', url, fixture)).json()).toEqual([
      {
        date: TUESDAY,
        bookedCovers: 20,
        capacity: 40,
        deliveries: 1,
        pickups: 1,
        isOpen: true,
        exception: 'Julefrokost',
        holiday: null,
      },
      {
        date: '2026-11-25',
        bookedCovers: 0,
        capacity: null,
        deliveries: 0,
        pickups: 0,
        isOpen: true,
        exception: null,
        holiday: null,
      },
    ])
  })
})

// The embedded database serialises transactions: nothing there is concurrent
describe.runIf(process.env.TEST_DATABASE_URL)('fifty orders at once', () => {
  test('AVA-7 AVA-12 of 10 covers each for 100 places: exactly 10 stand, and the counter is their sum', async () => {
    const fixture = await caterWith(capacityOf(100))
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => order(fixture, { menus: [platterLine(fixture.ids)] })),
    )
    const placed = answers.filter(({ statusCode }) => statusCode === 201)
    expect(placed).toHaveLength(10)
    for (const refused of answers.filter((response) => !placed.includes(response)))
      expect(refused.json().errors).toEqual([{ path: 'time.date', validatorKey: 'day_full' }])
    expect(await bookedOn(fixture, TUESDAY)).toBe(100)
    expect(await listMiscountedDays(service.db)).toEqual([])
  })
})
