import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ShareBasketBody } from '../../contract/sharedBaskets.ts'
import { PRICE_PERIOD_TYPES } from '../../domain/money/pricePeriods.ts'
import { addOrderFixture, call, noon, type OrderFixture } from '../orders/testing/orderFixture.ts'
import { createRetentionJob } from '../personalData/retentionJob.ts'
import { retentionTasks } from '../retentionTasks.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

const DAY = 86_400_000

let service: TestApp
let fixture: OrderFixture
let clock: Date
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kuvert-shared-'))
  service = await openTestApp({ now: () => clock })
  fixture = await addOrderFixture(service)
  return async () => {
    await service.close()
    await rm(dataDir, { recursive: true })
  }
})
beforeEach(() => {
  clock = noon
})

type Body = Partial<Omit<ShareBasketBody, 'lines'>> & { lines?: unknown[] }
const line = (changes: object = {}) => ({
  menuId: fixture.ids.platter,
  amount: 10,
  items: [
    { id: fixture.ids.herring, groupId: fixture.ids.bread, amount: 2 },
    { id: fixture.ids.shrimp, groupId: fixture.ids.bread, amount: 1 },
    { id: fixture.ids.dessert, amount: 3 },
  ],
  ...changes,
})
const share = (body: Body = {}, options: { address?: string; headers?: Record<string, string> } = {}) =>
  call(service, 'POST', `/caters/${fixture.cater.id}/shared-baskets`, {
    body: { lines: [line()], ...body },
    ...options,
  })
const open = (key: string) => call(service, 'GET', `/shared-baskets/${key}`)

test('SHA-1 a basket is shared under a random key, with the names and prices of the catalogue, and opened by it', async () => {
  const answer = await share({ services: [fixture.ids.cutlery], covers: 12, date: '2026-12-01', zipCode: '8000' })
  expect(answer.statusCode).toBe(201)
  const shared = answer.json()
  // 128 bits
  expect(shared.key).toMatch(/^[\w-]{22}$/)
  expect(shared).toMatchObject({
    caterId: fixture.cater.id,
    createdAt: noon.toISOString(),
    covers: 12,
    date: '2026-12-01',
    zipCode: '8000',
    period: 0,
    delivery: null,
    total: 1440 + 105 + 150 + 25,
  })
  expect(shared.lines).toEqual([
    {
      menuId: fixture.ids.platter,
      name: 'Frokostplatte',
      type: 'menu',
      amount: 10,
      price: 144,
      items: [
        { id: fixture.ids.herring, groupId: fixture.ids.bread, name: 'Sild', isExtra: false, amount: 2, price: 0 },
        { id: fixture.ids.shrimp, groupId: fixture.ids.bread, name: 'Rejer', isExtra: false, amount: 1, price: 15 },
        { id: fixture.ids.dessert, groupId: null, name: 'Dessert', isExtra: true, amount: 3, price: 35 },
      ],
    },
  ])
  expect(
    shared.services.map(({ name, price, required }: Record<string, unknown>) => [name, price, required]).sort(),
  ).toEqual([
    ['Bestik', 25, false],
    ['Kørsel', 150, true],
  ])
  const opened = await open(shared.key)
  expect(opened.statusCode).toBe(200)
  expect(opened.headers['cache-control']).toBe('private, no-store')
  expect(opened.json()).toEqual(shared)
})

test('SHA-2 the prices stay as they were when it was shared, with the price period and the zone of then', async () => {
  const made = await addOrderFixture(service)
  const { id } = made.cater
  await service.db
    .insertInto('pricePeriod')
    .values({ caterId: id, type: PRICE_PERIOD_TYPES.FIXED_DAY, percentage: 10, weekdays: [1, 2, 3, 4, 5, 6, 7] })
    .execute()
  await service.db
    .insertInto('deliveryZone')
    .values({ caterId: id, order: 0, name: 'Aarhus', codes: JSON.stringify(['8000']), feeOere: 95_00 })
    .execute()
  const body = {
    lines: [{ menuId: made.ids.buffet, amount: 10, items: [{ id: made.ids.roast, amount: 1 }] }],
    date: '2026-12-01',
    zipCode: '8000',
  }
  const shared = (await call(service, 'POST', `/caters/${id}/shared-baskets`, { body })).json()
  expect(shared).toMatchObject({ period: 70, delivery: 95, total: 700 + 70 + 95 + 150, lines: [{ price: 70 }] })
  await service.db.updateTable('menu').set({ priceOere: 99_00 }).where('id', '=', made.ids.buffet).execute()
  expect((await open(shared.key)).json()).toEqual(shared)
})

test('SHA-1 what the catalogue does not have is not shared', async () => {
  const other = await addOrderFixture(service)
  const issuesOf = async (body: Body) => {
    const answer = await share(body)
    return [
      answer.statusCode,
      answer.json().errors?.map(({ path, validatorKey }: Record<string, string>) => `${path} ${validatorKey}`),
    ]
  }
  expect(await issuesOf({ lines: [line({ menuId: crypto.randomUUID() })] })).toEqual([422, ['lines.0 unavailable']])
  expect(await issuesOf({ lines: [line({ menuId: "' or true --" })] })).toEqual([422, ['lines.0 unavailable']])
  expect(await issuesOf({ lines: [line(), line({ menuId: other.ids.platter })] })).toEqual([
    422,
    ['lines.1 unavailable'],
  ])
  expect(await issuesOf({ lines: [line({ items: [] })] })).toEqual([422, ['lines.0.items group_min']])
  expect(await issuesOf({ lines: [] })).toEqual([422, expect.anything()])
  expect((await issuesOf({ lines: Array.from({ length: 201 }, () => line()) }))[0]).toBe(422)
  expect((await share({ lines: Array.from({ length: 200 }, () => line()) })).statusCode).toBe(201)
  expect((await issuesOf({ zipCode: '80' }))[0]).toBe(422)
  expect((await call(service, 'POST', '/caters/999999/shared-baskets', { body: { lines: [line()] } })).statusCode).toBe(
    404,
  )
})

test('SHA-1 nothing of who shares is stored, and a service of another caterer is left out', async () => {
  const other = await addOrderFixture(service)
  const body = {
    lines: [line()],
    services: [other.ids.cutlery],
    email: 'karen@example.dk',
    comment: 'Karens fødselsdag',
  }
  const answer = await call(service, 'POST', `/caters/${fixture.cater.id}/shared-baskets`, {
    body,
    token: fixture.token,
  })
  expect(answer.json().services.map(({ name }: { name: string }) => name)).toEqual(['Kørsel'])
  const { rows } = await sql`select * from "sharedBasket" where key = ${answer.json().key}`.execute(service.db)
  expect(JSON.stringify(rows)).not.toMatch(/Karen|karen/)
  expect(JSON.stringify(rows)).not.toContain(fixture.userId)
})

test('SHA-1 a network shares 20 baskets an hour; those that are refused do not count', async () => {
  const address = '198.51.100.21'
  const statuses: number[] = [(await share({ lines: [line({ items: [] })] }, { address })).statusCode]
  for (let count = 0; count < 21; count += 1) statuses.push((await share({}, { address })).statusCode)
  expect(statuses).toEqual([422, ...Array.from({ length: 20 }, () => 201), 429])
  clock = new Date(noon.getTime() + 3_600_000)
  expect((await share({}, { address })).statusCode).toBe(201)
})

test('SHA-1 the same Idempotency-Key shares once', async () => {
  const options = { headers: { 'idempotency-key': crypto.randomUUID() } }
  const [first, again] = [await share({}, options), await share({}, options)]
  expect(again.json()).toEqual(first.json())
})

test('SHA-1 a basket is deleted 30 days after it was opened last, not after it was shared', async () => {
  const job = createRetentionJob(retentionTasks(service.db, { retentionYears: 5, dataDir }), {
    now: () => clock,
    log: service.services.log,
  })
  const [opened, forgotten] = [(await share()).json().key, (await share()).json().key]
  clock = new Date(noon.getTime() + 20 * DAY)
  expect((await open(opened)).statusCode).toBe(200)
  clock = new Date(noon.getTime() + 30 * DAY)
  await job.run()
  const keys = async () =>
    (await service.db.selectFrom('sharedBasket').select('key').where('key', 'in', [opened, forgotten]).execute()).map(
      ({ key }) => key,
    )
  expect(await keys()).toHaveLength(2)
  clock = new Date(noon.getTime() + 30 * DAY + 1)
  await job.run()
  expect(await keys()).toEqual([opened])
  clock = new Date(noon.getTime() + 50 * DAY + 1)
  await job.run()
  expect((await open(opened)).statusCode).toBe(404)
})

test('SHA-1 an unknown key opens nothing, nor does one of a caterer that takes no orders', async () => {
  const made = await addOrderFixture(service)
  const body = { lines: [{ menuId: made.ids.buffet, amount: 10, items: [{ id: made.ids.roast, amount: 1 }] }] }
  const { key } = (await call(service, 'POST', `/caters/${made.cater.id}/shared-baskets`, { body })).json()
  expect((await open(key)).statusCode).toBe(200)
  await service.db.updateTable('cater').set({ active: false }).where('id', '=', made.cater.id).execute()
  for (const wrong of [key, key.slice(1), encodeURIComponent("' or true --")])
    expect((await open(wrong)).statusCode).toBe(404)
})

test('SER-4 ZON-9 a shared basket has the services of a delivery only where its price is known', async () => {
  const own = await addOrderFixture(service)
  await service.db.updateTable('service').set({ appliesTo: 'delivery' }).where('id', '=', own.ids.driving).execute()
  const shared = async (body: object) => {
    const lines = [{ menuId: own.ids.buffet, amount: 20, items: [{ id: own.ids.roast, amount: 1 }] }]
    const answer = await call(service, 'POST', `/caters/${own.cater.id}/shared-baskets`, { body: { lines, ...body } })
    const { total, services } = answer.json()
    return [total, services.map(({ name }: { name: string }) => name)]
  }
  // Without zones delivery costs the same everywhere
  expect(await shared({})).toEqual([1550, ['Kørsel']])
  const zone = { caterId: own.cater.id, name: 'Aarhus', codes: JSON.stringify(['8000']), feeOere: 95_00 }
  await service.db
    .insertInto('deliveryZone')
    .values({ ...zone, order: 1, freeFromOere: null, minimumOere: null })
    .execute()
  expect(await shared({})).toEqual([1400, []])
  expect(await shared({ zipCode: '8000' })).toEqual([1645, ['Kørsel']])
})
