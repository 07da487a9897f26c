// @vitest-environment jsdom
import { act } from 'react'
import { expect, test } from 'vitest'
import { GraphError } from '../../relay/graphError.ts'
import { buttonNames, renderRoute, flush, pageText } from '../testing/renderRoute.tsx'
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

const open = () =>
  renderRoute({ path: '/', loader, Component }, '/', [
    () => ({ data: { viewer: { id: 'user-1', role: 'ADMIN', staffRole: null, email: 'admin@demo.dk', cater: null } } }),
    () => ({ data: { allCaters: [cater(0, 'Smagen'), cater(1, 'Grønt'), cater(2, 'Grillen')] } }),
  ])

const names = () => [...document.querySelectorAll('ol[aria-label=Cateringfirmaer] a')].map((link) => link.textContent)
const moveFirstDown = async () => {
  const row = document.querySelector('ol[aria-label=Cateringfirmaer] > li')
  const down = [...(row?.querySelectorAll('button') ?? [])].find((button) => !button.disabled && isDown(button))
  await act(async () => down?.click())
}
const isDown = (button: Element) => /ned/.test(button.getAttribute('aria-label') ?? button.textContent ?? '')

test('ADM-4 a move is optimistic, and sends only the caterers whose places change', async () => {
  const { environment } = await open()
  await moveFirstDown()
  expect(names()).toEqual(['Grønt', 'Smagen', 'Grillen'])
  const { variables } = environment.mock.getMostRecentOperation().request
  expect(variables.input.caters).toEqual([
    { id: 'cater-1', ordering: 0 },
    { id: 'cater-0', ordering: 1 },
  ])
})

test('ADM-4 the next move builds on the optimistic order', async () => {
  const { environment } = await open()
  await moveFirstDown()
  await moveFirstDown()
  expect(names()).toEqual(['Smagen', 'Grønt', 'Grillen'])
  expect(environment.mock.getMostRecentOperation().request.variables.input.caters).toEqual([
    { id: 'cater-0', ordering: 0 },
    { id: 'cater-1', ordering: 1 },
  ])
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

test('DAY-4 several blanks of a search count as one', async () => {
  await open()
  await typeInto(document.querySelector('input[type=search]'), ' grønt   aarhus ')
  expect([...document.querySelectorAll('ul[aria-label=Cateringfirmaer] a')].map((link) => link.textContent)).toEqual([
    'Grønt',
  ])
})
