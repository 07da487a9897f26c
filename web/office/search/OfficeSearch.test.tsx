// @vitest-environment jsdom
import { act } from 'react'
import { expect, test } from 'vitest'
import { loader } from '../OfficeLayout.data.ts'
import { Component } from '../OfficeLayout.tsx'
import { flush, renderRoute } from '../testing/renderRoute.tsx'

async function open(staffRole: string) {
  const cater = { id: 'cater-1', number: 55, name: 'Smagen', logo: null, accentColor: null }
  const awaiting = { totalCount: 0, edges: [] }
  const viewer = { id: 'user-1', role: 'CATER', staffRole, email: 'x@demo.dk', cater: { ...cater, awaiting } }
  const children = [{ path: 'ordre/produktion', Component: () => 'the kitchen' }]
  await renderRoute({ path: '/admin', loader, Component, children }, '/admin/ordre/produktion', [
    () => ({ data: { viewer } }),
  ])
}

async function pressControlK() {
  await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true })))
  // its code is loaded when it is opened
  await import('./SearchPalette.tsx')
  await flush()
}

test.each([
  ['OWNER', true],
  ['KITCHEN', false],
])('DAY-3 %s has the search: %s, by its button and by Ctrl+K', async (staffRole, has) => {
  await open(staffRole)
  expect(document.querySelector('button[aria-label=Søg]') !== null).toBe(has)
  await pressControlK()
  expect(document.querySelector('[role=dialog]') !== null).toBe(has)
})
