// @vitest-environment jsdom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { clickButton, renderRoute, flush, pageText, userError } from '../testing/renderRoute.tsx'
import { typeInto } from '../../testing/typeInto.ts'
import { loader } from './Page.data.ts'
import { Component } from './PageRoute.tsx'

vi.mock('../richText/RichTextField.tsx', () => ({ RichTextField: () => null }))

const open = () =>
  renderRoute({ path: '/admin/sider/opret', loader, Component }, '/admin/sider/opret', [
    () => ({ data: { viewer: { id: 'user-1', role: 'ADMIN', staffRole: null, email: 'admin@demo.dk', cater: null } } }),
    () => ({
      data: {
        filters: { foodtypes: [{ id: 'filter-1', name: 'Frokost' }], occasions: [] },
      },
    }),
  ])

const type = (name: string, text: string) => typeInto(document.querySelector(`[name="${name}"]`), text)

test('ADM-14 blocks are sent in their order with the fields of their types; an issue is shown at its field and keeps the values', async () => {
  const { environment, router } = await open()
  await type('url', '/proeve')
  await type('title', 'Prøve')
  await clickButton('Tilføj banner')
  await clickButton('Tilføj madtyper')
  await type('blocks.0.title', 'Velkommen')
  await act(async () => document.querySelector<HTMLInputElement>('fieldset fieldset input[type=checkbox]')?.click())
  await act(async () => document.querySelector<HTMLButtonElement>('[aria-label="Flyt ned: 1. Banner"]')?.click())
  await clickButton('Opret')
  const { input } = environment.mock.getMostRecentOperation().request.variables
  expect(input).toMatchObject({ url: '/proeve', title: 'Prøve', caterNumber: null })
  expect(input.blocks).toMatchObject([
    { type: 'FOOD_TYPE', filterIds: ['filter-1'] },
    { type: 'BANNER', title: 'Velkommen', linkUrl: '' },
  ])

  const issues = [{ path: 'url', message: 'En anden side har denne adresse' }]
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: { createPage: { ...userError('ValidationFailed'), issues } } }),
  )
  await flush()
  expect(pageText()).toContain('En anden side har denne adresse')
  expect(document.activeElement?.getAttribute('name')).toBe('url')
  expect(document.querySelector<HTMLInputElement>('[name="blocks.1.title"]')?.value).toBe('Velkommen')

  await type('url', '/proeve-2')
  await clickButton('Opret')
  const page = { __typename: 'Page', id: 'page-9', key: 9, version: 'v1', url: '/proeve-2', title: 'Prøve' }
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: { createPage: { ...page, cater: null, blocks: [] } } }),
  )
  await flush()
  // nothing is unsaved, so the navigation needs no confirmation
  expect(router.state.location.pathname).toBe('/admin/sider/9')
})
