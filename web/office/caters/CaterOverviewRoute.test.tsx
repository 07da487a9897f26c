// @vitest-environment jsdom
import { act } from 'react'
import { expect, test } from 'vitest'
import { clickButton, renderRoute, flush, pageText, userError } from '../testing/renderRoute.tsx'
import { loader } from './CaterOverviewRoute.data.ts'
import { Component } from './CaterOverviewRoute.tsx'

const viewer = { id: 'user-1', role: 'ADMIN', staffRole: null, email: 'admin@demo.dk', cater: null }
const signe = {
  id: 'user-2',
  email: 'signe@example.dk',
  firstName: 'Signe',
  lastName: 'Madsen',
  staffRole: 'OWNER',
  verified: true,
}
const cater = {
  id: 'cater-58',
  number: 58,
  name: 'Grillen',
  zipCode: '9000',
  city: 'Aalborg',
  address: 'Vej 1',
  email: 'grillen@demo.dk',
  phoneNumber: null,
  description: null,
  logo: null,
  isActive: true,
  smileyUrl: null,
  hasNoInspectionYet: true,
  minCovers: 10,
  noticeDays: 1,
  offersDelivery: false,
  categories: [],
  menus: [],
  services: [],
  dishes: [],
  users: [signe],
}

const open = async () => {
  const shown = await renderRoute({ path: '/admin/caters/:caterId', loader, Component }, '/admin/caters/58', [
    () => ({ data: { viewer, cater } }),
    () => ({ data: { viewer, cater } }),
  ])
  const answer = async (data: object) => {
    await act(async () => shown.environment.mock.resolveMostRecentOperation({ data }))
    await flush()
  }
  return { ...shown, answer }
}

test('FIR-6 a deletion is confirmed, shows why it is refused, and navigates to the list when done', async () => {
  const { answer, router } = await open()
  await clickButton('Slet')
  expect(pageText()).toContain('Vil du slette Grillen?')
  await clickButton('Ja, slet')
  await answer({ deleteCater: userError('NotPossible', 'Firmaet har åbne ordrer.') })
  expect(pageText()).toContain('Firmaet har åbne ordrer.')
  expect(router.state.location.pathname).toBe('/admin/caters/58')
  await clickButton('Ja, slet')
  await answer({ deleteCater: { __typename: 'Deleted' } })
  expect(router.state.location.pathname).toBe('/admin/caters')
})

test('USR-1 a removed user leaves the list, one who cannot be removed stays', async () => {
  const { answer } = await open()
  const remove = () =>
    act(async () => document.querySelector<HTMLButtonElement>('[aria-label="Fjern signe@example.dk"]')?.click())
  await remove()
  await clickButton('Ja, fjern')
  await answer({ removeUser: { ...userError('ValidationFailed', 'Du kan ikke fjerne dig selv.'), issues: [] } })
  expect(pageText()).toContain('Du kan ikke fjerne dig selv.')
  expect(pageText()).toContain('Signe Madsen')
  await clickButton('Ja, fjern')
  await answer({ removeUser: { __typename: 'Deleted' } })
  expect(pageText()).not.toContain('Signe Madsen')
})
