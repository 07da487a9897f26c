// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { loader } from '../services/Service.data.ts'
import { Component } from '../services/ServiceRoute.tsx'
import { typeInto } from '../../testing/typeInto.ts'
import { clickButton, flush, pageText, renderRoute, userError } from '../testing/renderRoute.tsx'

vi.mock('../richText/RichTextField.tsx', () => ({ RichTextField: () => null }))
afterEach(() => localStorage.clear())

const viewer = { id: 'user-1', role: 'ADMIN', staffRole: null, email: 'admin@demo.dk', cater: null }
const service = {
  __typename: 'Service',
  id: 'service-1',
  name: 'Kørsel',
  writtenDescription: '<p>Til døren</p>',
  price: 150,
  isRequired: true,
  appliesTo: 'DELIVERY',
  version: 'v1',
}

async function open() {
  const cater = { id: 'cater-55', number: 55, name: 'Smagen' }
  const route = {
    children: [
      { path: '/admin/caters/:caterId/service/:serviceId', loader, Component },
      { path: '*', Component: () => 'elsewhere' },
    ],
  }
  const { environment, router } = await renderRoute(route, '/admin/caters/55/service/1', [
    () => ({ data: { viewer, cater } }),
    () => ({ data: { cater: { ...cater, service } } }),
  ])
  const actAndFlush = async (change: () => void) => {
    await act(async () => change())
    await flush()
  }
  return {
    router,
    sent: () => environment.mock.getMostRecentOperation().request.variables,
    answer: (updateService: object) =>
      actAndFlush(() => environment.mock.resolveMostRecentOperation({ data: { updateService } })),
    go: (to: string) => actAndFlush(() => void router.navigate(to)),
  }
}

const name = () => document.querySelector<HTMLInputElement>('[name=name]')
const type = (text: string) => typeInto(name(), text)

test('ADM-12 a draft is offered at the next visit, until it is discarded', async () => {
  const page = await open()
  await type('Levering')
  await act(async () => void window.dispatchEvent(new Event('pagehide')))
  document.body.replaceChildren()

  await open()
  expect(pageText()).toMatch(/Du har en kladde fra \d{2}-\d{2}-\d{4} \d{2}:\d{2}\./)
  expect(name()?.value).toBe('Kørsel')
  await clickButton('Kassér')
  expect(pageText()).not.toContain('Du har en kladde')
  document.body.replaceChildren()

  await open()
  expect(pageText()).not.toContain('Du har en kladde')
  expect(page.router.state.location.pathname).toBe('/admin/caters/55/service/1')
})

test('ADM-12 leaving with changes is confirmed, and drops them', async () => {
  const page = await open()
  await type('Levering')
  await page.go('/admin/ordre')
  expect(pageText()).toContain('Du har ændringer, der ikke er gemt.')
  expect(pageText()).toContain('ændringen af Navn')
  await clickButton('Bliv')
  expect(page.router.state.location.pathname).toBe('/admin/caters/55/service/1')
  expect(name()?.value).toBe('Levering')
  await page.go('/admin/ordre')
  await clickButton('Forlad siden')
  expect(page.router.state.location.pathname).toBe('/admin/ordre')
  expect(localStorage).toHaveLength(0)
})

test('ERR-2 who uses the version of another loses their own, and saves on top of it', async () => {
  const page = await open()
  await type('Levering')
  await clickButton('Opdater')
  const theirs = { ...service, name: 'Kørsel til døren', version: 'v2' }
  await page.answer({
    ...userError('EditConflict'),
    changedBy: 'Ida',
    changedAt: '2026-11-21T10:00:00Z',
    current: theirs,
  })
  expect(pageText()).toContain('Ida har ændret dette')
  await clickButton('Hent de nye')
  expect(name()?.value).toBe('Kørsel til døren')
  expect(pageText()).not.toContain('har ændret dette')
  await type('Kørsel til porten')
  await clickButton('Opdater')
  expect(page.sent()).toMatchObject({ input: { name: 'Kørsel til porten', version: 'v2' } })
})
