import { beforeAll, describe, expect, test } from 'vitest'
import type { ProductionDay } from '../../contract/reports.ts'
import { addDays } from '../../domain/time/danishTime.ts'
import {
  addOrderFixture,
  call,
  type OrderFixture,
  noon,
  orderBody,
  placeTestOrder,
  platterLine,
} from '../orders/testing/orderFixture.ts'
import { addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { addOrder, orderedMenu } from './testing/addOrder.ts'

let service: TestApp
let admin: { token: string }
beforeAll(async () => {
  service = await openTestApp({ now: () => noon })
  admin = { token: await service.tokenFor(await addUser(service.db, { role: 'admin' })) }
  return () => service.close()
})

const get = (url: string, who: { token?: string }) => call(service, 'GET', url, who)
const put = (url: string, who: { token?: string }, body?: object) => call(service, 'PUT', url, { ...who, body })
const TODAY = '2026-11-21'

describe('ADM-3 statistics', () => {
  test('sum accepted orders by ISO week of delivery, with empty weeks, within the period', async () => {
    const fixture = await addOrderFixture(service)
    await addOrder(service, fixture, 'accepted', '2026-12-27', { priceOere: 10_01 })
    await addOrder(service, fixture, 'paid', '2026-12-28', { priceOere: 20_02 })
    await addOrder(service, fixture, 'accepted', '2027-01-03', { priceOere: 30_03 })
    await addOrder(service, fixture, 'accepted', '2027-01-20', { priceOere: 40_04 })
    await addOrder(service, fixture, 'accepted', '2027-01-21')
    await addOrder(service, fixture, 'accepted', '2026-12-26')
    await addOrder(service, fixture, 'awaiting', '2026-12-29')
    await addOrder(service, fixture, 'refused', '2026-12-29')
    const { weeks } = (await get('/cater/statistics?from=2026-12-27&to=2027-01-20', fixture)).json()
    expect(weeks).toEqual([
      { week: '2026-W52', orders: 1, turnover: 10.01 },
      { week: '2026-W53', orders: 2, turnover: 50.05 },
      { week: '2027-W01', orders: 0, turnover: 0 },
      { week: '2027-W02', orders: 0, turnover: 0 },
      { week: '2027-W03', orders: 1, turnover: 40.04 },
    ])
  })

  test('list the ten menus with the most covers, with their exact turnover', async () => {
    const fixture = await addOrderFixture(service)
    const menus = Array.from({ length: 12 }, (_, index) => orderedMenu(`Menu ${index}`, 10 + index, 99.95))
    await addOrder(service, fixture, 'paid', TODAY, { menus })
    await addOrder(service, fixture, 'accepted', TODAY, {
      menus: [orderedMenu('Menu 3', 100, 129.5), orderedMenu('Menu 3', 1, 0.01)],
    })
    await addOrder(service, fixture, 'awaiting', TODAY, { menus: [orderedMenu('Menu 4', 500, 1)] })
    const { topMenus } = (await get('/cater/statistics', fixture)).json()
    expect(topMenus).toHaveLength(10)
    expect(topMenus[0]).toEqual({ name: 'Menu 3', covers: 114, turnover: 14_249.36 })
    expect(topMenus[1]).toEqual({ name: 'Menu 11', covers: 21, turnover: 2098.95 })
    expect(topMenus.map(({ name }: { name: string }) => name)).not.toContain('Menu 0')
  })

  test('count open orders independently of the period, of one caterer or of all for admins', async () => {
    const [fixture, other] = [await addOrderFixture(service), await addOrderFixture(service)]
    const open = async (url: string, who: { token: string }) => {
      const { awaiting, unpaid, upcoming } = (await get(url, who)).json()
      return [awaiting, unpaid, upcoming]
    }
    const before = await open('/admin/statistics', admin)
    await addOrder(service, fixture, 'awaiting', '2024-01-01')
    await addOrder(service, fixture, 'accepted', addDays(TODAY, -1))
    await addOrder(service, fixture, 'accepted', TODAY)
    await addOrder(service, fixture, 'paid', addDays(TODAY, 300))
    const refused = await addOrder(service, fixture, 'awaiting', TODAY)
    await put(`/cater/orders/${refused.id}/refuse`, fixture)
    await addOrder(service, other, 'awaiting', TODAY)
    expect(await open('/cater/statistics', fixture)).toEqual([1, 2, 2])
    expect(await open('/cater/statistics', other)).toEqual([1, 0, 0])
    expect(await open(`/admin/statistics?caterId=${fixture.cater.id}`, admin)).toEqual([1, 2, 2])
    const after = await open('/admin/statistics', admin)
    expect(after.map((count, index) => count - before[index])).toEqual([2, 2, 2])
    // A caterer cannot choose another one
    expect(await open(`/cater/statistics?caterId=${fixture.cater.id}`, other)).toEqual([1, 0, 0])
  })

  test('count the orders of today and the next seven days, accepted and awaiting ones separately', async () => {
    const [fixture, other] = [await addOrderFixture(service), await addOrderFixture(service)]
    const busiest = addDays(TODAY, 3)
    const platter = { menus: [orderedMenu('Platte', 10, 99.95), orderedMenu('Tapas', 3, 50)] }
    for (let index = 0; index < 120; index++)
      await addOrder(service, fixture, index % 2 === 0 ? 'accepted' : 'paid', busiest, platter)
    for (let index = 0; index < 15; index++) await addOrder(service, fixture, 'awaiting', busiest, platter)
    await addOrder(service, fixture, 'paid', TODAY, platter)
    await addOrder(service, fixture, 'accepted', addDays(TODAY, 7), { menus: [] })
    for (const date of [addDays(TODAY, -1), addDays(TODAY, 8)]) await addOrder(service, fixture, 'accepted', date)
    await addOrder(service, fixture, 'refused', busiest)
    await addOrder(service, other, 'accepted', busiest)
    const { days } = (await get('/cater/statistics?from=2026-01-01&to=2026-01-07', fixture)).json()
    const none = { orders: 0, covers: 0, awaitingOrders: 0, awaitingCovers: 0 }
    const expected = Array.from({ length: 8 }, (_, ahead) => ({ date: addDays(TODAY, ahead), ...none }))
    Object.assign(expected[0]!, { orders: 1, covers: 13 })
    Object.assign(expected[3]!, { orders: 120, covers: 120 * 13, awaitingOrders: 15, awaitingCovers: 15 * 13 })
    Object.assign(expected[7]!, { orders: 1 })
    expect(days).toEqual(expected)
    expect((await get(`/admin/statistics?caterId=${fixture.cater.id}`, admin)).json().days).toEqual(expected)
    const ofAll = (await get('/admin/statistics', admin)).json().days
    expect(ofAll[3].orders).toBeGreaterThanOrEqual(121)
  })

  test('have a default period, and reject invalid or too long ones', async () => {
    const fixture = await addOrderFixture(service)
    const weeks = async (query: string) =>
      (await get(`/cater/statistics${query}`, fixture)).json().weeks.map(({ week }: { week: string }) => week)
    const byDefault = await weeks('')
    expect([byDefault.length, byDefault[0], byDefault.at(-1)]).toEqual([17, '2026-W35', '2026-W51'])
    expect((await weeks('?from=2026-01-05')).at(-1)).toBe('2026-W18')
    expect((await weeks('?to=2026-05-03'))[0]).toBe('2026-W02')
    expect((await weeks('?from=2024-01-01&to=2026-01-01')).length).toBe(105)
    for (const [query, path] of [
      ['from=2026-02-01&to=2026-01-31', 'to'],
      ['from=2024-01-01&to=2026-01-03', 'to'],
      ['from=2026-02-30', 'from'],
      ['to=0000-01-01', 'to'],
    ] as const) {
      const answer = await get(`/cater/statistics?${query}`, fixture)
      expect([query, answer.statusCode, answer.json().errors[0].path]).toEqual([query, 422, path])
    }
  })
})

describe('ORD-9 the production of a day', () => {
  const day = '2026-12-01'
  const production = async (fixture: OrderFixture, query = `?from=${day}`) =>
    (await get(`/cater/production${query}`, fixture)).json()
  const ordered = async (fixture: OrderFixture, changes: Parameters<typeof orderBody>[1] = {}) => {
    const { id } = await placeTestOrder(service, fixture, { time: { date: day, clock: '12:30' }, ...changes })
    await put(`/cater/orders/${id}/accept`, fixture)
    return id
  }
  const twenty = ({ ids }: OrderFixture) => ({
    menus: [platterLine(ids, { amount: 20 })],
    price: 20 * 144 + 3 * 35 + 150,
  })

  test("DAY-5 sums only accepted and paid orders, by menu, group and item in the menu's own order", async () => {
    const fixture = await addOrderFixture(service)
    await ordered(fixture)
    await put(`/cater/orders/${await ordered(fixture, twenty(fixture))}/paid`, fixture, {})
    await placeTestOrder(service, fixture, { time: { date: day, clock: '12:30' } })
    const refused = await placeTestOrder(service, fixture, { time: { date: day, clock: '12:30' } })
    await put(`/cater/orders/${refused.id}/refuse`, fixture)
    await ordered(await addOrderFixture(service))
    expect(await production(fixture, '?from=2026-11-30&to=2026-12-31')).toEqual([
      {
        date: day,
        orders: 2,
        covers: 30,
        menus: [
          {
            name: 'Frokostplatte',
            covers: 30,
            groups: [
              {
                group: { id: fixture.ids.bread, name: '3 slags' },
                position: expect.any(Number),
                items: [
                  { name: 'Sild', quantity: 60 },
                  { name: 'Rejer', quantity: 30 },
                ],
              },
            ],
            items: [
              { name: 'Salat', quantity: 30 },
              { name: 'Rugbrød', quantity: 60 },
            ],
            extras: [{ name: 'Dessert', quantity: 6 }],
          },
        ],
        printedAt: null,
        changes: [],
      },
    ])
    expect(await production(fixture, '?from=2026-12-02')).toEqual([])
    expect(await production(fixture, '')).toEqual([])
  })

  test('is saved when printed, and lists the changes since', async () => {
    const fixture = await addOrderFixture(service)
    const first = await ordered(fixture)
    const printed = (await put('/cater/production/prints', fixture, { date: day })).json()
    expect(printed).toMatchObject({ date: day, orders: 1, covers: 10, printedAt: noon.toISOString(), changes: [] })
    expect(await production(fixture)).toEqual([printed])

    await ordered(fixture, {
      menus: [
        platterLine(fixture.ids),
        { id: fixture.ids.buffet, amount: 5, price: 70, items: [{ id: fixture.ids.roast, amount: 1 }] },
      ],
      price: 1695 + 5 * 70,
    })
    const [now] = await production(fixture)
    expect(now).toMatchObject({ covers: 25, printedAt: noon.toISOString() })
    const changes = now.changes.map(({ name, before, after }: ProductionDay['changes'][number]) => ({
      name,
      before,
      after,
    }))
    expect(changes).toEqual([
      { name: 'Frit valg', before: 0, after: 5 },
      { name: 'Frit valg: Steg', before: 0, after: 5 },
      { name: 'Frokostplatte', before: 10, after: 20 },
      { name: 'Frokostplatte: Sild', before: 20, after: 40 },
      { name: 'Frokostplatte: Rejer', before: 10, after: 20 },
      { name: 'Frokostplatte: Salat', before: 10, after: 20 },
      { name: 'Frokostplatte: Rugbrød', before: 20, after: 40 },
      { name: 'Frokostplatte: Dessert', before: 3, after: 6 },
    ])
    const places = now.changes.map(({ place }: ProductionDay['changes'][number]) => place)
    expect(places).toContainEqual({ menu: 'Frokostplatte', group: null, item: 'Dessert', isExtra: true })
    expect(places).toContainEqual({ menu: 'Frit valg', group: null, item: null, isExtra: false })
    const again = (await put('/cater/production/prints', fixture, { date: day })).json()
    expect(again).toMatchObject({ covers: 25, changes: now.changes })
    expect((await production(fixture))[0].changes).toEqual([])

    await service.db.deleteFrom('order').where('caterId', '=', fixture.cater.id).where('id', '!=', first).execute()
    await service.db.updateTable('order').set({ deliveryDate: '2026-12-02' }).where('id', '=', first).execute()
    const [emptied] = await production(fixture)
    expect(emptied).toMatchObject({ orders: 0, covers: 0, menus: [] })
    expect(emptied.changes).toContainEqual(expect.objectContaining({ name: 'Frokostplatte', before: 20, after: 0 }))
  })

  test('is limited to 62 days', async () => {
    const fixture = await addOrderFixture(service)
    expect((await get('/cater/production?from=2026-01-01&to=2026-03-03', fixture)).statusCode).toBe(200)
    for (const query of ['from=2026-01-01&to=2026-03-04', 'from=2026-01-02&to=2026-01-01', 'from=x']) {
      expect([query, (await get(`/cater/production?${query}`, fixture)).statusCode]).toEqual([query, 422])
    }
    const answer = await put('/cater/production/prints', fixture, { date: '0000-01-01' })
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'date'])
  })
})
