import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addDays, danishDate } from '../../domain/time/danishTime.ts'
import { createMenuFixture, getParts, withGroup } from '../menus/testing/menuFixture.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
  return () => service.close()
})

/** The prices of a thing, oldest first, each as [øre, reduced from øre]. */
const logOf = async (id: string) =>
  (
    await service.db
      .selectFrom('priceLog')
      .select(['priceOere', 'discountFromOere'])
      .where('thingId', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ priceOere, discountFromOere }) => [priceOere, discountFromOere])

test('MEM-1 each price of a menu and of what is in it is logged, and nothing else is', async () => {
  const fixture = await createMenuFixture(service)
  const menu = await fixture.create({ price: 149, ...withGroup })
  const { item, extra, group } = getParts(menu)
  const put = (path: string, body: object) => fixture.call('PUT', `${fixture.menus}/${path}`, body)
  await put(menu.id, { price: 129, discountFromPrice: 149 })
  await put(menu.id, { name: 'Frokost', price: 129 })
  await put(menu.id, { discountFromPrice: null })
  await put(`${group.id}/child/${item.id}`, { price: 12.5 })
  expect(await logOf(menu.id)).toEqual([
    [14_900, null],
    [12_900, 14_900],
    [12_900, null],
  ])
  expect(await logOf(item.id)).toEqual([
    [0, null],
    [1250, null],
  ])
  expect(await logOf(extra.id)).toEqual([[3000, null]])
})

test('MEM-1 each price of a service is logged', async () => {
  const { call, caterId } = await createMenuFixture(service)
  const added = await call('POST', '/services', { name: 'Kørsel', description: '<p>I byen</p>', price: 150 })
  const { id } = added.json()
  const changed = await service.db.updateTable('service').set({ priceOere: 17_500 }).where('id', '=', id).execute()
  expect(changed).toHaveLength(1)
  expect(await logOf(id)).toEqual([
    [15_000, null],
    [17_500, null],
  ])
  expect(await service.db.selectFrom('priceLog').select('caterId').where('thingId', '=', id).execute()).toEqual([
    { caterId },
    { caterId },
  ])
})

test('MEM-1 a change that is refused is not logged; a copy begins a log of its own', async () => {
  const fixture = await createMenuFixture(service)
  const menu = await fixture.create({ price: 149 })
  const refused = await fixture.call('PUT', `${fixture.menus}/${menu.id}`, { price: 99, minAmount: 9, maxAmount: 1 })
  expect(refused.statusCode).toBe(422)
  expect(await logOf(menu.id)).toEqual([[14_900, null]])
  const copy = (await fixture.call('POST', `${fixture.menus}/${menu.id}/copy`)).json()
  expect(await logOf(copy.id)).toEqual([[14_900, null]])
})

test('MEM-1 the log is neither changed nor deleted, also not with what it is of', async () => {
  const { db } = service
  const fixture = await createMenuFixture(service)
  const menu = await fixture.create({ price: 149 })
  await expect(db.updateTable('priceLog').set({ priceOere: 1 }).execute()).rejects.toThrow('stay as they are')
  await expect(db.deleteFrom('priceLog').execute()).rejects.toThrow('stay as they are')
  await expect(sql`truncate "priceLog"`.execute(db)).rejects.toThrow('stay as they are')
  await fixture.call('DELETE', `${fixture.menus}/${menu.id}`)
  expect(await logOf(menu.id)).toEqual([[14_900, null]])
})

/** A menu of a new caterer that costs 129 kr. instead of 199, with so much of its log; each price with its day from today. */
async function addMenuWithLog(log: readonly { day: number; priceOere: number; discountFromOere: number | null }[]) {
  const { db } = service
  const fixture = await createMenuFixture(service)
  const { caterId } = fixture
  const id = crypto.randomUUID()
  const today = danishDate(new Date())
  const logged = { kind: 'menu' as const, thingId: id, caterId }
  await db
    .insertInto('priceLog')
    .values(log.map(({ day, ...prices }) => ({ ...logged, ...prices, at: `${addDays(today, day)}T08:00:00Z` })))
    .execute()
  const prices = { priceOere: 12_900, discountFromOere: 19_900 }
  await db
    .insertInto('menu')
    .values({ id, caterId, type: 'menu', name: 'Platte', ...prices })
    .execute()
  return { id, today, fixture }
}

test('MEM-3 a menu carries the saving that its log allows, until a change of its price ends it', async () => {
  const { id, today, fixture } = await addMenuWithLog([
    { day: -60, priceOere: 14_900, discountFromOere: null },
    { day: -3, priceOere: 12_900, discountFromOere: 19_900 },
  ])
  const saving = { normalPrice: 149, percent: 13, from: addDays(today, -3), to: addDays(today, 7) }
  expect((await fixture.list()).map((menu) => menu.saving)).toEqual([saving])
  expect((await fixture.read(id)).saving).toEqual(saving)
  await service.db.updateTable('cater').set({ offerDays: 30 }).where('id', '=', fixture.caterId).execute()
  expect((await fixture.read(id)).saving).toEqual({ ...saving, to: addDays(today, 27) })
  const change = async (body: object) => (await fixture.call('PUT', `${fixture.menus}/${id}`, body)).json().saving
  expect(await change({ price: 119 })).toMatchObject({ normalPrice: 149, percent: 20, from: saving.from })
  expect(await change({ price: 124 })).toBeNull()
})

test('MEM-4 MEM-5 the office reads what a menu has cost in 60 days, and why its saving is not shown', async () => {
  const { id, fixture } = await addMenuWithLog([
    { day: -100, priceOere: 15_500, discountFromOere: null },
    { day: -70, priceOere: 14_900, discountFromOere: null },
    { day: -12, priceOere: 12_900, discountFromOere: 19_900 },
  ])
  const read = async () => (await fixture.call('GET', `${fixture.menus}/${id}/price-history`)).json()
  const { prices, withheld } = await read()
  expect(prices.map(({ price, discountFromPrice }: Record<string, number>) => [price, discountFromPrice])).toEqual([
    [149, null],
    [129, 199],
  ])
  expect(withheld).toEqual({ reason: 'OVER', days: 12 })
  await fixture.call('PUT', `${fixture.menus}/${id}`, { price: 139 })
  expect((await read()).withheld).toMatchObject({ reason: 'LOWER_BEFORE', price: 129 })
  await fixture.call('PUT', `${fixture.menus}/${id}`, { discountFromPrice: null })
  expect((await read()).withheld).toBeNull()
})
