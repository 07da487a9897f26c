// @vitest-environment jsdom
import { act } from 'react'
import { expect, test } from 'vitest'
import { GraphError } from '../../relay/graphError.ts'
import { buttonNames, clickButton, renderRoute, flush, pageText } from '../testing/renderRoute.tsx'
import { typeInto } from '../../testing/typeInto.ts'
import { loader } from './CaterListRoute.data.ts'
import { Component } from './CaterListRoute.tsx'

const cater = (number: number, name: string) => ({
  id: `cater-${number}`,
  number,
  name,
  city: 'Aarhus C',
  isActive: true,
  smileyUrl: null,
  hasNoInspectionYet: true,
  logo: null,
  administration: { ordering: number },
})

const listed = (count: number, total: number) => ({
  data: {
    allCatersConnection: {
      totalCount: total,
      edges: ['Smagen', 'Grønt', 'Grillen'].slice(0, count).map((name, number) => ({
        cursor: `c${number}`,
        node: { __typename: 'Cater', ...cater(number, name) },
      })),
      pageInfo: { hasNextPage: total > count, endCursor: `c${count - 1}` },
    },
  },
})

const open = (total = 3, address = '/') =>
  renderRoute({ path: '/', loader, Component }, address, [
    () => ({ data: { viewer: { id: 'user-1', role: 'ADMIN', staffRole: null, email: 'admin@demo.dk', cater: null } } }),
    () => listed(address === '/' ? 3 : 1, total),
  ])

const names = () => [...document.querySelectorAll('ol[aria-label=Cateringfirmaer] a')].map((link) => link.textContent)
const moveFirstDown = async () => {
  const row = document.querySelector('ol[aria-label=Cateringfirmaer] > li')
  const down = [...(row?.querySelectorAll('button') ?? [])].find((button) => !button.disabled && isDown(button))
  await act(async () => down?.click())
}
const isDown = (button: Element) => /ned/.test(button.getAttribute('aria-label') ?? button.textContent ?? '')

test('ADM-4 SCA-14 a move is optimistic, and sends the caterer with its place among all', async () => {
  const { environment } = await open()
  await moveFirstDown()
  expect(names()).toEqual(['Grønt', 'Smagen', 'Grillen'])
  const { variables } = environment.mock.getMostRecentOperation().request
  expect(variables.input).toEqual({ id: 'cater-0', place: 2 })
})

test('ADM-4 the next move builds on the optimistic order', async () => {
  const { environment } = await open()
  await moveFirstDown()
  await moveFirstDown()
  expect(names()).toEqual(['Smagen', 'Grønt', 'Grillen'])
  expect(environment.mock.getMostRecentOperation().request.variables.input).toEqual({ id: 'cater-1', place: 2 })
})

test('ADM-4 ERR-2 a failed move is rolled back with an error', async () => {
  const { environment } = await open()
  await moveFirstDown()
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('no network')))
  await flush()
  expect(names()).toEqual(['Smagen', 'Grønt', 'Grillen'])
  expect(pageText()).toContain('Rækkefølgen blev ikke gemt.')
})

test('ADM-4 a failed switch is rolled back with an error', async () => {
  const { environment } = await open()
  const isActive = () => document.querySelector('[role=switch][aria-label="Aktiv: Smagen"]')
  await act(async () => (isActive() as HTMLElement).click())
  expect(isActive()?.getAttribute('aria-checked')).toBe('false')
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('no network')))
  await flush()
  expect(isActive()?.getAttribute('aria-checked')).toBe('true')
  expect(pageText()).toContain('blev ikke gemt. Prøv igen.')
})

test('ADM-4 LOG-5 a move after the session is over offers the login', async () => {
  const { environment } = await open()
  await moveFirstDown()
  await act(async () => environment.mock.rejectMostRecentOperation(new GraphError('Log in first.', 'UNAUTHENTICATED')))
  await flush()
  expect(names()).toEqual(['Smagen', 'Grønt', 'Grillen'])
  expect(pageText()).toContain('Du er ikke længere logget ind.')
  expect(pageText()).toContain('Rækkefølgen blev ikke gemt.')
  expect(buttonNames()).toContain('Log ind igen')
})

test('SCA-14 the list says how many of all it shows, and moves a caterer to a place that is not loaded', async () => {
  const { environment } = await open(5000)
  expect(pageText()).toContain('Viser 3 af 5.000')
  expect(buttonNames()).toContain('Vis flere')
  await act(async () => document.querySelector<HTMLElement>('[aria-label="Flyt Smagen til plads ..."]')?.click())
  await expect.poll(() => document.querySelector('[role=dialog] input')).not.toBeNull()
  await typeInto(document.querySelector('[role=dialog] input'), '5001')
  await clickButton('Flyt')
  expect(pageText()).toContain('Skriv et tal fra 1 til 5.000')
  await typeInto(document.querySelector('[role=dialog] input'), '4.999')
  await clickButton('Flyt')
  const { variables } = environment.mock.getMostRecentOperation().request
  expect(variables.input).toEqual({ id: 'cater-0', place: 4999 })
  expect(names()).toEqual(['Grønt', 'Grillen'])
})

test('SCA-14 DAY-4 a search asks the service for the words of the address, and its rows have no places', async () => {
  const { router } = await open(1, '/?q=%20gr%C3%B8nt%20%20aarhus')
  expect(document.querySelector<HTMLInputElement>('input[type=search]')?.value).toBe('grønt aarhus')
  expect(document.querySelectorAll('ul[aria-label=Cateringfirmaer] a')).toHaveLength(1)
  expect(document.querySelector('[aria-label^="Flyt"]')).toBeNull()
  await typeInto(document.querySelector('input[type=search]'), ' by   nord ')
  const requested = () => (router.state.navigation.location ?? router.state.location).search
  await expect.poll(requested).toBe('?q=by+nord')
})
