import { beforeAll, describe, expect, test } from 'vitest'
import type { DeliveryZonesBody } from '../../contract/zones.ts'
import {
  addOrderFixture,
  call,
  noon,
  orderBody,
  type OrderFixture,
  placeTestOrder,
} from '../orders/testing/orderFixture.ts'
import { listWrittenMails } from '../orders/testing/writtenMails.ts'
import { addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ now: () => noon })
  return () => service.close()
})

type Zone = DeliveryZonesBody['zones'][number]
const zone = (name: string, codes: string[], more: Partial<Zone> = {}): Zone => ({
  name,
  codes,
  fee: 95,
  freeFrom: null,
  minimum: null,
  extraDays: 0,
  active: true,
  ...more,
})
const midt = zone('Aarhus midt', ['8000'])
const aarhus = zone('Aarhus', ['8200-8270'], { freeFrom: 2000, minimum: 1500 })

const save = (fixture: OrderFixture, zones: Zone[], headers = {}) =>
  call(service, 'PUT', `/caters/${fixture.cater.id}/zones`, { ...fixture, body: { zones }, headers })
const caterWith = async (...zones: Zone[]): Promise<OrderFixture> => {
  const fixture = await addOrderFixture(service)
  const saved = await save(fixture, zones)
  if (saved.statusCode !== 200) throw new Error(saved.body)
  return fixture
}
const order = (fixture: OrderFixture, changes = {}) =>
  call(service, 'POST', '/orders', { body: orderBody(fixture, changes) })
const to = (zipCode: string) => ({ delivery: { address: 'Vej 1', zipCode, city: 'By' } })
const readDelivery = async ({ cater }: OrderFixture, query: string) =>
  (await call(service, 'GET', `/caters/${cater.id}/delivery?${query}`)).json()

describe('the zones of a caterer', () => {
  test('ZON-5 everybody reads them, with the caterer too; who has read the newest replaces them', async () => {
    const fixture = await caterWith(midt)
    const url = `/caters/${fixture.cater.id}/zones`
    const read = await call(service, 'GET', url)
    expect(read.json()).toEqual({ zones: [{ ...midt, id: expect.any(String) }] })
    expect((await call(service, 'GET', `/caters/${fixture.cater.id}`, fixture)).json().deliveryZones).toEqual(
      read.json().zones,
    )
    const etag = String(read.headers.etag)
    const [stored] = read.json().zones
    const saved = await save(fixture, [aarhus, { ...stored, fee: 50 }], { 'if-match': etag })
    expect(saved.json().zones).toMatchObject([{ name: 'Aarhus' }, { id: stored.id, fee: 50 }])
    const late = await save(fixture, [], { 'if-match': etag })
    expect([late.statusCode, late.json().changedBy, late.json().current.zones.length]).toEqual([412, 'Kokke Kok', 2])
  })

  test('ZON-5 only owners and admins change them, and no caterer those of another', async () => {
    const fixture = await caterWith(midt)
    const other = await addOrderFixture(service)
    const cook = await addUser(service.db, { role: 'cater', caterId: fixture.cater.id, staffRole: 'kitchen' })
    const statusFor = async (token: string) =>
      (await call(service, 'PUT', `/caters/${fixture.cater.id}/zones`, { token, body: { zones: [] } })).statusCode
    expect([await statusFor(other.token), await statusFor(await service.tokenFor(cook))]).toEqual([404, 403])
    expect((await call(service, 'GET', `/caters/${fixture.cater.id}/zones`)).json().zones).toHaveLength(1)
  })

  test('ZON-5 a foreign id makes a zone of one’s own, and leaves that of the other alone', async () => {
    const other = await caterWith(midt)
    const [foreign] = (await call(service, 'GET', `/caters/${other.cater.id}/zones`)).json().zones
    const fixture = await addOrderFixture(service)
    const saved = (await save(fixture, [{ ...foreign, name: 'Min' }])).json()
    expect(saved.zones[0].id).not.toBe(foreign.id)
    expect((await call(service, 'GET', `/caters/${other.cater.id}/zones`)).json().zones).toEqual([foreign])
  })

  test.each([
    [
      'ZON-2 a code that another zone has',
      [midt, zone('By', ['8000'])],
      '1.codes',
      '8000 ligger allerede i området "Aarhus midt"',
    ],
    [
      'ZON-2 ranges of one width that cross, an inactive one too',
      [zone('A', ['8200-8210'], { active: false }), zone('B', ['8210-8220'])],
      '1.codes',
      '8210 ligger allerede i området "A"',
    ],
    ['ZON-1 a code that does not exist', [zone('A', ['0001'])], '0.codes', 'Vi kender ikke postnummeret: 0001'],
    ['ZON-1 a range without any code', [zone('A', ['0001-0009'])], '0.codes', 'Der er ingen postnumre i 0001-0009'],
    ['ZON-1 no codes', [zone('A', [])], '0.codes', 'Angiv mindst ét postnummer.'],
  ])('%s is refused at its field', async (_title, zones, path, message) => {
    const refused = await save(await addOrderFixture(service), zones)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toMatchObject([{ path: `zones.${path}`, message }])
  })

  test.each([
    ['a range from a higher code', { codes: ['8270-8200'] }, 'zones.0.codes.0'],
    ['a fee below zero', { fee: -1 }, 'zones.0.fee'],
    ['a blank name', { name: ' ' }, 'zones.0.name'],
  ])('ZON-1 %s is refused at its field', async (_title, changes, path) => {
    const refused = await save(await addOrderFixture(service), [{ ...midt, ...changes }])
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors[0].path).toBe(path)
  })

  test('ZON-1 at most 30 zones and 500 codes', async () => {
    const fixture = await addOrderFixture(service)
    const many = Array.from({ length: 31 }, (_, index) => zone(`Z${index}`, [String(8000 + index)]))
    expect((await save(fixture, many)).json().errors).toMatchObject([{ path: 'zones', validatorKey: 'too_many_zones' }])
    const codes = (count: number) => Array.from({ length: count }, (_, index) => String(1000 + index))
    expect((await save(fixture, [zone('A', codes(300)), zone('B', codes(201))])).json().errors).toMatchObject([
      { path: 'zones', validatorKey: 'too_many_codes' },
    ])
  })

  test('MEM-1 every fee is added to the log of prices, and stays there', async () => {
    const fixture = await caterWith(midt)
    const [{ id }] = (await call(service, 'GET', `/caters/${fixture.cater.id}/zones`)).json().zones
    await save(fixture, [{ ...midt, id, fee: 120 }])
    await save(fixture, [{ ...midt, id, fee: 120, name: 'Midt' }])
    await save(fixture, [])
    const log = await service.db
      .selectFrom('priceLog')
      .select(['kind', 'priceOere'])
      .where('thingId', '=', id)
      .execute()
    expect(log).toEqual([
      { kind: 'zone', priceOere: 95_00 },
      { kind: 'zone', priceOere: 120_00 },
    ])
  })
})

describe('an order', () => {
  test('ZON-3 ZON-4 has the fee of its zone as a line of its own, part of the price', async () => {
    const fixture = await caterWith(midt)
    expect((await order(fixture)).json()).toMatchObject({
      errors: [{ path: 'price', validatorKey: 'price_changed' }],
      prices: { delivery: 95, services: 150, total: 1790 },
    })
    const placed = await placeTestOrder(service, fixture, { price: 1790 })
    expect(placed).toMatchObject({ price: 1790, deliveryFee: 95, deliveryZone: 'Aarhus midt' })
    for (const { text } of await listWrittenMails(service.db, placed.id))
      expect(text).toContain('Levering  kr.\u00a095,00')
  })

  test('ZON-3 keeps its fee and zone when the caterer changes the zones', async () => {
    const fixture = await caterWith(midt)
    const { id } = await placeTestOrder(service, fixture, { price: 1790 })
    await save(fixture, [])
    expect((await call(service, 'GET', `/cater/orders/${id}`, fixture)).json()).toMatchObject({
      deliveryFee: 95,
      deliveryZone: 'Aarhus midt',
    })
  })

  test('ZON-3 is free at exactly the amount of the zone, which counts goods alone', async () => {
    // 10 × 144,00 + 3 × 35,00 = 1.545,00 of goods
    const free = await caterWith({ ...midt, freeFrom: 1545 })
    expect(await placeTestOrder(service, free)).toMatchObject({ price: 1695, deliveryFee: 0 })
    const paid = await caterWith({ ...midt, freeFrom: 1545.01 })
    expect(await placeTestOrder(service, paid, { price: 1790 })).toMatchObject({ deliveryFee: 95 })
  })

  test('ZON-4 AVA-8 below the minimum is refused with what is missing; exactly at it stands', async () => {
    const below = await caterWith({ ...midt, fee: 0, minimum: 1600 })
    expect((await order(below)).json()).toMatchObject({
      errors: [{ path: 'menus', validatorKey: 'zone_minimum' }],
      availability: { reasons: [{ code: 'BELOW_ZONE_MINIMUM', minimum: 1600, missing: 55 }], next: null },
    })
    const met = await caterWith({ ...midt, fee: 0, minimum: 1545 })
    expect((await order(met)).statusCode).toBe(201)
  })

  test('ZON-2 ZON-3 AVA-8 to a code outside the zones is refused, whatever the client thinks', async () => {
    const fixture = await caterWith(midt, aarhus)
    expect((await order(fixture, to('5000'))).json()).toMatchObject({
      errors: [{ path: 'delivery.zipCode', validatorKey: 'not_delivered' }],
      availability: { reasons: [{ code: 'NOT_DELIVERED', pickup: true, deliversSomewhere: true }] },
    })
    const nowhere = await caterWith({ ...midt, active: false })
    expect((await order(nowhere)).json()).toMatchObject({
      availability: { reasons: [{ code: 'NOT_DELIVERED', deliversSomewhere: false }] },
    })
  })

  test('ZON-3 that is fetched, or of a caterer without zones, has no fee', async () => {
    expect(await placeTestOrder(service, await caterWith(midt), { delivery: null })).toMatchObject({
      price: 1695,
      deliveryFee: null,
      deliveryZone: null,
    })
    expect(await placeTestOrder(service, await addOrderFixture(service), to('9990'))).toMatchObject({
      deliveryFee: null,
    })
  })

  test('ZON-1 AVA-3 extra days of the zone add to the lead time', async () => {
    const fixture = await caterWith({ ...midt, fee: 0, extraDays: 10 })
    await call(service, 'PUT', `/caters/${fixture.cater.id}/availability-rules`, {
      ...fixture,
      body: {
        ...(await call(service, 'GET', `/caters/${fixture.cater.id}/availability-rules`, fixture)).json(),
        tiers: [{ fromCovers: 1, days: 1, cutoff: '12:00' }],
        shortNotice: 'REFUSE',
      },
    })
    expect((await order(fixture)).json().errors).toEqual([{ path: 'time.date', validatorKey: 'lead_time' }])
    expect((await order(fixture, { delivery: null })).statusCode).toBe(201)
  })
})

test('ZON-5 a postal code is answered with its zone, its fee for the goods and what is missing', async () => {
  const fixture = await caterWith(midt, aarhus)
  expect(await readDelivery(fixture, 'zip=8210&goods=1400')).toEqual({
    delivered: true,
    zone: 'Aarhus',
    fee: 95,
    freeFrom: 2000,
    minimum: 1500,
    missing: 100,
  })
  expect(await readDelivery(fixture, 'zip=8210&goods=2000')).toMatchObject({ fee: 0, missing: 0 })
  expect(await readDelivery(fixture, 'zip=5000')).toMatchObject({ delivered: false, zone: null, fee: null })
  expect(await readDelivery(await addOrderFixture(service), 'zip=5000')).toMatchObject({ delivered: true, fee: null })
  expect(await readDelivery(await addOrderFixture(service), 'zip=0001')).toMatchObject({ delivered: false })
})
