// @vitest-environment jsdom
import { act } from 'react'
import { commitLocalUpdate } from 'relay-runtime'
import { expect, test, vi } from 'vitest'
import { hardNavigate } from '../session/hardNavigate.ts'
import { Component } from './OfficeLayout.tsx'
import { loader } from './OfficeLayout.data.ts'
import { draftKey, writeDraft } from './form/draftStore.ts'
import { clickButton, renderRoute, flush, pageText } from './testing/renderRoute.tsx'

vi.mock('../session/hardNavigate.ts', () => ({ hardNavigate: vi.fn<(address: string) => void>() }))

const route = {
  children: [
    {
      path: '/admin',
      loader,
      Component,
      children: [
        { path: 'ordre', Component: () => 'the office' },
        { path: 'ordre/produktion', Component: () => 'the kitchen' },
      ],
    },
    { path: '*', Component: () => 'elsewhere' },
  ],
}

const viewer = (role: string, staffRole = role === 'CATER' ? 'OWNER' : null) => ({
  id: 'user-1',
  role,
  staffRole,
  email: 'smagen@demo.dk',
  cater:
    role === 'CATER'
      ? {
          id: 'cater-1',
          number: 55,
          name: 'Smagen',
          logo: null,
          accentColor: '#1f6446',
          awaiting: { totalCount: 2, edges: [] },
        }
      : null,
})

test.each([
  [null, '/login?from=%2Fadmin%2Fordre%3Fstatus%3DPAID', 'elsewhere'],
  ['CUSTOMER', '/', 'elsewhere'],
  ['CATER', '/admin/ordre?status=PAID', 'the office'],
  ['ADMIN', '/admin/ordre?status=PAID', 'the office'],
])('ADM-1 the office sends %s to %s', async (role, address, text) => {
  const data = { viewer: role === null ? null : viewer(role) }
  const { router } = await renderRoute(route, '/admin/ordre?status=PAID', [() => ({ data })])
  expect(router.state.location.pathname + router.state.location.search).toBe(address)
  expect(pageText()).toContain(text)
})

const ways = () =>
  [...document.querySelectorAll('nav[aria-label=Hovedmenu] a')].map((way) => [
    way.textContent,
    way.getAttribute('href'),
  ])

test('ADM-2 it shows who is signed in, the ways of a caterer, how many orders wait, and the way out', async () => {
  await renderRoute(route, '/admin/ordre', [() => ({ data: { viewer: viewer('CATER') } })])
  expect(ways()).toEqual([
    ['Dashboard', '/admin'],
    ['Min profil', '/admin/caters/55'],
    ['Ordre', '/admin/ordre'],
    ['Ny ordre', '/admin/caters/55/ny-ordre'],
    ['Tilbud', '/admin/tilbud'],
    ['Produktion', '/admin/ordre/produktion'],
    ['Kalender', '/admin/caters/55/kalender'],
    ['Menuer', '/admin/caters/55/menuer'],
    ['Allergener', '/admin/caters/55/allergener'],
    ['Brugere', '/admin/caters/55/brugere'],
    ['Indstillinger', '/admin/caters/55/indstillinger'],
  ])
  expect(document.querySelector('[aria-current=page]')?.textContent).toBe('Ordre')
  expect(document.getElementById('awaiting-count')?.textContent).toBe('2')
  for (const text of [
    'Smagen',
    'Cateringfirma',
    'Lyd ved ny ordre',
    'Notifikation ved ny ordre',
    'smagen@demo.dk',
    'Log ud',
  ])
    expect(pageText()).toContain(text)
})

test('SEC-21 a log out takes with it what the browser has stored of the user', async () => {
  const { environment } = await renderRoute(route, '/admin/ordre', [() => ({ data: { viewer: viewer('CATER') } })])
  const drafts = ['user-1', 'user-2'].map((id) => draftKey(id, 'offer:new'))
  for (const draft of drafts) writeDraft(draft, {}, { customer: 'Karen Kunde' })
  sessionStorage.setItem('phoneOrder', '{"name":"Karen Kunde"}')
  await clickButton('Log ud')
  await act(async () => environment.mock.resolveMostRecentOperation({ data: { logout: { __typename: 'LoggedOut' } } }))
  expect(hardNavigate).toHaveBeenCalledExactlyOnceWith('/login')
  expect(Object.keys(localStorage)).toEqual([drafts[1]])
  expect(sessionStorage).toHaveLength(0)
  localStorage.clear()
})

test('DAY-12 it shows the ways of the staff, who lack the users', async () => {
  await renderRoute(route, '/admin/ordre', [() => ({ data: { viewer: viewer('CATER', 'STAFF') } })])
  expect(ways().map(([way]) => way)).toEqual([
    'Dashboard',
    'Katalog',
    'Ordre',
    'Ny ordre',
    'Tilbud',
    'Produktion',
    'Kalender',
    'Menuer',
    'Allergener',
  ])
})

test('DAY-12 the kitchen sees its page alone, without orders that wait or alerts of them', async () => {
  const { router } = await renderRoute(route, '/admin/ordre', [
    () => ({ data: { viewer: viewer('CATER', 'KITCHEN') } }),
  ])
  expect(router.state.location.pathname).toBe('/admin/ordre/produktion')
  expect(ways()).toEqual([['Produktion', '/admin/ordre/produktion']])
  expect(document.getElementById('awaiting-count')).toBeNull()
  expect(pageText()).not.toContain('Lyd ved ny ordre')
})

test('ADM-2 it shows the ways of an admin', async () => {
  await renderRoute(route, '/admin/ordre', [() => ({ data: { viewer: viewer('ADMIN') } })])
  expect(ways()).toEqual([
    ['Dashboard', '/admin'],
    ['Ordre', '/admin/ordre'],
    ['Cateringfirmaer', '/admin/caters'],
    ['Sider', '/admin/sider'],
    ['Filtre', '/admin/filtre'],
  ])
  expect(pageText()).toContain('Administrator')
})

test('ADM-1 a session that ends while the office is shown leads to the login, and back', async () => {
  const { environment, router } = await renderRoute(route, '/admin/ordre?status=PAID', [
    () => ({ data: { viewer: viewer('CATER') } }),
  ])
  await act(async () => commitLocalUpdate(environment, (store) => store.getRoot().setValue(null, 'viewer')))
  await flush()
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/login?from=%2Fadmin%2Fordre%3Fstatus%3DPAID',
  )
  expect(pageText()).toBe('elsewhere')
})
