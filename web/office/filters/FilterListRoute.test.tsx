// @vitest-environment jsdom
import { act } from 'react'
import { expect, test } from 'vitest'
import { clickButton, getButton, flush, renderRoute } from '../testing/renderRoute.tsx'
import { typeInto } from '../../testing/typeInto.ts'
import { loader } from './FilterListRoute.data.ts'
import { Component } from './FilterListRoute.tsx'

const filter = (name: string) => ({ __typename: 'Filter', id: `filter-${name}`, name })

const open = () =>
  renderRoute({ path: '/', loader, Component }, '/', [
    () => ({ data: { viewer: { id: 'user-1', role: 'ADMIN', staffRole: null, email: 'admin@demo.dk', cater: null } } }),
    () => ({
      data: {
        filters: {
          foodtypes: [filter('Asiatisk'), filter('Tapas'), filter('Ægte dansk')],
          occasions: [],
          diets: [],
          locations: [],
        },
      },
    }),
  ])

type Opened = Awaited<ReturnType<typeof open>>

const names = () =>
  [...document.querySelectorAll('ul[aria-label=Madtyper] > li > span')].map(({ textContent }) => textContent)
const renameButton = (name: string) => document.querySelector<HTMLElement>(`button[aria-label="Omdøb ${name}"]`)
const field = (label: string) => {
  const { htmlFor } = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label) ?? {}
  return document.getElementById(htmlFor ?? '') as HTMLInputElement
}
const type = (label: string, text: string) => typeInto(field(label), text)
const resolve = async ({ environment }: Opened, mutation: string, data: object) => {
  await flush()
  await act(async () => environment.mock.resolveMostRecentOperation({ data: { [mutation]: data } } as never))
  await flush()
}

test('ADM-14 a new filter stands in its alphabetical place at once', async () => {
  const opened = await open()
  await type('Ny madtype', 'Økologisk')
  await act(async () => getButton('Tilføj').click())
  await resolve(opened, 'createFilter', filter('Økologisk'))
  expect(names()).toEqual(['Asiatisk', 'Tapas', 'Ægte dansk', 'Økologisk'])
})

test('ADM-14 a renamed filter moves to its alphabetical place, and the focus goes back to its button', async () => {
  const opened = await open()
  await act(async () => renameButton('Asiatisk')?.click())
  expect(document.activeElement).toBe(field('Nyt navn til Asiatisk'))
  await type('Nyt navn til Asiatisk', 'Thai')
  await clickButton('Gem')
  await resolve(opened, 'updateFilter', { ...filter('Thai'), id: 'filter-Asiatisk' })
  expect(names()).toEqual(['Tapas', 'Thai', 'Ægte dansk'])
  expect(document.activeElement).toBe(renameButton('Thai'))
})

test('ADM-14 a filter that is not renamed after all gives the focus back to its button', async () => {
  await open()
  await act(async () => renameButton('Tapas')?.click())
  await clickButton('Annuller')
  expect(document.activeElement).toBe(renameButton('Tapas'))
})
