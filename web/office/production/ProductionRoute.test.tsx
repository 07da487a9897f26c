// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { button, press, renderRoute, settle, shownText } from '../testing/renderRoute.tsx'
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
      groups: [{ name: 'Vælg 2', items: [item('Sild', 10)] }],
      items: [item('Rugbrød', 20)],
      extras: [item('Øl', 3)],
    },
  ],
  ...more,
})
const viewer = (role: string, production: object[] = []) => ({
  data: { viewer: { id: 'user-1', role, email: 'a@b.dk', cater: { id: 'cater-1', number: 55, production } } },
})
const open = (production: object[], search = '?from=2026-12-01&to=2026-12-02', role = 'CATER') =>
  renderRoute({ path: '/admin/ordre/produktion', loader, Component }, `/admin/ordre/produktion${search}`, [
    () => viewer(role),
    () => viewer(role, production),
  ])
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent.trim()),
  )
type Opened = Awaited<ReturnType<typeof open>>
const answer = async ({ environment }: Opened, data: object) => {
  await act(async () => environment.mock.resolveMostRecentOperation({ data } as never))
  await settle()
}

test('ORD-9 days are summed by menu, group and item', async () => {
  await open([day('2026-12-01'), day('2026-12-02')])
  expect(shownText()).toContain('Produktion 01-12-2026 til 02-12-2026')
  expect(shownText()).toContain('2 godkendte ordrer, 20 kuverter.')
  expect(rows()).toEqual([
    ['Vælg 2'],
    ['20x', 'Sild', ''],
    ['Inkluderet'],
    ['40x', 'Rugbrød', ''],
    ['Tilvalg'],
    ['6x', 'Øl', ''],
  ])
})

test('ORD-9 each day is remembered before it is printed as it is by then; what cannot be remembered is not', async () => {
  const opened = await open([day('2026-12-01'), day('2026-12-02')])
  await press('Udskriv')
  const marked = () => opened.environment.mock.getMostRecentOperation().request.variables
  expect(marked()).toEqual({ input: { date: '2026-12-01' } })
  await answer(opened, { markProductionPrinted: { __typename: 'ProductionDay' } })
  expect(marked()).toEqual({ input: { date: '2026-12-02' } })
  expect(button('Udskriv').getAttribute('aria-busy')).toBe('true')
  await act(async () => opened.environment.mock.rejectMostRecentOperation(new Error('no network')))
  await settle()
  expect(shownText()).toContain('Udskriften blev ikke husket. Prøv igen.')
  expect(print).not.toHaveBeenCalled()

  await press('Udskriv')
  await answer(opened, { markProductionPrinted: { __typename: 'ProductionDay' } })
  await answer(opened, { markProductionPrinted: { __typename: 'ProductionDay' } })
  expect(print).not.toHaveBeenCalled()
  const printed = day('2026-12-01', { covers: 12, printedAt: '2026-11-30T05:30:00Z' })
  await answer(opened, viewer('CATER', [printed]).data)
  expect(print).toHaveBeenCalledTimes(1)
  expect(shownText()).toContain('12 kuverter')
  expect(button('Udskriv igen')).toBeTruthy()
})

test('ORD-9 what changed since the print is marked, and goes on paper alone though it is remembered by then', async () => {
  const changes = [
    { name: 'Platte: Sild', before: 8, after: 10 },
    { name: 'Platte: Øl', before: 0, after: 3 },
    { name: 'Platte: Æg', before: 5, after: 0 },
  ]
  const printedAt = '2026-11-30T05:30:00Z'
  const opened = await open([day('2026-12-01', { printedAt, changes })], '?from=2026-12-01')
  expect(shownText()).toContain('3 linjer ændret siden udskrift 30-11-2026 kl. 06:30')
  expect(rows().filter(([, , mark]) => mark)).toEqual([
    ['8x 10x', 'Sild', 'ændret siden udskrift'],
    ['3x', 'Øl', 'ny siden udskrift'],
    ['5x 0x', 'Æg', 'udgået siden udskrift'],
  ])
  await press('Udskriv kun ændringer')
  await answer(opened, { markProductionPrinted: { __typename: 'ProductionDay' } })
  await answer(opened, viewer('CATER', [day('2026-12-01', { printedAt: '2026-11-30T09:00:00Z' })]).data)
  expect(print).toHaveBeenCalledTimes(1)
  expect(document.querySelector('[data-paper=changes]')).toBeTruthy()
  const lines = [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(lines.slice(-3)).toEqual(['+2x Platte: Sild', '+3x Platte: Øl, ny', '−5x Platte: Æg, udgået'])
})

test('ORD-9 the list is for caterers alone', async () => {
  await open([], '', 'ADMIN')
  expect(shownText()).toContain('Denne side er fobeholdt cateringprofiler')
})
