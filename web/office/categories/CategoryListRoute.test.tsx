// @vitest-environment jsdom
import { act } from 'react'
import { expect, test } from 'vitest'
import { flush, pageText, renderRoute } from '../testing/renderRoute.tsx'
import { listLoader as loader } from './Category.data.ts'
import { Component } from './CategoryListRoute.tsx'

const viewer = { id: 'user-1', role: 'ADMIN', staffRole: null, email: 'admin@demo.dk', cater: null }
const category = (name: string) => ({ __typename: 'Category', id: name, uuid: name, name, menuCount: 1 })
const cater = {
  id: 'cater-55',
  number: 55,
  name: 'Smagen',
  categories: ['Forretter', 'Ost', 'Desserter'].map(category),
}

const names = () => [...document.querySelectorAll('[aria-label=Kategorier] a')].map(({ textContent }) => textContent)

test('ADM-7 ERR-2 a move is optimistic, and an order that is not saved is rolled back with a message', async () => {
  const { environment } = await renderRoute(
    { path: '/admin/caters/:caterId/kategorier', loader, Component },
    '/admin/caters/55/kategorier',
    [() => ({ data: { viewer, cater } }), () => ({ data: { cater } })],
  )
  const row = [...document.querySelectorAll('li')].find(({ textContent }) => textContent?.includes('Ost'))
  await act(async () => row?.querySelector<HTMLElement>('[aria-label="Flyt op"]')?.click())
  expect(names()).toEqual(['Ost', 'Forretter', 'Desserter'])
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('It is gone.')))
  await flush()
  expect(names()).toEqual(['Forretter', 'Ost', 'Desserter'])
  expect(pageText()).toContain('Rækkefølgen blev ikke gemt.')
})
