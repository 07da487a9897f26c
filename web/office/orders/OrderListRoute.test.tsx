// @vitest-environment jsdom
import { act } from 'react'
import { expect, test } from 'vitest'
import { buttonNames, press, renderRoute, settle, shownText } from '../testing/renderRoute.tsx'
import { loader } from './OrderListRoute.data.ts'
import { Component } from './OrderListRoute.tsx'

const edge = (reference: number, order: object = {}) => ({
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
    ...order,
  },
})

const page = (edges: ReturnType<typeof edge>[], hasNextPage = false) => ({
  totalCount: hasNextPage ? edges.length + 1 : edges.length,
  edges,
  pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage },
})

const open = (orders: object | null) =>
  renderRoute({ path: '/admin/ordre', loader, Component }, '/admin/ordre', [
    () => ({ data: { viewer: { id: 'user-1', cater: { id: 'cater-1', orders } } } }),
  ])

const rows = () =>
  [...document.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent))

test('ORL-1 NUM-1 lists the orders in the order of the graph, with Danish prices and times', async () => {
  await open(
    page([
      edge(100003),
      edge(100002, { status: 'PAID', paymentMethod: 'BANK_TRANSFER', placedAt: '2026-01-01T10:00:00Z' }),
      edge(100001, { status: 'REFUSED' }),
      edge(100000, { status: 'ACCEPTED' }),
    ]),
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

test('an empty list says so', async () => {
  await open(page([]))
  expect(shownText()).toContain('Ingen ordre endnu')
})

test('ERR-3 a list that could not be loaded offers to try again, and the page stays', async () => {
  await open(null)
  expect(shownText()).toContain('Alle ordre')
  expect(shownText()).toContain('Noget gik galt.')
  expect(buttonNames()).toEqual(['Prøv igen'])
})

test('ORL-2 further orders are asked for by cursor; where that fails, those shown stay', async () => {
  const { environment } = await open(page([edge(100002)], true))
  await press('Vis flere')
  const asked = { count: 50, cursor: '100002', id: 'cater-1' }
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual(asked)
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('no network')))
  expect(shownText()).toContain('Noget gik galt.')
  expect(rows()).toHaveLength(2)

  await press('Prøv igen')
  const orders = page([edge(100001)])
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: { node: { __typename: 'Cater', id: 'cater-1', orders } } }),
  )
  await settle()
  expect(rows().map(([reference]) => reference)).toEqual(['Ordre', '100002', '100001'])
  expect(buttonNames()).toEqual([])
})
