// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { renderRoute } from '../testing/renderRoute.tsx'
import { loader } from './SettingsRoute.data.ts'
import { Component } from './SettingsRoute.tsx'

const cater = {
  id: 'cater-55',
  number: 55,
  name: 'Smagen',
  zipCode: '8000',
  city: 'Aarhus C',
  minCovers: 10,
  noticeDays: 1,
  offersDelivery: true,
  pricePeriods: [{}],
  services: [],
  users: [{}, {}],
  deliveryZones: { zones: [{}, {}, {}] },
  availabilityRules: { tiers: [{ days: 2 }, { days: 5 }], cancelSteps: [{}], exceptions: [] },
}

async function open(role: 'ADMIN' | 'CATER', more: object = {}) {
  const viewer = {
    id: 'user-1',
    role,
    staffRole: role === 'ADMIN' ? null : 'OWNER',
    email: 'a@b.dk',
    cater: role === 'ADMIN' ? null : cater,
  }
  const data = { viewer, cater: { ...cater, ...more } }
  await renderRoute(
    { path: '/admin/caters/:caterId/indstillinger', loader, Component },
    '/admin/caters/55/indstillinger',
    [() => ({ data }), () => ({ data })],
  )
  return [...document.querySelectorAll('main li a')].map((link) => [
    link.querySelector('b')?.textContent,
    link.querySelector('small + *, span + span')?.textContent,
    link.getAttribute('href'),
  ])
}

test('DAY-18 all settings of a caterer stand in one list, each with what it is now and the way to it', async () => {
  expect(await open('CATER')).toEqual([
    ['Firmaet', '8000 Aarhus C', '/admin/caters/opdater/55'],
    ['Brugere', '2 brugere', '/admin/caters/55/brugere'],
    ['Levering og kapacitet', '2 frister', '/admin/caters/55/levering'],
    ['Leveringsområder', '3 områder', '/admin/caters/55/leveringsomraader'],
    ['Kalender', 'Ingen undtagelser', '/admin/caters/55/kalender'],
    ['Priser', 'Mindst 10 kuverter, 1 prisperiode', '/admin/caters/opdater/55?fane=priser'],
    ['Services', 'Ingen services', '/admin/caters/55/services'],
    ['Betingelser', 'Afbestilling i 1 trin', '/admin/caters/55/levering#betingelser'],
  ])
  expect([...document.querySelectorAll('nav ol a')].map((link) => link.textContent)).toEqual(['Dashboard', 'Smagen'])
})

test('DAY-18 an admin has the settings of each caterer, its users on its overview', async () => {
  const settings = await open('ADMIN', { offersDelivery: false, availabilityRules: null, users: null })
  expect(settings).toContainEqual(['Brugere', undefined, '/admin/caters/55'])
  expect(settings).toContainEqual(['Leveringsområder', 'Kun afhentning', '/admin/caters/55/leveringsomraader'])
  expect(settings).toContainEqual(['Levering og kapacitet', 'Bestil senest 1 dag før', '/admin/caters/55/levering'])
  expect(settings).toContainEqual(['Betingelser', undefined, '/admin/caters/55/levering#betingelser'])
})
