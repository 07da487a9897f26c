// @vitest-environment jsdom
import { act } from 'react'
import { commitLocalUpdate } from 'relay-runtime'
import { expect, test } from 'vitest'
import { Component } from './OfficeLayout.tsx'
import { loader } from './OfficeLayout.data.ts'
import { renderRoute, settle, shownText } from './testing/renderRoute.tsx'

const route = {
  children: [
    { path: '/admin', loader, Component, children: [{ path: 'ordre', Component: () => 'the office' }] },
    { path: '*', Component: () => 'elsewhere' },
  ],
}

const viewer = (role: string) => ({
  id: 'user-1',
  role,
  email: 'smagen@demo.dk',
  cater: role === 'CATER' ? { id: 'cater-1', name: 'Smagen', logo: null, accentColor: '#1f6446' } : null,
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
  expect(shownText()).toContain(text)
})

test('ADM-2 it shows who is signed in, ways that exist, and the way out', async () => {
  await renderRoute(route, '/admin/ordre', [() => ({ data: { viewer: viewer('CATER') } })])
  expect(shownText()).toBe('Gå til indholdSmagenCateringfirmaDashboardOrdresmagen@demo.dkLog udthe office')
})

test('ADM-1 a session that ends while the office is shown leads to the login, and back', async () => {
  const { environment, router } = await renderRoute(route, '/admin/ordre?status=PAID', [
    () => ({ data: { viewer: viewer('CATER') } }),
  ])
  await act(async () => commitLocalUpdate(environment, (store) => store.getRoot().setValue(null, 'viewer')))
  await settle()
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/login?from=%2Fadmin%2Fordre%3Fstatus%3DPAID',
  )
  expect(shownText()).toBe('elsewhere')
})
