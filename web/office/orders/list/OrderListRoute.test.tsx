// @vitest-environment jsdom
import { act } from 'react'
import { MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import { buttonNames, clickButton, renderRoute, flush, pageText } from '../../testing/renderRoute.tsx'
import { loader } from './OrderListRoute.data.ts'
import { Component } from './OrderListRoute.tsx'

const orderEdge = (reference: number, order: object = {}) => ({
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
    ...order,
  },
})

const page = (edges: ReturnType<typeof orderEdge>[], hasNextPage = false) => ({
  totalCount: hasNextPage ? edges.length + 1 : edges.length,
  edges,
  pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage },
})

const openList = (data: object, search = '', role = 'CATER') =>
  renderRoute({ path: '/admin/ordre', loader, Component }, `/admin/ordre${search}`, [
    (operation) => MockPayloadGenerator.generate(operation, { User: () => ({ role }) }),
    () => ({ data }),
  ])

const caterData = (orders: object | null) => ({
  viewer: { id: 'user-1', cater: { id: 'cater-1', calendarPath: '/kalender/hemmelig.ics', orders } },
})

const typeDate = (label: string, date: string) =>
  act(async () => {
    const { htmlFor } = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label) ?? {}
    const field = document.getElementById(htmlFor ?? '')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, date)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })

const rows = () =>
  [...document.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent))

test('ORL-1 NUM-1 lists the orders in the order of the graph, with Danish prices and times', async () => {
  await openList(
    caterData(
      page([
        orderEdge(100003),
        orderEdge(100002, { status: 'PAID', paymentMethod: 'BANK_TRANSFER', placedAt: '2026-01-01T10:00:00Z' }),
        orderEdge(100001, { status: 'REFUSED' }),
        orderEdge(100000, { status: 'ACCEPTED' }),
      ]),
    ),
  )
  const common = ['birgit@example.dk', '1.290,00 DKK']
  expect(document.querySelector('h1')?.textContent).toBe('Alle ordre')
  expect(rows()).toEqual([
    ['Ordre', 'Email', 'Pris', 'Bestilt', 'Levering', 'Godkendt', 'Betalt'],
    ['100003', ...common, '01-07-2026 12:00', '04-12-2026 18:00', 'Afventer', 'Ingen betaling endnu'],
    ['100002', ...common, '01-01-2026 11:00', '04-12-2026 18:00', 'Godkendt', 'Bankoverførsel'],
    ['100001', ...common, '01-07-2026 12:00', '04-12-2026 18:00', 'Afvist', 'Ingen betaling endnu'],
    ['100000', ...common, '01-07-2026 12:00', '04-12-2026 18:00', 'Godkendt', 'Ubetalt'],
  ])
  expect(document.querySelector('td a')?.getAttribute('href')).toBe('/admin/ordre/uuid-100003')
})

test('an empty list says so, and offers to clear the filter where there is one', async () => {
  await openList(caterData(page([])))
  expect(pageText()).toContain('Ingen ordre endnu')

  const { router } = await openList(caterData(page([])), '?status=PAID')
  expect(pageText()).toContain('Ingen ordrer passer til filteret')
  await act(async () => [...document.querySelectorAll('a')].find((a) => a.textContent === 'Ryd filteret')?.click())
  expect(router.state.navigation.location?.search).toBe('')
})

test('ERR-3 a list that failed to load offers a retry, and the rest of the page stays', async () => {
  await openList(caterData(null))
  expect(pageText()).toContain('Alle ordre')
  expect(pageText()).toContain('Noget gik galt.')
  expect(buttonNames()).toContain('Prøv igen')
})

test('ORL-2 the filter is read from the URL, and more orders are loaded by cursor', async () => {
  const { environment } = await openList(
    caterData(page([orderEdge(100002)], true)),
    '?status=ACCEPTED&from=2026-12-01&q=anna',
  )
  const filter = { status: 'ACCEPTED', from: '2026-12-01', to: null, query: 'anna' }
  expect(document.querySelector('a[aria-current=true]')?.textContent).toBe('Godkendt, ubetalt')
  expect(document.querySelector('header a')?.getAttribute('href')).toBe(
    '/admin/ordre.csv?status=ACCEPTED&from=2026-12-01&q=anna',
  )
  await clickButton('Vis flere')
  const expected = { ...filter, count: 50, cursor: '100002', id: 'cater-1' }
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject(expected)
})

test('ORL-2 a date chosen while the list of the previous one is loading keeps that one', async () => {
  const { router } = await openList(caterData(page([orderEdge(100002)])), '?status=ACCEPTED')
  await typeDate('Levering fra', '01-12-2026')
  expect(router.state.location.search).toBe('?status=ACCEPTED')
  await typeDate('Levering til', '09-12-2026')
  const { location } = router.state.navigation
  expect(location?.search).toBe('?status=ACCEPTED&from=2026-12-01&to=2026-12-09')
})

test('ORL-2 when loading more fails, the orders shown stay', async () => {
  const { environment } = await openList(caterData(page([orderEdge(100002)], true)))
  await clickButton('Vis flere')
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('no network')))
  expect(pageText()).toContain('Noget gik galt.')
  expect(rows()).toHaveLength(2)

  await clickButton('Prøv igen')
  const orders = page([orderEdge(100001)])
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: { node: { __typename: 'Cater', id: 'cater-1', orders } } }),
  )
  await flush()
  expect(rows().map(([reference]) => reference)).toEqual(['Ordre', '100002', '100001'])
  expect(buttonNames()).not.toContain('Vis flere')
})

test('ORL-6 an order that nobody has opened is marked as new', async () => {
  await openList(caterData(page([orderEdge(100002, { seenAt: null }), orderEdge(100001)])))
  expect(rows().map(([reference]) => reference)).toEqual(['Ordre', '100002Ny', '100001'])
})

test('ORL-5 an admin sees the caterer of each order, and opens none', async () => {
  const orders = page([orderEdge(100002, { cater: { id: 'cater-1', name: 'Smagen' } })])
  await openList({ orders }, '', 'ADMIN')
  expect(rows().map((row) => row.slice(0, 3))).toEqual([
    ['Ordre', 'Cater', 'Email'],
    ['100002', 'Smagen', 'birgit@example.dk'],
  ])
  expect(document.querySelector('td a')).toBeNull()
  expect(buttonNames()).not.toContain('Kalender')
})
