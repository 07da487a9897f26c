// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { Component } from './OfficeLayout.tsx'
import { loader } from './OfficeLayout.data.ts'
import { pageText, renderRoute } from './testing/renderRoute.tsx'

const route = {
  children: [
    {
      path: '/admin',
      loader,
      Component,
      ErrorBoundary: () => 'no such page',
      children: [
        { index: true, Component: () => 'another page' },
        { path: 'ordre/produktion', Component: () => 'the kitchen' },
        { path: '*', Component: () => 'another page' },
      ],
    },
  ],
}

const open = (staffRole: string, address: string) => {
  const cater = { id: 'cater-55', number: 55, name: 'Smagen', logo: null, accentColor: null, awaiting: null }
  const viewer = { id: 'user-1', role: 'CATER', staffRole, email: 'a@b.dk', cater }
  return renderRoute(route, address, [() => ({ data: { viewer } })])
}

test.each([
  '/admin',
  '/admin/ordre',
  '/admin/caters/55',
  '/admin/caters/55/brugere',
  '/admin/caters/55/ny-ordre',
  '/admin/caters/55/indstillinger',
  '/admin/caters/55/menuer',
])('DAY-12 %s leads the kitchen to its own page', async (address) => {
  const { router } = await open('KITCHEN', address)
  expect(router.state.location.pathname).toBe('/admin/ordre/produktion')
  expect(pageText()).toContain('the kitchen')
})

test.each([
  '/admin/caters/opdater/55',
  '/admin/caters/55/brugere',
  '/admin/caters/55/levering',
  '/admin/caters/55/indstillinger',
])('DAY-12 %s is not found by the staff', async (address) => {
  const { router } = await open('STAFF', address)
  expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }])
  expect(pageText()).toBe('no such page')
})

test.each(['/admin', '/admin/ordre', '/admin/caters/55'])('DAY-12 %s is open to the staff', async (address) => {
  const { router } = await open('STAFF', address)
  expect(router.state.location.pathname).toBe(address)
  expect(pageText()).toContain('another page')
})
