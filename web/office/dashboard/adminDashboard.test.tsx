// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { flush, renderRoute } from '../testing/renderRoute.tsx'
import { chooseNoCater } from '../testing/chooseNoCater.ts'
import { loader } from './DashboardRoute.data.ts'
import { Component } from './DashboardRoute.tsx'

const admin = { id: 'user-1', role: 'ADMIN', staffRole: null, email: 'a@b.dk', cater: null }

test('ADM-3 the dashboard of a caterer that does not exist says so, and leads an admin to the others', async () => {
  const { router } = await renderRoute({ path: '/admin', loader, Component }, '/admin?cater=4711', [
    () => ({ data: { viewer: admin } }),
    () => ({ data: { cater: null } }),
    () => ({ data: { cater: null } }),
  ])
  await flush()
  expect(document.querySelector('h1')?.textContent).toBe('Cateringfirmaet findes ikke')
  await chooseNoCater('Cateringfirma', 'Alle')
  const { location, navigation } = router.state
  expect(navigation.state).toBe('loading')
  expect((navigation.location ?? location).search).toBe('')
})
