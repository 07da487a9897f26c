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
    email: 'birgit@example.dk',
    price: 1290,
    placedAt: '2026-07-01T10:00:00Z',
    deliveryDate: '2026-12-04',
    deliveryTime: '18:00',
    status: 'AWAITING_APPROVAL',
    paymentMethod: null,
    seenAt: '2026-07-01T10:05:00Z',
  },
})
/** Orders from one reference down to another, of 1,000 in all. */
const part = (first: number, last: number) => ({
  totalCount: 1000,
  edges: Array.from({ length: first - last + 1 }, (_, index) => edge(first - index)),
  pageInfo: { endCursor: `after-${last}`, hasNextPage: last > 0 },
})
const ofViewer = (orders: object) => ({
  viewer: { id: 'user-1', cater: { id: 'cater-1', calendarPath: '/kalender/hemmelig.ics', orders } },
})
const ofCater = (orders: object) => ({ node: { __typename: 'Cater', id: 'cater-1', orders } })

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
const open = () =>
  renderRoute(ROUTES, '/admin/ordre', [
    (operation) =>
      MockPayloadGenerator.generate(operation, {
        User: () => ({ id: 'user-1', role: 'CATER' }),
        Cater: () => ({ id: 'cater-1' }),
      }),
    () => ({ data: ofViewer(part(950, 901)) }),
  ])
type Opened = Awaited<ReturnType<typeof open>>

const asked = ({ environment }: Opened) =>
  environment.mock.getAllOperations().map(({ request: { node, variables } }) => ({
    name: node.operation.name,
    count: variables.count as number | undefined,
    cursor: (variables.cursor ?? null) as string | null,
  }))
const answer = async ({ environment }: Opened, name: string, data: object) => {
  const operation = environment.mock.getAllOperations().find(({ request }) => request.node.operation.name === name)
  if (!operation) throw new Error(`${name} was not asked`)
  await act(async () => environment.mock.resolve(operation, { data } as never))
  await flush()
}
const renew = () => act(async () => listeners.forEach((listener) => void listener('resync')))
const shown = () => [...document.querySelectorAll('td a')].map(({ textContent }) => Number(textContent))
const down = (first: number, last: number) => Array.from({ length: first - last + 1 }, (_, index) => first - index)

test('ORL-2 ORL-3 a list that is renewed keeps its rows, as many as are shown, and goes on from their end', async () => {
  const opened = await open()
  for (const last of [851, 801]) {
    await clickButton('Vis flere')
    await answer(opened, 'CaterOrdersPaginationQuery', ofCater(part(last + 49, last)))
  }
  expect(shown()).toEqual(down(950, 801))
  await renew()
  expect(asked(opened)).toEqual([{ name: 'refetchOrderListQuery', count: 100, cursor: null }])
  // meanwhile two were placed, and one is gone from this list
  const first = part(952, 852)
  first.edges = first.edges.filter(({ node }) => node.reference !== 900)
  await answer(opened, 'refetchOrderListQuery', ofViewer(first))
  expect(shown()).toEqual(down(950, 801))
  expect(asked(opened)).toEqual([{ name: 'refetchOrderListQuery', count: 50, cursor: 'after-852' }])
  const row = document.querySelectorAll('tbody tr')[100]
  await answer(opened, 'refetchOrderListQuery', ofViewer(part(851, 802)))
  expect(shown()).toEqual(down(952, 802).filter((reference) => reference !== 900))
  expect(document.querySelectorAll('tbody tr')[101]).toBe(row)

  await clickButton('Vis flere')
  expect(asked(opened)).toEqual([{ name: 'CaterOrdersPaginationQuery', count: 50, cursor: 'after-802' }])
})

test('ORL-2 ORL-3 what is on its way when the list is renewed comes, and the list is renewed after it', async () => {
  const opened = await open()
  await clickButton('Vis flere')
  await renew()
  await answer(opened, 'refetchOrderListQuery', ofViewer(part(951, 902)))
  expect(shown()).toEqual(down(950, 901))
  await answer(opened, 'CaterOrdersPaginationQuery', ofCater(part(900, 851)))
  expect(shown()).toEqual(down(950, 851))
  expect(asked(opened)).toEqual([{ name: 'refetchOrderListQuery', count: 100, cursor: null }])
  await answer(opened, 'refetchOrderListQuery', ofViewer(part(951, 852)))
  expect(shown()).toEqual(down(951, 852))
})

test('ORL-2 a renewal that fails leaves what was there', async () => {
  const opened = await open()
  await renew()
  await act(async () => opened.environment.mock.rejectMostRecentOperation(new Error('no network')))
  expect(shown()).toEqual(down(950, 901))
})

test('ORL-2 back from an order the list has its rows: untouched where that was soon, else they are renewed', async () => {
  const opened = await open()
  await clickButton('Vis flere')
  await answer(opened, 'CaterOrdersPaginationQuery', ofCater(part(900, 851)))
  const visitOrder = async (minutes: number) => {
    await act(async () => opened.router.navigate('/admin/ordre/1'))
    expect(shown()).toEqual([])
    vi.setSystemTime(Date.now() + minutes * 60_000)
    await act(async () => opened.router.navigate(-1))
    await flush()
  }
  await visitOrder(4)
  expect([shown(), asked(opened)]).toEqual([down(950, 851), []])
  await visitOrder(60)
  expect(shown()).toEqual(down(950, 851))
  expect(asked(opened)).toEqual([{ name: 'refetchOrderListQuery', count: 100, cursor: null }])
  await answer(opened, 'refetchOrderListQuery', ofViewer(part(953, 854)))
  expect(shown()).toEqual(down(953, 854))

  // by a link they are renewed, however soon
  await act(async () => opened.router.navigate('/admin/ordre/1'))
  await act(async () => opened.router.navigate('/admin/ordre'))
  await flush()
  expect(shown()).toEqual(down(953, 854))
  expect(asked(opened)).toEqual([{ name: 'refetchOrderListQuery', count: 100, cursor: null }])
})
