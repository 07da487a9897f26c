// @vitest-environment jsdom
import { act } from 'react'
import { MockPayloadGenerator } from 'relay-test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveOrdersContext } from '../../live/LiveOrdersContext.ts'
import type { OrderUpdateListener } from '../../live/LiveOrdersContext.ts'
import { clickButton, renderRoute, flush } from '../../testing/renderRoute.tsx'
import { loader } from './OrderListRoute.data.ts'
import { Component } from './OrderListRoute.tsx'

const listeners = new Set<OrderUpdateListener>()
const live = {
  state: 'connected',
  subscribe: (listener: OrderUpdateListener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  lastUpdateAt: () => 0,
  lastResyncAt: () => 0,
  trackList: () => undefined,
} as const
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  listeners.clear()
})

const edge = (reference: number) => ({
  __typename: 'OrderEdge',
  cursor: String(reference),
  node: {
    __typename: 'Order',
    id: `order-${reference}`,
    uuid: `uuid-${reference}`,
    reference,
    orderer: 'Birgit Bæk',
    covers: 10,
    email: 'birgit@example.dk',
    price: 1290,
    placedAt: '2026-07-01T10:00:00Z',
    deliveryDate: '2026-12-04',
    deliveryTime: '18:00',
    status: 'AWAITING_APPROVAL',
    paymentMethod: null,
    proposals: [],
    seenAt: '2026-07-01T10:05:00Z',
  },
})
/** A page of orders from one reference down to another, of 1,000 in all. */
const ordersPage = (first: number, last: number) => ({
  totalCount: 1000,
  edges: Array.from({ length: first - last + 1 }, (_, index) => edge(first - index)),
  pageInfo: { endCursor: `after-${last}`, hasNextPage: last > 0 },
})
const viewerData = (orders: object) => ({
  viewer: { id: 'user-1', cater: { id: 'cater-1', number: 55, calendarFeeds: [], orders } },
})
const caterData = (orders: object) => ({ node: { __typename: 'Cater', id: 'cater-1', orders } })

const Live = () => (
  <LiveOrdersContext value={live}>
    <Component />
  </LiveOrdersContext>
)
const ROUTES = {
  children: [
    { path: '/admin/ordre', loader, Component: Live },
    { path: '/admin/ordre/:order', Component: () => null },
  ],
}
const openList = () =>
  renderRoute(ROUTES, '/admin/ordre', [
    (operation) =>
      MockPayloadGenerator.generate(operation, {
        User: () => ({ id: 'user-1', role: 'CATER' }),
        Cater: () => ({ id: 'cater-1' }),
      }),
    () => ({ data: viewerData(ordersPage(950, 901)) }),
  ])
type Opened = Awaited<ReturnType<typeof openList>>

const operations = ({ environment }: Opened) =>
  environment.mock
    .getAllOperations()
    .map(({ request: { node, variables } }) => ({
      name: node.operation.name,
      count: variables.count as number | undefined,
      cursor: (variables.cursor ?? null) as string | null,
    }))
    // the counts beside the list are read for themselves
    .filter(({ name }) => name !== 'useOrderCountsQuery')
const resolve = async ({ environment }: Opened, name: string, data: object) => {
  const operation = environment.mock.getAllOperations().find(({ request }) => request.node.operation.name === name)
  if (!operation) throw new Error(`No pending operation ${name}`)
  await act(async () => environment.mock.resolve(operation, { data } as never))
  await flush()
}
const resync = () => act(async () => listeners.forEach((listener) => void listener('resync')))
const shownReferences = () => [...document.querySelectorAll('td a')].map(({ textContent }) => Number(textContent))
const descending = (first: number, last: number) =>
  Array.from({ length: first - last + 1 }, (_, index) => first - index)

test('ORL-2 ORL-3 a refetched list has as many rows as before, keeps those that remain, and loads more from its end', async () => {
  const opened = await openList()
  for (const last of [851, 801]) {
    await clickButton('Vis flere')
    await resolve(opened, 'CaterOrdersPaginationQuery', caterData(ordersPage(last + 49, last)))
  }
  expect(shownReferences()).toEqual(descending(950, 801))
  await resync()
  expect(operations(opened)).toEqual([{ name: 'refetchOrderListQuery', count: 100, cursor: null }])
  // meanwhile two were placed, and one has left this list
  const first = ordersPage(952, 852)
  first.edges = first.edges.filter(({ node }) => node.reference !== 900)
  await resolve(opened, 'refetchOrderListQuery', viewerData(first))
  expect(shownReferences()).toEqual(descending(950, 801))
  expect(operations(opened)).toEqual([{ name: 'refetchOrderListQuery', count: 50, cursor: 'after-852' }])
  const row = document.querySelectorAll('tbody tr')[100]
  await resolve(opened, 'refetchOrderListQuery', viewerData(ordersPage(851, 802)))
  expect(shownReferences()).toEqual(descending(952, 802).filter((reference) => reference !== 900))
  expect(document.querySelectorAll('tbody tr')[101]).toBe(row)

  await clickButton('Vis flere')
  expect(operations(opened)).toEqual([{ name: 'CaterOrdersPaginationQuery', count: 50, cursor: 'after-802' }])
})

test('ORL-2 ORL-3 rows that are loading during a refetch arrive, and the list is refetched after them', async () => {
  const opened = await openList()
  await clickButton('Vis flere')
  await resync()
  await resolve(opened, 'refetchOrderListQuery', viewerData(ordersPage(951, 902)))
  expect(shownReferences()).toEqual(descending(950, 901))
  await resolve(opened, 'CaterOrdersPaginationQuery', caterData(ordersPage(900, 851)))
  expect(shownReferences()).toEqual(descending(950, 851))
  expect(operations(opened)).toEqual([{ name: 'refetchOrderListQuery', count: 100, cursor: null }])
  await resolve(opened, 'refetchOrderListQuery', viewerData(ordersPage(951, 852)))
  expect(shownReferences()).toEqual(descending(951, 852))
})

test('ORL-2 ORL-3 rows that were loaded during a refetch keep their place, and the list is refetched after them', async () => {
  const opened = await openList()
  await resync()
  await clickButton('Vis flere')
  await resolve(opened, 'CaterOrdersPaginationQuery', caterData(ordersPage(900, 851)))
  expect(shownReferences()).toEqual(descending(950, 851))
  await resolve(opened, 'refetchOrderListQuery', viewerData(ordersPage(951, 902)))
  expect(shownReferences()).toEqual(descending(950, 851))
  expect(operations(opened)).toEqual([{ name: 'refetchOrderListQuery', count: 100, cursor: null }])
  await resolve(opened, 'refetchOrderListQuery', viewerData(ordersPage(951, 852)))
  expect(shownReferences()).toEqual(descending(951, 852))
})

test('ORL-2 ORL-3 rows that were loading before a refetch and arrive during it keep their place', async () => {
  const opened = await openList()
  await clickButton('Vis flere')
  await resync()
  await resolve(opened, 'CaterOrdersPaginationQuery', caterData(ordersPage(900, 851)))
  await resolve(opened, 'refetchOrderListQuery', viewerData(ordersPage(951, 902)))
  expect(shownReferences()).toEqual(descending(950, 851))
  expect(operations(opened)).toEqual([{ name: 'refetchOrderListQuery', count: 100, cursor: null }])
  await resolve(opened, 'refetchOrderListQuery', viewerData(ordersPage(951, 852)))
  expect(shownReferences()).toEqual(descending(951, 852))
})

test('ORL-2 a failed refetch keeps the rows', async () => {
  const opened = await openList()
  await resync()
  await act(async () => opened.environment.mock.rejectMostRecentOperation(new Error('no network')))
  expect(shownReferences()).toEqual(descending(950, 901))
})

test('ORL-2 back from an order the list has its rows: untouched where they are fresh, else refetched', async () => {
  const opened = await openList()
  await clickButton('Vis flere')
  await resolve(opened, 'CaterOrdersPaginationQuery', caterData(ordersPage(900, 851)))
  const visitOrder = async (minutes: number) => {
    await act(async () => opened.router.navigate('/admin/ordre/1'))
    expect(shownReferences()).toEqual([])
    vi.setSystemTime(Date.now() + minutes * 60_000)
    await act(async () => opened.router.navigate(-1))
    await flush()
  }
  await visitOrder(4)
  expect([shownReferences(), operations(opened)]).toEqual([descending(950, 851), []])
  await visitOrder(60)
  expect(shownReferences()).toEqual(descending(950, 851))
  expect(operations(opened)).toEqual([{ name: 'refetchOrderListQuery', count: 100, cursor: null }])
  await resolve(opened, 'refetchOrderListQuery', viewerData(ordersPage(953, 854)))
  expect(shownReferences()).toEqual(descending(953, 854))

  // through a link they are refetched, however fresh
  await act(async () => opened.router.navigate('/admin/ordre/1'))
  await act(async () => opened.router.navigate('/admin/ordre'))
  await flush()
  expect(shownReferences()).toEqual(descending(953, 854))
  expect(operations(opened)).toEqual([{ name: 'refetchOrderListQuery', count: 100, cursor: null }])
})
