import { beforeAll, expect, test } from 'vitest'
import { NO_SETTINGS } from '../../domain/availability/availabilityRules.ts'
import type { AvailabilitySettings } from '../../contract/availability.ts'
import { listMiscountedDays, saveAvailabilitySettings } from '../availability/availabilityStore.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { createOrderLink } from './links/orderLinkStore.ts'
import { addOrderFixture, call, noon, type OrderFixture, placeTestOrder, platterLine } from './testing/orderFixture.ts'

let service: TestApp
let fixture: OrderFixture
let now = noon
beforeAll(async () => {
  service = await openTestApp({ now: () => now })
  return () => service.close()
})

/** An order of 20 covers for Tuesday 2026-11-24 at 12:30, of a caterer of its own, and the token of a link to it. */
async function place(settings: Partial<AvailabilitySettings> = {}, cater: Parameters<typeof addOrderFixture>[1] = {}) {
  now = noon
  fixture = await addOrderFixture(service, cater)
  await saveAvailabilitySettings(service.db, fixture.cater.id, {
    ...structuredClone(NO_SETTINGS),
    ...settings,
  } as AvailabilitySettings)
  // 20 x 144,00 + 3 x 35,00 + 150,00
  const menus = [platterLine(fixture.ids, { amount: 20 })]
  const { id } = await placeTestOrder(service, fixture, { menus, price: 3135 })
  return { id, token: await createOrderLink(service.db, id) }
}

const read = async (token: string) => (await call(service, 'GET', `/order-links/${token}`)).json()
const change = (token: string, body: object) => call(service, 'POST', `/order-links/${token}/changes`, { body })
const mailKinds = async (id: string) =>
  (await service.db.selectFrom('mail').select('kind').where('orderId', '=', id).execute()).map(({ kind }) => kind)
const covers22 = { covers: [22], price: 3423 }

test('CHG-3 covers within 10 percent change at once for a new price, which must have been seen; both are mailed', async () => {
  const { id, token } = await place()
  expect((await read(token)).changeLimits).toEqual({
    date: '2026-11-24',
    clock: '12:30',
    lines: [{ min: 18, max: 22 }],
  })
  const unseen = await change(token, { covers: [22], price: 3135 })
  expect([unseen.statusCode, unseen.json().title, unseen.json().price]).toEqual([409, 'price_changed', 3423])
  expect((await read(token)).content.menus[0].amount).toBe(20)
  const { order } = (await change(token, covers22)).json()
  expect(order.price).toBe(3423)
  const [menu] = order.content.menus
  expect(menu.amount).toBe(22)
  expect(menu.groups[0].items.map(({ name, amount }: { name: string; amount: number }) => [name, amount])).toEqual([
    ['Sild', 44],
    ['Rejer', 22],
  ])
  const amounts = Object.fromEntries(
    menu.items.map((item: { name: string; amount: number }) => [item.name, item.amount]),
  )
  // An extra is counted by itself
  expect(amounts).toMatchObject({ Rugbrød: 44, Dessert: 3 })
  expect(await mailKinds(id)).toEqual(expect.arrayContaining(['changed', 'changed_notice']))
  expect(await listMiscountedDays(service.db)).toEqual([])
  // Ten percent of what was ordered, not of what it was changed to
  expect((await read(token)).changeLimits.lines).toEqual([{ min: 18, max: 22 }])
})

test('CHG-3 what goes beyond the limits, or is no place, is refused at its field', async () => {
  const { token } = await place()
  for (const [body, path, validatorKey] of [
    [{ covers: [23] }, 'covers.0', 'max'],
    [{ covers: [17] }, 'covers.0', 'min'],
    [{ covers: [20, 20] }, 'covers', 'invalid'],
    [{ address: ' ' }, 'address', 'required'],
    [{ zipCode: '0001' }, 'zipCode', 'unknown'],
  ] as const) {
    const answer = await change(token, { ...body, price: 3135 })
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [expect.objectContaining({ path, validatorKey })]])
  }
})

test('CHG-3 address and comment change without a new price, the rest stays', async () => {
  const { token } = await place()
  const { order } = (await change(token, { address: 'Ågade 2', comment: '', price: 3135 })).json()
  expect(order).toMatchObject({ address: 'Ågade 2', zipCode: '8000', comment: null, price: 3135 })
})

test('CHG-3 after the lead time, the delivery or the end of the order nothing is changed', async () => {
  const tiers = [{ fromCovers: 1, days: 1, cutoff: '12:00' }]
  const { id, token } = await place({ tiers })
  expect((await read(token)).changeLimits).toMatchObject({ date: '2026-11-23', clock: '12:00' })
  now = new Date('2026-11-23T11:01:00Z')
  expect((await read(token)).changeLimits).toBeNull()
  const late = await change(token, covers22)
  expect([late.statusCode, late.json().title]).toEqual([409, 'not_changeable'])
  now = noon
  await call(service, 'PUT', `/cater/orders/${id}/refuse`, fixture)
  expect((await change(token, covers22)).statusCode).toBe(409)
})

test('CHG-3 more covers than the day has room for are refused, fewer give their room back', async () => {
  const { token } = await place({ capacity: [21, 21, 21, 21, 21, 21, 21] })
  const full = await change(token, covers22)
  expect([full.statusCode, full.json().title]).toEqual([409, 'day_full'])
  expect((await change(token, { covers: [21], price: 3279 })).statusCode).toBe(200)
  expect((await change(token, { covers: [18], price: 2847 })).statusCode).toBe(200)
  const booked = await service.db
    .selectFrom('bookedCovers')
    .select('covers')
    .where('caterId', '=', fixture.cater.id)
    .executeTakeFirst()
  expect(booked?.covers).toBe(18)
})

const tiers = [
  { fromCovers: 1, days: 1, cutoff: '12:00' },
  { fromCovers: 21, days: 3, cutoff: '12:00' },
]

test('CHG-12 covers of another tier must come in its time, as a new order must', async () => {
  const { token } = await place({ tiers, shortNotice: 'REFUSE' })
  // 21 covers for Tuesday were to be ordered on Thursday
  expect((await read(token)).changeLimits).toMatchObject({ date: '2026-11-23', lines: [{ min: 18, max: 20 }] })
  const answer = await change(token, covers22)
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({
    title: 'not_available',
    errors: expect.arrayContaining([expect.objectContaining({ path: 'covers', validatorKey: 'lead_time' })]),
    availability: { reasons: [{ code: 'LEAD_TIME', orderBy: { date: '2026-11-19', clock: '12:00' } }] },
  })
  expect((await change(token, { covers: [19], price: 2991 })).statusCode).toBe(200)
})

test('CHG-12 a caterer that only warns of short notice lets the customer go on', async () => {
  const { token } = await place({ tiers })
  expect((await change(token, covers22)).statusCode).toBe(200)
})

test('CHG-12 fewer covers than the caterer takes are refused', async () => {
  const { token } = await place({}, { minEnvelopes: 20 })
  expect((await read(token)).changeLimits.lines).toEqual([{ min: 20, max: 22 }])
  const answer = await change(token, { covers: [19], price: 2991 })
  expect([answer.statusCode, answer.json().availability.reasons]).toEqual([
    422,
    [{ code: 'BELOW_MIN_COVERS', minimum: 20, missing: 1 }],
  ])
  expect(answer.json().errors[0]).toMatchObject({ path: 'covers', validatorKey: 'min_envelopes' })
})

test('CHG-12 what stands against the order already does not stop another change', async () => {
  const { token } = await place({ tiers: tiers.slice(0, 1), shortNotice: 'REFUSE' })
  await service.db.updateTable('cater').set({ minEnvelopes: 30 }).where('id', '=', fixture.cater.id).execute()
  expect((await change(token, { comment: 'Ring på', price: 3135 })).statusCode).toBe(200)
  expect((await change(token, { covers: [21], price: 3279 })).statusCode).toBe(200)
  expect((await change(token, { covers: [20], price: 3135 })).statusCode).toBe(422)
})

test('CHG-12 an address in a zone with extra days, or with a minimum, is asked like a new order', async () => {
  const zone = { fee: 0, freeFrom: null, minimum: null, extraDays: 0, active: true }
  const zones = [
    { ...zone, name: 'By', codes: ['8000'] },
    { ...zone, name: 'Fjern', codes: ['8300'], extraDays: 1 },
    { ...zone, name: 'Dyr', codes: ['8200'], minimum: 9000 },
  ]
  const placed = async () => {
    const order = await place({ tiers: tiers.slice(0, 1), shortNotice: 'REFUSE' })
    const saved = await call(service, 'PUT', `/caters/${fixture.cater.id}/zones`, { ...fixture, body: { zones } })
    if (saved.statusCode !== 200) throw new Error(saved.body)
    return order.token
  }
  const far = { address: 'Havnen 1', zipCode: '8300', city: 'Odder', price: 3135 }
  const moved = await placed()
  now = new Date('2026-11-20T11:00:00Z')
  expect((await change(moved, far)).statusCode).toBe(200)
  // Two working days before Tuesday are over on Saturday
  now = noon
  expect((await read(moved)).changeLimits).toBeNull()
  const other = await placed()
  for (const [zipCode, code, validatorKey] of [
    ['8300', 'LEAD_TIME', 'lead_time'],
    ['8200', 'BELOW_ZONE_MINIMUM', 'zone_minimum'],
    ['9000', 'NOT_DELIVERED', 'not_delivered'],
  ]) {
    const answer = await change(other, { ...far, zipCode })
    expect([answer.statusCode, answer.json().availability.reasons[0].code]).toEqual([422, code])
    expect(answer.json().errors[0].validatorKey).toBe(validatorKey)
  }
})

test('CHG-13 the caterer sets until when, and by how many percent', async () => {
  const settings = { changePercent: 50, changeLimit: { workingDays: 0, cutoff: '09:00' } }
  const { token } = await place({ tiers: tiers.slice(0, 1), shortNotice: 'REFUSE', ...settings })
  expect((await read(token)).changeLimits).toEqual({
    date: '2026-11-24',
    clock: '09:00',
    lines: [{ min: 10, max: 30 }],
  })
  now = new Date('2026-11-24T07:59:00Z')
  expect((await change(token, covers22)).statusCode).toBe(200)
  now = new Date('2026-11-24T08:01:00Z')
  expect((await change(token, { comment: 'For sent', price: 3423 })).statusCode).toBe(409)
})

test('CHG-10 of a change and a cancellation at once each is whole, and the covers are counted once', async () => {
  const { token } = await place()
  const answers = await Promise.all([
    change(token, covers22),
    call(service, 'POST', `/order-links/${token}/cancel`, { body: { fee: 0 } }),
  ])
  expect(answers[1]?.statusCode).toBe(200)
  expect((await read(token)).cancelledAt).not.toBeNull()
  expect(await listMiscountedDays(service.db)).toEqual([])
})
