// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { getButton, clickButton, renderRoute, flush, pageText } from '../testing/renderRoute.tsx'
import { loader } from './ProductionRoute.data.ts'
import { Component } from './ProductionRoute.tsx'

const print = vi.fn<() => void>()
window.print = print
afterEach(() => print.mockClear())

const item = (name: string, quantity: number) => ({ __typename: 'ProducedItem', name, quantity })
const day = (date: string, more: object = {}) => ({
  date,
  orders: 1,
  covers: 10,
  printedAt: null,
  changes: [],
  menus: [
    {
      name: 'Platte',
      covers: 10,
      groups: [{ name: 'Vælg 2', position: 0, items: [item('Sild', 10)] }],
      items: [item('Rugbrød', 20)],
      extras: [item('Øl', 3)],
    },
  ],
  ...more,
})
const place = (menu: string, group: string | null, what: string | null) => ({
  __typename: 'ProductionPlace',
  menu,
  group,
  item: what,
  isExtra: false,
})
const viewer = (role: string, production: object[] = []) => ({
  data: {
    viewer: {
      id: 'user-1',
      role,
      staffRole: 'OWNER',
      email: 'a@b.dk',
      cater: { id: 'cater-1', number: 55, production, kitchenOrders: null },
    },
  },
})
const openProduction = (production: object[], search = '?from=2026-12-01&to=2026-12-02', role = 'CATER') =>
  renderRoute({ path: '/admin/ordre/produktion', loader, Component }, `/admin/ordre/produktion${search}`, [
    () => viewer(role),
    () => viewer(role, production),
  ])
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent.trim()),
  )
type Opened = Awaited<ReturnType<typeof openProduction>>
const answer = async ({ environment }: Opened, data: object) => {
  await act(async () => environment.mock.resolveMostRecentOperation({ data } as never))
  await flush()
}

test('ORD-9 days are summed by menu, group and item', async () => {
  await openProduction([day('2026-12-01'), day('2026-12-02')])
  expect(pageText()).toContain('Produktion 01-12-2026 til 02-12-2026')
  expect(pageText()).toContain('2 godkendte ordrer, 20 kuverter.')
  expect(rows()).toEqual([['Vælg 2'], ['20x', 'Sild'], ['Inkluderet'], ['40x', 'Rugbrød'], ['Tilvalg'], ['6x', 'Øl']])
})

test('ORD-9 a menu without items is made itself, with the change of its covers', async () => {
  const cake = { name: 'Æblekage', covers: 16, groups: [], items: [], extras: [] }
  const menus = [cake, { ...cake, name: 'Dagens ret', covers: 12, extras: [item('Øl', 3)] }]
  const changes = [{ name: 'Æblekage', before: 10, after: 16, place: place('Æblekage', null, null) }]
  await openProduction([day('2026-12-01', { menus, changes, printedAt: '2026-11-30T05:30:00Z' })], '?from=2026-12-01')
  expect(rows()).toEqual([
    ['12x', 'Dagens ret'],
    ['Tilvalg'],
    ['3x', 'Øl'],
    ['10x 16x', 'Æblekage', 'ændret siden udskrift'],
  ])
})

test('ORD-9 each day is marked as printed and refetched before it is printed; a day that fails to be marked is not printed', async () => {
  const opened = await openProduction([day('2026-12-01'), day('2026-12-02')])
  await clickButton('Udskriv')
  const marked = () => opened.environment.mock.getMostRecentOperation().request.variables
  expect(marked()).toEqual({ input: { date: '2026-12-01' } })
  await answer(opened, { markProductionPrinted: { __typename: 'ProductionDay', changes: [] } })
  expect(marked()).toEqual({ input: { date: '2026-12-02' } })
  expect(getButton('Udskriv').getAttribute('aria-busy')).toBe('true')
  await act(async () => opened.environment.mock.rejectMostRecentOperation(new Error('no network')))
  await flush()
  expect(pageText()).toContain('Udskriften blev ikke husket. Prøv igen.')
  expect(print).not.toHaveBeenCalled()

  await clickButton('Udskriv')
  await answer(opened, { markProductionPrinted: { __typename: 'ProductionDay', changes: [] } })
  await answer(opened, { markProductionPrinted: { __typename: 'ProductionDay', changes: [] } })
  expect(print).not.toHaveBeenCalled()
  const printed = day('2026-12-01', { covers: 12, printedAt: '2026-11-30T05:30:00Z' })
  await answer(opened, viewer('CATER', [printed]).data)
  expect(print).toHaveBeenCalledTimes(1)
  expect(pageText()).toContain('12 kuverter')
  expect(getButton('Udskriv igen')).toBeTruthy()
})

test('ORD-9 changes since the print are marked, and can be printed alone, though the days are marked as printed by then', async () => {
  const changes = [
    { name: 'Platte: Sild', before: 8, after: 10, place: place('Platte', 'Vælg 2', 'Sild') },
    { name: 'Platte: Øl', before: 0, after: 3, place: { ...place('Platte', null, 'Øl'), isExtra: true } },
    { name: 'Platte: Æg', before: 5, after: 0, place: place('Platte', 'Vælg 2', 'Æg') },
    // of another v2 service, which sends no timestamp of its data
    { name: 'Platte: Rugbrød', before: 10, after: 20, place: null },
  ]
  const printedAt = '2026-11-30T05:30:00Z'
  const opened = await openProduction([day('2026-12-01', { printedAt, changes })], '?from=2026-12-01')
  expect(pageText()).toContain('4 linjer ændret siden udskrift 30-11-2026 kl. 06:30')
  expect(rows().filter(([, , mark]) => mark)).toEqual([
    ['8x 10x', 'Sild', 'ændret siden udskrift'],
    ['3x', 'Øl', 'ny siden udskrift'],
    ['5x 0x', 'Æg', 'udgået siden udskrift'],
  ])
  await clickButton('Udskriv kun ændringer')
  // one more order was accepted since the page was drawn
  const answered = [{ name: 'Platte: Sild', before: 8, after: 20 }, ...changes.slice(1)]
  await answer(opened, { markProductionPrinted: { __typename: 'ProductionDay', changes: answered } })
  await answer(opened, viewer('CATER', [day('2026-12-01', { printedAt: '2026-11-30T09:00:00Z' })]).data)
  expect(print).toHaveBeenCalledTimes(1)
  expect(document.querySelector('[data-paper=changes]')).toBeTruthy()
  const lines = [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(lines.slice(-4)).toEqual([
    '+12x Platte: Sild',
    '+3x Platte: Øl, ny',
    '−5x Platte: Æg, udgået',
    '+10x Platte: Rugbrød',
  ])
})

test('ORD-9 the changes of a day that a failed attempt has marked are printed by the next attempt', async () => {
  const changes = [{ name: 'Platte: Sild', before: 8, after: 10, place: null }]
  const printedAt = '2026-11-30T05:30:00Z'
  const printed = [day('2026-12-01', { printedAt, changes }), day('2026-12-02', { printedAt })]
  // the third was never on paper, so that its changes are none
  const days = [...printed, day('2026-12-03')]
  const opened = await openProduction(days, '?from=2026-12-01&to=2026-12-03')
  await clickButton('Udskriv kun ændringer')
  await answer(opened, { markProductionPrinted: { __typename: 'ProductionDay', changes } })
  await act(async () => opened.environment.mock.rejectMostRecentOperation(new Error('no network')))
  await flush()
  expect(print).not.toHaveBeenCalled()
  await clickButton('Udskriv kun ændringer')
  for (const date of ['2026-12-01', '2026-12-02']) {
    expect(opened.environment.mock.getMostRecentOperation().request.variables).toEqual({ input: { date } })
    await answer(opened, { markProductionPrinted: { __typename: 'ProductionDay', changes: [] } })
  }
  await answer(
    opened,
    viewer(
      'CATER',
      days.map((production) => ({ ...production, changes: [] })),
    ).data,
  )
  expect(print).toHaveBeenCalledTimes(1)
  const lines = [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(lines.filter((line) => line.includes('Platte'))).toEqual(['+2x Platte: Sild'])
})

test('ORD-9 the list is for caterers only', async () => {
  await openProduction([], '', 'ADMIN')
  expect(pageText()).toContain('Denne side er fobeholdt cateringprofiler')
})

test('DAY-5 too many days are reported at their field, and nothing is loaded or cut', async () => {
  const { environment } = await openProduction([], '?from=2026-12-01&to=2027-02-01')
  expect(environment.mock.getAllOperations()).toEqual([])
  const [from, to] = document.querySelectorAll('input')
  expect([from?.value, to?.value, to?.getAttribute('aria-invalid')]).toEqual(['01-12-2026', '01-02-2027', 'true'])
  const description = document.getElementById(to?.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('Vælg højst 62 dage ad gangen. Her er valgt 63.')
  expect(pageText()).not.toContain('Ingen godkendte ordrer')
})
