// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { clickButton, flush, pageText, renderRoute } from '../testing/renderRoute.tsx'
import { typeInto } from '../../testing/typeInto.ts'
import { loader } from './Dish.data.ts'
import { Component } from './DishRoute.tsx'

afterEach(() => localStorage.clear())

const viewer = { id: 'user-1', role: 'ADMIN', staffRole: null, email: 'admin@demo.dk', cater: null }
const field = () => document.querySelector<HTMLInputElement>('[name=name]')

async function rename(isDeclared: boolean, name: string) {
  const cater = { id: 'cater-55', number: 55, name: 'Smagen' }
  const dish = { __typename: 'Dish', id: 'dish-1', name: 'Kage', isDeclared, version: 'v1' }
  const { environment } = await renderRoute(
    { path: '/admin/caters/:caterId/anretning/:dishId', loader, Component },
    '/admin/caters/55/anretning/1',
    [() => ({ data: { viewer, cater } }), () => ({ data: { cater: { ...cater, dish } } })],
  )
  await typeInto(field(), name)
  await clickButton('Opdater')
  const { mock } = environment
  return {
    sent: () => mock.getAllOperations().map(({ request }) => request.variables.input),
    save: async () => {
      const updateDish = { ...dish, name, version: 'v2' }
      await act(async () => mock.resolveMostRecentOperation({ data: { updateDish } }))
      await flush()
    },
  }
}

test.each([
  ['Nej, de skal oplyses igen', false],
  ['Ja, de passer', true],
])(
  'ALG-2 renaming a declared dish opens the question whether its allergens still fit: %s',
  async (answer, declarationFits) => {
    const { sent, save } = await rename(true, 'Brunsviger')
    expect(pageText()).toContain('Du har ændret Kage.')
    expect(sent()).toEqual([])
    await clickButton(answer)
    expect(sent()).toMatchObject([{ name: 'Brunsviger', declarationFits }])
    await save()
    expect(pageText()).toMatch(/Gemt kl\. /)
  },
)

test('ALG-2 a dish of which nothing is declared is renamed without a question', async () => {
  const { sent } = await rename(false, 'Brunsviger')
  expect(sent()).toMatchObject([{ name: 'Brunsviger' }])
})
