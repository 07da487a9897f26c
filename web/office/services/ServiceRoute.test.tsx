// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { draftKey, writeDraft } from '../form/draftStore.ts'
import { getButton, clickButton, renderRoute, flush, pageText, userError } from '../testing/renderRoute.tsx'
import { typeInto } from '../../testing/typeInto.ts'
import { loader } from './Service.data.ts'
import { Component } from './ServiceRoute.tsx'

vi.mock('../richText/RichTextField.tsx', () => ({ RichTextField: () => null }))
afterEach(() => localStorage.clear())

const viewer = {
  id: 'user-1',
  role: 'CATER',
  staffRole: 'OWNER',
  email: 'smagen@demo.dk',
  cater: { id: 'cater-55', number: 55 },
}
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

async function open(now: object = service) {
  const cater = { id: 'cater-55', number: 55, name: 'Smagen' }
  const shown = await renderRoute(
    { path: '/admin/caters/:caterId/service/:serviceId', loader, Component },
    '/admin/caters/55/service/1',
    [() => ({ data: { viewer, cater } }), () => ({ data: { cater: { ...cater, service: now } } })],
  )
  const { mock } = shown.environment
  return {
    sent: () => mock.getMostRecentOperation().request.variables.input,
    operations: () => mock.getAllOperations(),
    answer: async (updateService: object) => {
      await act(async () => mock.resolveMostRecentOperation({ data: { updateService } }))
      await flush()
    },
  }
}

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!found) throw new Error(`No field ${name}`)
  return found
}
const type = (name: string, text: string) => typeInto(field(name), text)

test('ERR-2 edits made during a save stay in the form, unsaved', async () => {
  const { sent, answer } = await open()
  await type('name', 'Kørsel ')
  await clickButton('Opdater')
  expect(sent()).toMatchObject({ name: 'Kørsel', price: 150, version: 'v1' })
  await type('price', '175')
  await answer({ ...service, version: 'v2' })
  expect(field('price').value).toBe('175')
  expect(field('name').value).toBe('Kørsel')
  expect(pageText()).toContain('1 ændring')
  await clickButton('Opdater')
  expect(sent()).toMatchObject({ name: 'Kørsel', price: 175, version: 'v2' })
})

test('ERR-2 pressing save twice saves once', async () => {
  const { operations } = await open()
  await type('name', 'Levering')
  await act(async () => {
    getButton('Opdater').click()
    getButton('Opdater').click()
  })
  await flush()
  expect(operations()).toHaveLength(1)
})

test('ERR-2 an outdated draft shows what others have changed, and overwrites none of it', async () => {
  const before = {
    name: 'Kørsel',
    description: '<p>Til døren</p>',
    price: '150,00',
    isRequired: true,
    appliesTo: 'DELIVERY',
    version: 'v1',
  }
  writeDraft(draftKey('user-1', 'service:service-1'), before, { ...before, name: 'Kørsel til døren' })
  const theirs = { ...service, price: 200, version: 'v2' }
  const { sent, answer } = await open(theirs)
  expect(field('price').value).toBe('200,00')
  await clickButton('Fortsæt')
  expect(field('name').value).toBe('Kørsel til døren')
  await clickButton('Opdater')
  expect(sent()).toMatchObject({ version: 'v1', name: 'Kørsel til døren' })
  await answer({
    ...userError('EditConflict'),
    changedBy: 'Ida',
    changedAt: '2026-11-21T10:00:00Z',
    current: theirs,
  })
  expect(pageText()).toContain('Ida har ændret dette')
  await clickButton('Vis ændringerne')
  expect(document.querySelector('dl')?.textContent).toBe('Før150,00Nu200,00')
  await clickButton('Gem mine')
  expect(sent()).toMatchObject({ version: 'v2', name: 'Kørsel til døren', price: 200 })
})
