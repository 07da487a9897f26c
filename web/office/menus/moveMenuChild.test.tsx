// @vitest-environment jsdom
import { act } from 'react'
import { MockPayloadGenerator } from 'relay-test-utils'
import { expect, test, vi } from 'vitest'
import { flush, pageText, renderRoute } from '../testing/renderRoute.tsx'
import { loader } from './Menu.data.ts'
import { Component } from './MenuRoute.tsx'

vi.mock('../richText/RichTextField.tsx', () => ({ RichTextField: () => null }))

const part = (id: string, type: string, name: string) => ({
  __typename: 'Menu',
  id,
  type,
  name,
  description: null,
  writtenDescription: null,
  images: [],
  price: 0,
  minAmount: null,
  maxAmount: null,
  ageLimit: null,
  isDeclared: null,
  isSatisfiable: true,
  version: 'v1',
})
const MENU = {
  ...part('menu-1', 'MENU', 'Platte'),
  discountFromPrice: null,
  offeredFrom: null,
  offeredTo: null,
  soldOutTo: null,
  allFoodsListed: false,
  foodsVersion: 1,
  foodsListedAt: null,
  foodsListedBy: null,
  leadDays: null,
  leadCutoff: null,
  countsTowardsCapacity: true,
  course: 'MEAL',
  isDraft: false,
  categories: [],
  priceHistory: null,
  children: [{ ...part('fish', 'GROUP', 'Vælg fisk'), children: [part('herring', 'INCLUDE', 'Sild')] }],
}

test('DAY-7 an item that is moved out of its group stands in the menu at once, before the service has answered', async () => {
  Element.prototype.scrollIntoView = () => {}
  const { environment } = await renderRoute(
    { path: '/admin/caters/:caterId/menus/:menuId', loader, Component },
    '/admin/caters/55/menus/1',
  )
  const { mock } = environment
  const data = { Cater: () => ({ id: 'cater-55', number: 55, categories: [], dishes: [], menu: MENU }) }
  for (let [operation] = mock.getAllOperations(); operation; [operation] = mock.getAllOperations()) {
    const answer = MockPayloadGenerator.generate(operation, data)
    await act(async () => mock.resolve(operation!, answer))
    await flush()
  }
  const press = (isIt: (button: HTMLButtonElement) => boolean) =>
    act(async () => [...document.querySelectorAll('button')].find(isIt)?.click())
  await press(({ ariaLabel }) => ariaLabel === 'Flyt til gruppe ...')
  const dialog = () => document.querySelector('[role=dialog]')
  // its code is loaded on use
  await expect
    .poll(async () => {
      await flush()
      return dialog()
    })
    .not.toBeNull()
  await press((button) => button.textContent === 'Tilvalg' && dialog()?.contains(button) === true)
  await flush()
  expect(mock.getMostRecentOperation().request.variables.input).toMatchObject({ id: 'herring', type: 'EXTRA' })
  expect(pageText()).not.toContain('Noget gik galt')
  const herring = [...document.querySelectorAll('[role=row]')].find(({ textContent }) => textContent?.includes('Sild'))
  expect(herring?.textContent).toContain('Tilvalg')
})
