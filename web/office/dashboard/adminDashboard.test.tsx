// @vitest-environment jsdom
import { act } from 'react'
import { expect, test } from 'vitest'
import { flush, renderRoute } from '../testing/renderRoute.tsx'
import { loader } from './DashboardRoute.data.ts'
import { Component } from './DashboardRoute.tsx'

const admin = { id: 'user-1', role: 'ADMIN', staffRole: null, email: 'a@b.dk', cater: null }

test('ADM-3 the dashboard of a caterer that does not exist says so, and leads an admin to the others', async () => {
  const allCaters = [{ id: 'cater-58', number: 58, name: 'Grillen' }]
  const { router } = await renderRoute({ path: '/admin', loader, Component }, '/admin?cater=4711', [
    () => ({ data: { viewer: admin } }),
    () => ({ data: { cater: null, allCaters } }),
    () => ({ data: { cater: null, allCaters } }),
  ])
  await flush()
  expect(document.querySelector('h1')?.textContent).toBe('Cateringfirmaet findes ikke')
  const select = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent === 'Cateringfirma',
  )?.control
  await act(async () => {
    ;(select as HTMLSelectElement).value = '58'
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  const { location, navigation } = router.state
  expect((navigation.location ?? location).search).toBe('?cater=58')
})
