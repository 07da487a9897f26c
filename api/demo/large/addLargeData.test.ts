import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '../../../contract/orders.ts'
import { toOere } from '../../../domain/money/money.ts'
import { call } from '../../orders/testing/orderFixture.ts'
import { addUser } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/testApp.ts'
import { addLargeData } from './addLargeData.ts'
import { readLargeDataArguments } from './largeDataArguments.ts'

const now = new Date('2026-11-21T11:00:00Z')
const CATERS = 12
const ORDERS = 600

let service: TestApp
let admin: { token: string }
beforeAll(async () => {
  service = await openTestApp({ now: () => now })
  admin = { token: await service.tokenFor(await addUser(service.db, { role: 'admin' })) }
  await addLargeData(service.db, { caters: CATERS, orders: ORDERS, now, report: () => {} })
  return () => service.close()
})

/** The orders of a list, of all of its pages. */
async function ordersOf(who: { token: string }, path: string): Promise<Order[]> {
  const page = await call(service, 'GET', path, who)
  const next = /^<\/api\/v2(.+)>; rel="next"$/.exec(String(page.headers.link ?? ''))?.[1]
  return [...page.json(), ...(next ? await ordersOf(who, next) : [])]
}

const stateOf = ({ refused, caterAccept, paid }: Order) => {
  if (refused) return 'refused'
  if (!caterAccept) return 'awaiting'
  return paid ? 'paid' : 'accepted'
}

describe('the large data', () => {
  test('has caterers with pages and catalogues, each with a user', async () => {
    const { db } = service
    const caters = await db.selectFrom('cater').selectAll().execute()
    expect(caters).toHaveLength(CATERS)
    for (const { id } of caters) {
      const page = await call(service, 'GET', `/page-by-url/${encodeURIComponent(`/cater-${id}`)}`)
      expect(page.json()).toMatchObject({ caterId: id })
      const categories = (await call(service, 'GET', `/caters/${id}/categories`, admin)).json()
      expect(categories.length).toBeGreaterThan(0)
      for (const { products } of categories) expect(products.length).toBeGreaterThan(0)
      const users = await db.selectFrom('user').select(['role', 'passwordHash']).where('caterId', '=', id).execute()
      expect(users).toEqual([{ role: 'cater', passwordHash: null }])
    }
  })

  test('has orders in every state from two years back to the coming months, with references in order', async () => {
    const orders = await ordersOf(admin, '/admin/orders')
    expect(orders).toHaveLength(ORDERS)
    expect(new Set(orders.map(stateOf)).size).toBe(4)
    const byTime = [...orders].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    expect(byTime.map(({ orderRef }) => orderRef)).toEqual(orders.map(({ orderRef }) => orderRef))
    expect([orders.at(-1)?.orderRef, orders[0]?.orderRef]).toEqual([100_001, 100_000 + ORDERS])
    const dates = orders.map(({ delieveryDate }) => delieveryDate).sort()
    expect(dates[0]! < '2025-01-01' && dates.at(-1)! > '2027-01-21').toBe(true)
    for (const { events, createdAt } of orders) {
      expect(events[0]).toMatchObject({ type: 'placed', at: createdAt })
      const moments = events.map(({ at }) => at)
      expect([...moments].sort()).toEqual(moments)
    }
  })

  test('has orders of the catalogue’s menus, with prices that are the sum of their contents', async () => {
    const menus = await service.db.selectFrom('menu').select(['id', 'caterId', 'name']).execute()
    const known = new Set(menus.map(({ id, caterId, name }) => `${caterId} ${id} ${name}`))
    for (const { caterId, content, price, activePeriodPrice, orderRef } of await ordersOf(admin, '/admin/orders')) {
      let oere = toOere(activePeriodPrice?.amount ?? 0)
      for (const { price: servicePrice } of content.services) oere += toOere(servicePrice)
      for (const menu of content.menus) {
        oere += toOere(menu.price) * menu.amount
        const items = [...menu.items, ...menu.groups.flatMap((group) => group.items)]
        for (const { type, price: itemPrice, amount } of menu.items)
          if (type === 'extra') oere += toOere(itemPrice) * amount
        for (const { id, name } of [menu, ...items]) expect(known).toContain(`${caterId} ${id} ${name}`)
      }
      expect([orderRef, toOere(price)]).toEqual([orderRef, oere])
    }
  })

  test('ORL-2 is counted exactly, for admins and caterers, by state, and when it changes', async () => {
    const total = async (who: { token: string }, path: string) =>
      Number((await call(service, 'GET', `${path}limit=1`, who)).headers['x-total-count'])
    const user = await service.db.selectFrom('user').selectAll().where('role', '=', 'cater').executeTakeFirstOrThrow()
    const cater = { token: await service.tokenFor(user) }
    const states = ['awaiting', 'accepted', 'paid', 'refused']
    const check = async () => {
      const orders = await ordersOf(admin, '/admin/orders')
      const own = orders.filter(({ caterId }) => caterId === user.caterId)
      for (const [who, list, listed] of [
        [admin, '/admin/orders', orders],
        [admin, `/cater/all-orders/${user.caterId}`, own],
        [cater, '/cater/orders', own],
      ] as const) {
        expect(await total(who, `${list}?`)).toBe(listed.length)
        for (const status of states) {
          const matching = listed.filter((order) => stateOf(order) === status)
          expect([status, await total(who, `${list}?status=${status}&`)]).toEqual([status, matching.length])
        }
      }
    }
    await check()
    const [awaiting] = await ordersOf(cater, '/cater/orders?status=awaiting')
    const before = await total(cater, '/cater/orders?status=awaiting&')
    await call(service, 'PUT', `/cater/orders/${awaiting?.id}/accept`, { ...cater, body: {} })
    expect(await total(cater, '/cater/orders?status=awaiting&')).toBe(before - 1)
    await check()
  })

  test('can be added repeatedly to existing data', async () => {
    await addLargeData(service.db, { caters: 1, orders: 5, now, report: () => {} })
    const [newest]: Order[] = (await call(service, 'GET', '/admin/orders?limit=1', admin)).json()
    expect(newest?.orderRef).toBe(100_000 + ORDERS + 5)
    const counter = await sql<{ last: number }>`select last_value as last from "orderReferences"`.execute(service.db)
    expect(counter.rows[0]?.last).toBe(newest?.orderRef)
  })

  test('has the requested size; invalid arguments are named', () => {
    expect(readLargeDataArguments([])).toEqual({ caters: 500, orders: 100_000 })
    expect(readLargeDataArguments(['--caters', '3', '--orders=7'])).toEqual({ caters: 3, orders: 7 })
    for (const wrong of [['--orders', 'many'], ['--caters=0'], ['--caters=-1'], ['--orders=5000001']]) {
      expect(() => readLargeDataArguments(wrong)).toThrow(/--(orders|caters): a whole number from 1 to 50+/)
    }
    expect(() => readLargeDataArguments(['--order', '1'])).toThrow('--order')
  })
})
