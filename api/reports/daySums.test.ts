import * as fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { toKroner } from '../../domain/money/money.ts'
import { resolveTradePeriod } from '../../domain/reports/tradePeriod.ts'
import { addDays } from '../../domain/time/danishTime.ts'
import type { Db } from '../database/connect.ts'
import { up } from '../database/migrations/105_day_sums.ts'
import { createOrderLink } from '../orders/links/orderLinkStore.ts'
import {
  addOrderFixture,
  call,
  noon,
  type OrderFixture,
  orderBody,
  platterLine,
} from '../orders/testing/orderFixture.ts'
import { addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { compareSums, rebuildAllSums } from './daySums.ts'
import { addOrder, orderedMenu } from './testing/addOrder.ts'
import { findStatisticsOfOrders } from './testing/statisticsOfOrders.ts'

const TODAY = '2026-11-21'
const RUNS = 8

let service: TestApp
let caters: [OrderFixture, OrderFixture]
let admin: { token: string }
beforeAll(async () => {
  service = await openTestApp({ now: () => noon })
  caters = [await addOrderFixture(service), await addOrderFixture(service)]
  admin = { token: await service.tokenFor(await addUser(service.db, { role: 'admin' })) }
  return () => service.close()
})

const get = async (url: string, who: { token: string }) => (await call(service, 'GET', url, who)).json()
const same = { days: [], counts: [] }
const NO_SUMS = { orders: 0, covers: 0, turnoverOere: 0, awaitingOrders: 0, awaitingCovers: 0 }

/** Reads the statistics as both caterers and the admin do, beside those that are counted from the orders. */
async function expectStatisticsOfOrders(periods: readonly { from?: string; to?: string }[] = [{}]) {
  for (const chosen of periods) {
    const query = new URLSearchParams(chosen).toString()
    const period = resolveTradePeriod(chosen, TODAY)
    const inKroner = <Row extends { turnover: number }>(row: Row) => ({ ...row, turnover: toKroner(row.turnover) })
    const ofOrders = async (caterId: number | null) => {
      const counted = await findStatisticsOfOrders(service.db, { caterId, period, today: TODAY })
      return { ...counted, weeks: counted.weeks.map(inKroner), topMenus: counted.topMenus.map(inKroner) }
    }
    for (const { cater, token } of caters) {
      const expected = await ofOrders(cater.id)
      expect(await get(`/cater/statistics?${query}`, { token })).toEqual(expected)
      expect(await get(`/admin/statistics?caterId=${cater.id}&${query}`, admin)).toEqual(expected)
    }
    expect(await get(`/admin/statistics?${query}`, admin)).toEqual(await ofOrders(null))
  }
}

interface Placed {
  id: string
  fixture: OrderFixture
  link: string
  lines: number
}

/** What happens to an order: the caterer and the numbers are chosen at random. */
interface Act {
  name: keyof typeof ACTS
  /** Which of the orders that there are. */
  at: number
  covers: number
  ahead: number
}

const put = (url: string, who: { token: string }, body?: object) => call(service, 'PUT', url, { ...who, body })
const answer = (verb: string, body?: object) => (order: Placed) =>
  put(`/cater/orders/${order.id}/${verb}`, order.fixture, body)

/** Sends a body at the price that the service wants for it. */
async function atItsPrice(url: string, who: { token?: string }, body: object) {
  const { price } = (await call(service, 'POST', url, { ...who, body: { ...body, price: 0 } })).json()
  return call(service, 'POST', url, { ...who, body: { ...body, price } })
}

const linesOf = ({ ids }: OrderFixture, covers: number) => [
  platterLine(ids, { amount: covers }),
  ...(covers % 2 ? [{ id: ids.buffet, amount: covers, price: 70, items: [{ id: ids.roast, amount: 1 }] }] : []),
]

const ACTS = {
  accept: answer('accept'),
  refuse: answer('refuse', { reason: 'Vi holder lukket' }),
  pay: answer('paid', {}),
  undo: answer('undo'),
  cancel: answer('cancel', { reason: 'Ovnen er gået i stykker' }),
  change: ({ link, lines }: Placed, { covers }: Act) =>
    atItsPrice(`/order-links/${link}/changes`, {}, { covers: Array.from({ length: lines }, () => covers + 1) }),
  propose: async ({ id, link, fixture }: Placed, { covers, ahead }: Act) => {
    const terms = { date: addDays(TODAY, ahead), clock: '13:00', lines: [{ line: 0, covers }] }
    const proposed = await atItsPrice(`/cater/orders/${id}/proposals`, fixture, terms)
    if (proposed.statusCode !== 201) return proposed
    const [{ id: proposalId, price }] = (await get(`/cater/orders/${id}`, fixture)).proposals
    return call(service, 'POST', `/order-links/${link}/proposals/${proposalId}/accept`, { body: { price } })
  },
  move: ({ id }: Placed, { ahead }: Act) => put(`/orders/${id}`, admin, { delieveryDate: addDays(TODAY, ahead) }),
  // As a program may that knows nothing of the sums
  delete: async ({ id }: Placed) => {
    const { numDeletedRows } = await service.db.deleteFrom('order').where('id', '=', id).executeTakeFirstOrThrow()
    return { statusCode: numDeletedRows ? 200 : 404 }
  },
  rewrite: async ({ id, fixture }: Placed, { covers, ahead }: Act) => {
    const content = JSON.stringify({ menus: [orderedMenu(`Menu ${ahead % 3}`, covers, 99.95)], services: [] })
    const other = caters[covers % 2]!.cater.id
    await service.db.updateTable('order').set({ content, caterId: other }).where('id', '=', id).execute()
    await service.db.updateTable('order').set({ caterId: fixture.cater.id }).where('id', '=', id).execute()
    return { statusCode: 200 }
  },
  import: async (_: Placed, { at, covers, ahead }: Act) => {
    const state = (['awaiting', 'accepted', 'paid', 'refused'] as const)[at % 4]!
    const menus = [orderedMenu('Menu 1', covers, 129.5), orderedMenu('Menu 2', covers % 2, 0.01)]
    await addOrder(service, caters[covers % 2]!, state, addDays(TODAY, ahead - 30), { menus })
    return { statusCode: 201 }
  },
}

async function place(fixture: OrderFixture, { covers, ahead }: Pick<Act, 'covers' | 'ahead'>): Promise<Placed> {
  const menus = linesOf(fixture, covers)
  const time = { date: addDays(TODAY, ahead), clock: '12:30' }
  const price = covers * 144 + 3 * 35 + 150 + (covers % 2) * covers * 70
  const placed = await call(service, 'POST', '/orders', { body: orderBody(fixture, { menus, time, price }) })
  if (placed.statusCode !== 201) throw new Error(placed.body)
  const { id } = placed.json().order
  return { id, fixture, link: await createOrderLink(service.db, id), lines: menus.length }
}

const acts = fc.array(
  fc.record({
    name: fc.constantFrom(...(Object.keys(ACTS) as (keyof typeof ACTS)[])),
    at: fc.nat(7),
    covers: fc.integer({ min: 10, max: 14 }),
    ahead: fc.integer({ min: 5, max: 60 }),
  }),
  { minLength: 8, maxLength: 16 },
)
const act = (name: Act['name'], at: number): Act => ({ name, at, covers: 10, ahead: 12 })
/** Each of the acts, where it is possible. */
const EACH = [
  act('accept', 0),
  act('undo', 0),
  act('change', 0),
  act('propose', 0),
  act('accept', 0),
  act('pay', 0),
  act('move', 0),
  act('accept', 2),
  act('cancel', 2),
  act('refuse', 4),
  act('rewrite', 0),
  act('import', 1),
  act('delete', 0),
]

test('SCA-19 statistics are those of the orders, whatever happens to these in whatever order', async () => {
  const done = new Set<string>()
  await fc.assert(
    fc.asyncProperty(acts, fc.integer({ min: -40, max: 40 }), async (chosen, offset) => {
      const orders: Placed[] = []
      for (let index = 0; index < 8; index++)
        orders.push(await place(caters[index % 2]!, { covers: 10 + ((index + 1) % 2) * (index % 3), ahead: 5 + index }))
      for (const each of chosen) {
        const { statusCode } = await ACTS[each.name](orders[each.at]!, each)
        if (statusCode < 300) done.add(each.name)
      }
      const from = addDays(TODAY, offset)
      await expectStatisticsOfOrders([{}, { from, to: addDays(from, 9) }])
    }),
    { numRuns: RUNS, examples: [[EACH, 0]], endOnFailure: true },
  )
  expect([...done].sort()).toEqual(Object.keys(ACTS).sort())
  expect(await compareSums(service.db)).toEqual(same)
})

const insertOrder = (db: Db, { cater }: OrderFixture, deliveryDate: string) =>
  addOrder({ db }, { cater }, 'accepted', deliveryDate, { menus: [orderedMenu('Platte', 10, 100)] })

describe('SCA-19 the comparison with the orders', () => {
  const [day, other] = ['2027-03-01', '2027-04-01']
  const [ALL, ours] = [0, () => caters[0].cater.id]

  test('names each day that differs, which a rebuild makes right', async () => {
    const { db } = service
    await insertOrder(db, caters[0], day)
    await insertOrder(db, caters[0], other)
    await insertOrder(db, caters[0], other)
    expect(await compareSums(db)).toEqual(same)
    await db
      .updateTable('daySum')
      .set({ turnoverOere: 1 })
      .where('caterId', '=', ours())
      .where('date', '=', day)
      .execute()
    await db.deleteFrom('dayMenuSum').where('caterId', '=', ALL).where('date', '=', other).execute()
    await db
      .insertInto('daySum')
      .values({ ...NO_SUMS, caterId: ours(), date: '2019-01-01', awaitingOrders: 1 })
      .execute()
    await db.updateTable('orderCount').set({ orders: 500 }).where('caterId', '=', ours()).execute()
    const { days, counts } = await compareSums(db)
    expect(days).toEqual([
      { caterId: ours(), date: '2019-01-01' },
      { caterId: ours(), date: day },
      { caterId: ALL, date: other },
    ])
    expect(counts).toContainEqual({ caterId: ours(), status: 'accepted' })
    await rebuildAllSums(db)
    expect(await compareSums(db)).toEqual(same)
    await expectStatisticsOfOrders()
    // One row for each day, and none for a day without orders
    const rows = db.selectFrom('daySum').select(['caterId', 'date']).where('caterId', '=', ours())
    const dates = (await rows.where('date', 'in', [day, other, '2019-01-01']).orderBy('date').execute()).map(
      ({ date }) => date,
    )
    expect(dates).toEqual([day, other])
  })

  test('is of the sums that a migration makes of the orders of before', async () => {
    const { db } = service
    await db.transaction().execute(async (tx) => {
      await sql`drop table "daySum", "dayMenuSum"`.execute(tx)
      await sql`drop sequence "daySumIds"`.execute(tx)
      await sql`drop function "sumDay", "sumMenusOfDay" cascade`.execute(tx)
      await up(tx as Kysely<any>)
    })
    expect(await compareSums(db)).toEqual(same)
    expect((await db.selectFrom('daySum').select('id').execute()).length).toBeGreaterThan(10)
  })
})

describe.runIf(process.env.TEST_DATABASE_URL)('SCA-19 orders of several writers at once', () => {
  const day = '2027-05-01'

  test('never wait for the sums: not for another caterer, and not for a rebuild', async () => {
    const { db } = service
    for (const fixture of caters) await insertOrder(db, fixture, day)
    await db.transaction().execute(async (tx) => {
      await insertOrder(tx, caters[0], day)
      // Each of these would wait for the transaction that is open until they are done
      await insertOrder(db, caters[1], day)
      await db
        .updateTable('daySum')
        .set({ orders: 7 })
        .where('caterId', '=', caters[1].cater.id)
        .where('date', '=', day)
        .execute()
      await rebuildAllSums(db)
    })
    expect(await compareSums(db)).toEqual(same)
    await expectStatisticsOfOrders([{ from: day, to: day }])
  })

  test('are all summed, in whatever order their transactions end', async () => {
    const orders = await Promise.all(
      Array.from({ length: 16 }, (_, index) => place(caters[index % 2]!, { covers: 10 + (index % 3), ahead: 9 })),
    )
    const rebuilt = rebuildAllSums(service.db)
    const answers = await Promise.all(
      [...orders, ...orders.toReversed()].map((order, index) => (index % 3 ? ACTS.accept(order) : ACTS.refuse(order))),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(orders.length)
    await Promise.all(orders.map((order, index) => (index % 2 ? ACTS.pay(order) : ACTS.cancel(order))))
    await rebuilt
    expect(await compareSums(service.db)).toEqual(same)
    await expectStatisticsOfOrders()
  })
})
