// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { GraphError } from '../../relay/graphError.ts'
import { flush, pageText, renderRoute } from '../testing/renderRoute.tsx'
import { typeInto } from '../../testing/typeInto.ts'
import { listLoader as loader } from './Menu.data.ts'
import { Component } from './MenuListRoute.tsx'

// jsdom lays nothing out, and only rows in sight are in the page
beforeAll(() => void Object.defineProperty(HTMLElement.prototype, 'clientHeight', { value: 400 }))
afterEach(() => sessionStorage.clear())

const viewer = { id: 'user-1', role: 'ADMIN', staffRole: null, email: 'admin@demo.dk', cater: null }
const menu = (uuid: string, name: string) => ({
  __typename: 'Menu',
  id: `menu-${uuid}`,
  uuid,
  name,
  price: 100,
  discountFromPrice: null,
  version: 'v1',
  minAmount: null,
  maxAmount: null,
  soldOutTo: null,
  offeredFrom: null,
  offeredTo: null,
  isDraft: false,
  isSatisfiable: true,
  images: [],
  categories: [],
  children: [],
})

async function open() {
  const cater = { id: 'cater-55', number: 55, name: 'Smagen', menus: [menu('1', 'Frokost'), menu('2', 'Laks')] }
  const { environment } = await renderRoute(
    { path: '/admin/caters/:caterId/menuer', loader, Component },
    '/admin/caters/55/menuer',
    [() => ({ data: { viewer, cater } }), () => ({ data: { cater } })],
  )
  return environment.mock
}

const button = (name: string) => document.querySelector<HTMLElement>(`button[aria-label^="${name}"]`)
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`)
const press = (key: string, at: Element | null) =>
  act(async () => at?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))

test.each([
  ['a lost connection', new GraphError('none', 'NETWORK'), 'Ikke gemt. Prøv igen.'],
  ['an ended session', new GraphError('Log in first.', 'UNAUTHENTICATED'), 'Prisen er ikke gemt. Den står her'],
])(
  'DAY-6 LOG-5 a price that could not be saved for %s shows why, stays as typed, and is saved when tried again',
  async (_, error, message) => {
    const mock = await open()
    await act(async () => button('Pris for Frokost')?.click())
    await typeInto(field('Pris for Frokost'), '88')
    await press('Enter', field('Pris for Frokost'))
    await flush()
    expect(mock.getMostRecentOperation().request.variables).toEqual({ input: { id: 'menu-1', price: 88 } })
    await act(async () => mock.rejectMostRecentOperation(error))
    await flush()
    expect(pageText()).toContain(message)
    expect(button('Pris for Frokost')?.ariaLabel).toBe('Pris for Frokost, 88')

    await act(async () => button('Pris for Frokost')?.click())
    await press('Enter', field('Pris for Frokost'))
    await flush()
    const saved = { __typename: 'Menu', id: 'menu-1', price: 88, soldOutTo: null, isDraft: false, version: 'v2' }
    await act(async () => mock.resolveMostRecentOperation({ data: { updateMenu: saved } }))
    await flush()
    expect(button('Pris for Frokost')?.textContent).toContain('88,00\u00a0DKK')
    expect(document.querySelector('[role=alert]')).toBeNull()
  },
)

test('DAY-6 an invalid amount shows an error at once and is not sent, and the next price is open', async () => {
  const mock = await open()
  await act(async () => button('Pris for Frokost')?.click())
  await typeInto(field('Pris for Frokost'), 'dyrt')
  await press('Enter', field('Pris for Frokost'))
  await flush()
  expect(pageText()).toContain('Skriv et beløb, fx 129,00')
  expect(document.activeElement).toBe(field('Pris for Laks'))
  expect(mock.getAllOperations()).toEqual([])
})
