import { readFileSync } from 'node:fs'
import { commitLocalUpdate } from 'relay-runtime'
import type { Environment } from 'relay-runtime'
import { afterEach, expect, test } from 'vitest'
import { order, orders } from '../../bff/testing/fakeData.ts'
import { startTestServer } from '../../bff/testing/testServer.ts'
import type { ConnectionState } from '../../web/office/live/reconnectingSubscription.ts'
import { subscribeToOrders } from '../../web/office/live/subscribeToOrders.ts'
import { createEnvironment } from '../../web/relay/environment.ts'
import { until } from '../fixtures/until.ts'
import { startFlakyProxy } from './flakyProxy.ts'

const ORDERS = 200
const CUTS = 100
const LIST = 'order-list'
const OLDEST_FIRST = 'oldest-first'
const FULL = 'full'

const persisted = JSON.parse(readFileSync('persisted_queries.json', 'utf8')) as Record<string, string>
const known = orders.length
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

const ends: (() => unknown)[] = []
afterEach(async () => {
  orders.splice(known)
  for (const end of ends.splice(0).reverse()) await end()
})

/** A service with order events, and an office that subscribes to them through a proxy; its user has others open already. */
async function openOffice({ others = 0 } = {}) {
  const bff = await startTestServer({ BUDGET_USER: '1000000000' }, persisted)
  const proxy = await startFlakyProxy(bff.url)
  ends.push(bff.stop, proxy.stop)
  const placed: string[] = []
  const waiting = new Set<() => void>()
  const wake = () => {
    for (const respond of waiting) respond()
    waiting.clear()
  }
  ends.push(wake)
  bff.v2.answer('GET /orders/events', async ({ query }) => {
    const after = query.get('after')
    const eventsFrom = (from: number) =>
      placed.slice(from).map((orderId, index) => {
        return { cursor: from + index + 1, orderId, type: 'placed', at: '2026-11-21T10:00:00Z' }
      })
    if (after === null) return { status: 200, body: eventsFrom(placed.length - 1) }
    if (query.has('wait') && placed.length <= Number(after))
      await new Promise<void>((resolve) => void waiting.add(resolve))
    return { status: 200, body: eventsFrom(Number(after)) }
  })

  const cookie = `session=${await bff.v2.token('smagen@demo.dk')}`
  const other = { query: 'subscription { orderChanged(after: "0") { cursor } }' }
  const opened = await Promise.all(
    Array.from({ length: others }, () => bff.post(other, { accept: 'text/event-stream', cookie })),
  )
  const postAccepting = (accept: string) => (body: string, signal: AbortSignal) =>
    fetch(`${proxy.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf': '1', accept, cookie },
      body,
      signal,
    })
  const environment = createEnvironment({
    isServer: false,
    post: postAccepting('application/json'),
    openStream: postAccepting('text/event-stream'),
  })
  commitLocalUpdate(environment, (store) => {
    for (const list of [LIST, OLDEST_FIRST, FULL]) {
      const pageInfo = store.create(`${list}:pageInfo`, 'PageInfo').setValue(list === FULL, 'hasNextPage')
      const connection = store.create(list, 'OrderConnection').setLinkedRecord(pageInfo, 'pageInfo')
      connection.setLinkedRecords([], 'edges').setValue(0, 'totalCount')
    }
  })
  const states: ConnectionState[] = []
  const reported: number[] = []
  const resyncs: (readonly string[])[] = []
  const ended = new AbortController()
  const following = subscribeToOrders({
    environment,
    signal: ended.signal,
    lists: new Map([
      [LIST, {}],
      [OLDEST_FIRST, { isOldestFirst: true }],
      [FULL, { isOldestFirst: true }],
    ]),
    pause: nextTurn,
    onResync: async () => void resyncs.push([...placed]),
    onState: (state) => states.push(state),
    onChange: ({ reference }) => reported.push(reference),
  })
  ends.push(async () => {
    ended.abort()
    await following
  })
  const place = (number: number) => {
    const placedOrder = order(number, 55)
    orders.push(placedOrder)
    placed.push(placedOrder.id)
    wake()
  }
  const closeOther = () => opened.pop()?.body?.cancel()
  return { proxy, environment, states, reported, place, resyncs, placed, closeOther }
}

function listed(environment: Environment, list: string, field = 'reference'): unknown[] {
  const values: unknown[] = []
  commitLocalUpdate(environment, (store) => {
    for (const edge of store.get(list)?.getLinkedRecords('edges') ?? [])
      values.push(edge?.getLinkedRecord('node')?.getValue(field))
  })
  return values
}

test('ORL-3 GRA-8 of 200 orders that come while the connection is cut 100 times, each is reported and listed once', async () => {
  const { proxy, environment, states, reported, place } = await openOffice()
  await until(() => states.at(-1) === 'connected')
  const breaks = () => states.filter((state) => state === 'reconnecting').length
  let placed = 0
  let cuts = 0
  while (placed < ORDERS || cuts < CUTS) {
    // Either by chance, and both to their end
    const isCut = cuts < CUTS && (placed === ORDERS || Math.random() < CUTS / (CUTS + ORDERS))
    if (isCut) {
      // A cut counts where there is something to cut: by turns the office is back, or on its way, too
      const before = breaks()
      const isBack = cuts % 2 === 0
      await until(() => (!isBack || states.at(-1) === 'connected') && proxy.cut())
      if (isBack) await until(() => breaks() > before)
      cuts += 1
    } else place(1_000 + placed++)
    for (let turns = Math.random() * 40; turns > 1; turns -= 1) await nextTurn()
  }
  const references = Array.from({ length: ORDERS }, (_, index) => 101_000 + index)
  await until(() => reported.length >= ORDERS)
  expect(reported).toEqual(references)
  expect(listed(environment, LIST)).toEqual(references.toReversed())
  expect(listed(environment, OLDEST_FIRST)).toEqual(references)
  // The event carries everything that a dashboard shows: for a missing field the page would wait
  const shown = ['uuid', 'orderer', 'price', 'covers', 'placedAt', 'deliveryDate', 'deliveryTime', 'status']
  for (const field of shown) expect(listed(environment, OLDEST_FIRST, field)).not.toContain(undefined)
  // Behind what was not read yet is no place for it
  expect(listed(environment, FULL)).toEqual([])
  expect(breaks()).toBeGreaterThanOrEqual(CUTS / 2)
  await until(() => states.at(-1) === 'connected')
})

test('SEC-2 an office too many refetches what it shows, and follows orders once another is closed', async () => {
  const { states, reported, place, resyncs, placed, closeOther } = await openOffice({ others: 10 })
  await until(() => states.at(-1) === 'polling')
  place(1_000)
  // The first may have been under way already, and would report it again
  await until(() => resyncs.filter((shown) => shown.length === placed.length).length > 1)
  expect(resyncs.at(-1)).toEqual(placed)
  expect([states.includes('connected'), reported]).toEqual([false, []])
  await closeOther()
  await until(() => states.at(-1) === 'connected')
  place(1_001)
  await until(() => reported.length > 0)
  expect(reported).toEqual([101_001])
})
