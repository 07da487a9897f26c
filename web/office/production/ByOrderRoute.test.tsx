// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { pageText, renderRoute } from '../testing/renderRoute.tsx'
import { Component } from './ByOrderRoute.tsx'
import { loader } from './KitchenOrders.data.ts'

const open = (search: string, role: string) => {
  const cater = role === 'CATER' ? { id: 'cater-1', number: 55 } : null
  const viewer = { id: 'user-1', role, staffRole: cater && 'OWNER', email: 'a@b.dk', cater }
  return renderRoute(
    { path: '/admin/ordre/produktion/ordrer', loader, Component },
    `/admin/ordre/produktion/ordrer${search}`,
    [() => ({ data: { viewer } })],
  )
}

test('DAY-5 orders of more than 62 days are not loaded or cut: the range is reported as too long', async () => {
  const { environment } = await open('?from=2026-01-01&to=2026-12-31', 'CATER')
  expect(pageText()).toContain('Vælg højst 62 dage ad gangen. Her er valgt 365.')
  expect(environment.mock.getAllOperations()).toEqual([])
})

test('ORD-9 the orders of the kitchen are for caterers only', async () => {
  const { environment } = await open('', 'ADMIN')
  expect(pageText()).toContain('Denne side er forbeholdt cateringprofiler')
  expect(environment.mock.getAllOperations()).toEqual([])
})
