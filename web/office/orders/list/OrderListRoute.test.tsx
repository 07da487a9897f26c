// @vitest-environment jsdom
import { act } from 'react'
import { commitLocalUpdate } from 'relay-runtime'
import { MockPayloadGenerator } from 'relay-test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buttonNames, clickButton, renderRoute, flush, pageText } from '../../testing/renderRoute.tsx'
import { typeInto } from '../../../testing/typeInto.ts'
import { loader } from './OrderListRoute.data.ts'
import { Component } from './OrderListRoute.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T10:00:00Z') }))
afterEach(() => vi.useRealTimers())

const orderEdge = (reference: number, order: object = {}) => ({
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
  viewer: { id: 'user-1', cater: { id: 'cater-1', number: 55, calendarFeeds: [], orders } },
})

const typeDate = (label: string, date: string) => {
  const { htmlFor } = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label) ?? {}
  return typeInto(document.getElementById(htmlFor ?? ''), date)
}

const rows = () =>
  [...document.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent))

/** The references of the rows, below their heading. */
const references = () => rows().map(([, reference]) => reference)

test('ORL-1 NUM-1 DAY-4 lists the orders in the order of the graph, with Danish prices and times', async () => {
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
  const person = 'Birgit Bækbirgit@example.dk'
  const order = ['04-12-2026 18:00', '10', '1.290,00\u00a0DKK']
  expect(document.querySelector('h1')?.textContent).toBe('Alle ordre')
  expect(rows()).toEqual([
    ['Vælg alle på siden', 'Ordre', 'Kunde', 'Bestilt', 'Levering', 'Kuv.', 'Pris', 'Godkendt', 'Betalt'],
    ['Vælg', '100003', person, '01-07-2026 12:00', ...order, 'Afventer', 'Ingen betaling endnu'],
    ['Vælg', '100002', person, '01-01-2026 11:00', ...order, 'Godkendt', 'Bankoverførsel'],
    ['Vælg', '100001', person, '01-07-2026 12:00', ...order, 'Afvist', 'Ingen betaling endnu'],
    ['Vælg', '100000', person, '01-07-2026 12:00', ...order, 'Godkendt', 'Ubetalt'],
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

/** Presses a link without waiting for what it leads to. */
const pressLink = (name: RegExp) =>
  act(async () => [...document.querySelectorAll('a')].find(({ textContent }) => name.test(textContent))?.click())

test('DAY-20 tabs, dates, chips, sorting and search never undo each other, however slow the list is', async () => {
  const { router, environment } = await openList(caterData(page([orderEdge(100002)])))
  await typeDate('Levering fra', '01-12-2026')
  await typeDate('Levering til', '09-12-2026')
  await pressLink(/^Afventer/)
  const asked = () => router.state.navigation.location?.search
  expect(asked()).toBe('?status=AWAITING_APPROVAL&from=2026-12-01&to=2026-12-09')
  await pressLink(/^Levering$/)
  await pressLink(/^I morgen/)
  const sort = 'sort=EARLIEST_DELIVERY_FIRST'
  expect(asked()).toBe(`?status=AWAITING_APPROVAL&from=2026-12-02&to=2026-12-02&${sort}`)
  await typeDate('Levering til', '12-12-2026')
  await pressLink(/^Betalt/)
  expect(asked()).toBe(`?status=PAID&from=2026-12-02&to=2026-12-12&${sort}`)
  expect(router.state.location.search).toBe('')

  // The list that was asked for last is shown, and no answer to an earlier question changes it
  const last = { status: 'PAID', from: '2026-12-02', to: '2026-12-12', sort: 'EARLIEST_DELIVERY_FIRST' }
  for (const operation of environment.mock.getAllOperations()) {
    const data =
      operation.request.node.operation.name === 'OrderListRouteQuery' ? caterData(page([])) : { viewer: null }
    await act(async () => environment.mock.resolve(operation, { data }))
  }
  await flush()
  expect(router.state.location.search).toBe(`?${new URLSearchParams(last)}`)
  await pressLink(/^Betalt/)
  expect(asked() ?? router.state.location.search).toBe(`?${new URLSearchParams(last)}`)
})

test('DAY-20 a list that is left for another one forgets what was being asked of it', async () => {
  const { router } = await openList(caterData(page([orderEdge(100002)])), '?status=PAID')
  await typeDate('Levering fra', '01-12-2026')
  await act(async () => void router.navigate('/admin/ordre'))
  await pressLink(/^Afventer/)
  expect(router.state.navigation.location?.search).toBe('?status=AWAITING_APPROVAL')
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
  expect(references()).toEqual(['Ordre', '100002', '100001'])
  expect(buttonNames()).not.toContain('Vis flere')
})

test('ORL-6 an order that nobody has opened is marked as new', async () => {
  await openList(caterData(page([orderEdge(100002, { seenAt: null }), orderEdge(100001)])))
  expect(references()).toEqual(['Ordre', '100002Ny', '100001'])
})

test('ORL-6 an order that another program answered is new no longer, though nobody has opened it', async () => {
  const { environment } = await openList(caterData(page([orderEdge(100002, { seenAt: null })])))
  expect(references()).toEqual(['Ordre', '100002Ny'])
  // As the subscription reports it
  await act(async () =>
    commitLocalUpdate(environment, (store) => void store.get('order-100002')?.setValue('ACCEPTED', 'status')),
  )
  expect(references()).toEqual(['Ordre', '100002'])
})

test('ORL-5 an admin sees the caterer of each order, and opens none', async () => {
  const orders = page([orderEdge(100002, { cater: { id: 'cater-1', name: 'Smagen' } })])
  await openList({ orders }, '', 'ADMIN')
  expect(rows().map((row) => row.slice(0, 3))).toEqual([
    ['Ordre', 'Cater', 'Kunde'],
    ['100002', 'Smagen', 'Birgit Bækbirgit@example.dk'],
  ])
  expect(document.querySelector('td a')).toBeNull()
  expect(buttonNames()).not.toContain('Kalenderfeed')
})

test('DAY-4 a filter of the URL that cannot be used is reported at its field', async () => {
  await openList(caterData(page([orderEdge(100003)])), '?status=SENT&from=2026-11-27&to=2026-11-20')
  expect(pageText()).toContain('"SENT" i adressen er ikke en status og er ikke brugt.')
  const from = [...document.querySelectorAll('input')].find(({ value }) => value === '27-11-2026')
  expect(from?.getAttribute('aria-invalid')).toBe('true')
  const description = document.getElementById(from?.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('Fra-datoen ligger efter til-datoen. Perioden er ikke brugt.')
  expect(pageText()).toContain('1 ordre, nyeste først')
})

test('DAY-4 an accepted order whose delivery is over without payment says for how long', async () => {
  await openList(
    caterData(
      page([
        orderEdge(100003, { status: 'ACCEPTED', deliveryDate: '2026-11-26' }),
        orderEdge(100002, { status: 'ACCEPTED', deliveryDate: '2026-12-01' }),
        orderEdge(100001, { status: 'REFUSED', deliveryDate: '2026-11-26' }),
      ]),
    ),
  )
  expect(rows().map((row) => row.at(-1))).toEqual(['Betalt', '5 dage over tid', 'Ubetalt', 'Ingen betaling endnu'])
})

test('DAY-4 the list is sorted by delivery or by arrival, either way round', async () => {
  const { environment } = await openList(caterData(page([orderEdge(100003)], true)), '?sort=LATEST_DELIVERY_FIRST')
  expect(pageText()).toContain('2 ordrer, seneste levering først')
  const heads = [...document.querySelectorAll('th')].map((th) => [
    th.textContent,
    th.getAttribute('aria-sort'),
    th.querySelector('a')?.getAttribute('href'),
  ])
  expect(heads[3]).toEqual(['Bestilt', null, '/admin/ordre'])
  expect(heads[4]).toEqual(['Levering', 'descending', '/admin/ordre?sort=EARLIEST_DELIVERY_FIRST'])
  await clickButton('Vis flere')
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ sort: 'LATEST_DELIVERY_FIRST' })
})

test('DAY-4 the tabs and the days say how many orders each has', async () => {
  const { environment } = await openList(caterData(page([orderEdge(100003)])), '?from=2026-12-02&to=2026-12-02')
  const counts = environment.mock
    .getAllOperations()
    .find(({ request }) => request.node.operation.name === 'useOrderCountsQuery')
  expect(counts?.request.variables).toMatchObject({
    today: '2026-12-01',
    tomorrow: '2026-12-02',
    monday: '2026-11-30',
    sunday: '2026-12-06',
    nextMonday: '2026-12-07',
    nextSunday: '2026-12-13',
  })
  const of = (totalCount: number | null) => ({ totalCount })
  const cater = {
    id: 'cater-1',
    awaiting: of(3),
    unpaid: of(1205),
    today: of(2),
    tomorrow: of(1),
    thisWeek: of(null),
    nextWeek: of(0),
  }
  await act(async () => environment.mock.resolve(counts!, { data: { viewer: { id: 'user-1', cater } } }))
  const texts = (name: string) =>
    [...document.querySelectorAll(`nav[aria-label=${name}] a`)].map(({ textContent }) => textContent)
  expect(texts('Status')).toEqual(['Alle', 'Afventer3', 'Godkendt, ubetalt1.205', 'Betalt', 'Afvist', 'Afbestilt'])
  expect(texts('Levering')).toEqual(['I dag2', 'I morgen1', 'Denne uge', 'Næste uge0'])
  // pressed again, all days
  const chosen = document.querySelector('nav[aria-label=Levering] a[aria-current]')
  expect([chosen?.textContent, chosen?.getAttribute('href')]).toEqual(['I morgen1', '/admin/ordre'])
})

describe('DAY-4 marking many as paid', () => {
  const tick = (name: string) =>
    act(async () => document.querySelector<HTMLInputElement>(`input[aria-label='${name}']`)?.click())
  const operations = (environment: Awaited<ReturnType<typeof openList>>['environment']) =>
    environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === 'bulkPaidMutation')
  const outcomes = () => [...document.querySelectorAll('[aria-label=Udfald] li')].map(({ textContent }) => textContent)
  const paidOrder = (reference: number) => ({
    ...orderEdge(reference, { status: 'PAID', paymentMethod: 'BANK_TRANSFER' }).node,
    viewerCanUndo: false,
    undoUntil: null,
  })
  const edges = [100003, 100002, 100001].map((reference) => orderEdge(reference, { status: 'ACCEPTED' }))

  test('shows the outcome of each, and what failed is retried with its key', async () => {
    const { environment } = await openList(caterData(page(edges)))
    await act(async () => document.querySelector<HTMLInputElement>('th input')?.click())
    await tick('Vælg ordre 100001')
    await tick('Vælg ordre 100001')
    expect(pageText()).toContain('3 valgt kr.\u00a03.870,00')
    await clickButton('Marker som betalt')
    expect(document.querySelector('input[type=radio]:checked')).toBeNull()
    await act(async () => document.querySelector<HTMLInputElement>('input[value=BANK_TRANSFER]')?.click())
    await clickButton('Ja, marker som betalt')
    const sent = operations(environment)
    expect(sent.map(({ request }) => request.variables.input)).toEqual(
      edges.map(({ node }) => ({ id: node.id, method: 'BANK_TRANSFER', idempotencyKey: expect.any(String) })),
    )
    const [first, second, third] = sent
    const conflict = {
      __typename: 'OrderAlreadyHandled',
      order: {
        ...paidOrder(100002),
        events: [{ type: 'PAID', at: '2026-12-01T09:44:00Z', by: 'Signe Madsen', mailKind: null }],
      },
    }
    await act(async () => {
      environment.mock.resolve(first!, { data: { markOrderPaid: paidOrder(100003) } })
      environment.mock.resolve(second!, { data: { markOrderPaid: conflict } })
      environment.mock.rejectMostRecentOperation(new Error('no network'))
    })
    await flush()
    expect(pageText()).toContain('1 af 3 ordrer er markeret som betalt med bankoverførsel')
    expect(outcomes()).toEqual([
      '100003Birgit Bækkr.\u00a01.290,00',
      '100002Birgit Bæk. Markeret som betalt af Signe Madsen 01-12-2026 10:44.kr.\u00a01.290,00',
      '100001Birgit Bæk. Der kom intet svar. Prøv igen: den markeres kun én gang.kr.\u00a01.290,00',
    ])

    await clickButton('Prøv resten igen')
    const [again] = operations(environment)
    expect(again?.request.variables).toEqual(third?.request.variables)
    await act(async () => environment.mock.resolve(again!, { data: { markOrderPaid: paidOrder(100001) } }))
    await flush()
    expect(pageText()).toContain('2 af 3 ordrer er markeret som betalt')
    expect(buttonNames()).not.toContain('Prøv resten igen')
    await clickButton('Luk')
    expect(outcomes()).toEqual([])
  })

  test('has one undo for all that went well', async () => {
    const { environment } = await openList(caterData(page(edges)))
    await tick('Vælg ordre 100003')
    await tick('Vælg ordre 100002')
    await clickButton('Marker som betalt')
    await act(async () => document.querySelector<HTMLInputElement>('input[value=CARD]')?.click())
    await clickButton('Ja, marker som betalt')
    const undoable = { viewerCanUndo: true, undoUntil: new Date(Date.now() + 9_000).toISOString() }
    await act(async () => {
      for (const [index, operation] of operations(environment).entries())
        environment.mock.resolve(operation, { data: { markOrderPaid: { ...paidOrder(100003 - index), ...undoable } } })
    })
    await flush()
    expect(pageText()).toContain('2 ordrer er markeret som betaltMails sendes om 9 s')
    await clickButton('Fortryd')
    const undone = environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.operation.name === 'useUndoOrderAnswerMutation')
    expect(undone.map(({ request }) => request.variables.input.id)).toEqual(['order-100003', 'order-100002'])
  })
})

test('an empty list says so', async () => {
  await openList(caterData(page([])))
  expect(pageText()).toContain('Ingen ordrer')
  expect(pageText()).not.toContain('nyeste først')
})
