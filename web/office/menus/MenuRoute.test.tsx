// @vitest-environment jsdom
import { act } from 'react'
import { MockPayloadGenerator } from 'relay-test-utils'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { clickButton, flush, renderRoute } from '../testing/renderRoute.tsx'
import { typeInto } from '../../testing/typeInto.ts'
import { loader } from './Menu.data.ts'
import { Component } from './MenuRoute.tsx'

vi.mock('../richText/RichTextField.tsx', () => ({ RichTextField: () => null }))
// jsdom does not scroll
beforeEach(() => void (Element.prototype.scrollIntoView = () => {}))

const PART = {
  __typename: 'Menu',
  description: null,
  writtenDescription: null,
  images: [],
  minAmount: null,
  maxAmount: null,
  isDeclared: null,
  isSatisfiable: true,
  children: [],
  version: 'v1',
}
const WINE = { ...PART, id: 'wine', type: 'EXTRA', name: 'Vin', price: 40, ageLimit: 16 }
const MENU = {
  ...PART,
  id: 'menu-1',
  uuid: '1',
  type: 'MENU',
  name: 'Platte',
  price: 100,
  discountFromPrice: null,
  offeredFrom: null,
  offeredTo: null,
  soldOutTo: null,
  allFoodsListed: false,
  foodsVersion: 1,
  foodsListedAt: null,
  foodsListedBy: null,
  isDraft: false,
  categories: [],
  priceHistory: null,
  children: [WINE],
  leadDays: 5,
  leadCutoff: '09:30',
  countsTowardsCapacity: false,
  course: 'DRINK',
  ageLimit: 18,
}

async function open(changes: object = {}) {
  const { environment } = await renderRoute(
    { path: '/admin/caters/:caterId/menus/:menuId', loader, Component },
    '/admin/caters/55/menus/1',
  )
  const { mock } = environment
  const menu = { ...MENU, ...changes }
  const data = { Cater: () => ({ id: 'cater-55', number: 55, categories: [], dishes: [], menu }) }
  for (let [operation] = mock.getAllOperations(); operation; [operation] = mock.getAllOperations()) {
    const response = MockPayloadGenerator.generate(operation, data)
    await act(async () => mock.resolve(operation!, response))
    await flush()
  }
  return { sent: () => mock.getMostRecentOperation().request.variables.input }
}

const field = (name: string, within: ParentNode | null = document) =>
  within?.querySelector<HTMLInputElement>(`[name=${name}]`)
async function click(button: HTMLElement | null | undefined): Promise<void> {
  await act(async () => button?.click())
  await flush()
}

describe('a form shows what is stored, and saves it unchanged', () => {
  test('AVA-3 AVA-6 LAW-2 MAR-6 the deadline, capacity, course and age limit of a menu', async () => {
    const { sent } = await open()
    expect([field('leadDays')?.value, field('leadCutoff')?.value]).toEqual(['5', '09:30'])
    expect(field('countsTowardsCapacity')?.checked).toBe(false)
    expect([field('ageLimit')?.value, field('course')?.value]).toEqual(['18', 'DRINK'])
    await typeInto(field('name'), 'Fad')
    await clickButton('Opdater')
    expect(sent()).toMatchObject({
      name: 'Fad',
      leadTime: { days: 5, cutoff: '09:30' },
      countsTowardsCapacity: false,
      course: 'DRINK',
      ageLimit: 18,
    })
  })

  test('a menu without a deadline and an age limit', async () => {
    const { sent } = await open({ leadDays: null, leadCutoff: null, countsTowardsCapacity: true, ageLimit: null })
    expect([field('leadDays')?.value, field('ageLimit')?.value]).toEqual(['', ''])
    expect(field('countsTowardsCapacity')?.checked).toBe(true)
    await typeInto(field('name'), 'Fad')
    await clickButton('Opdater')
    expect(sent()).toMatchObject({ leadTime: null, countsTowardsCapacity: true, ageLimit: null })
  })

  test('LAW-2 the age limit of an item', async () => {
    const { sent } = await open()
    await click(document.querySelector<HTMLElement>('[aria-label=Rediger]'))
    const dialog = () => document.querySelector('[role=dialog]')
    expect(field('ageLimit', dialog())?.value).toBe('16')
    await typeInto(field('name', dialog()), 'Rødvin')
    await click(dialog()?.querySelector<HTMLElement>('[type=submit]'))
    expect(sent()).toMatchObject({ id: 'wine', name: 'Rødvin', ageLimit: 16 })
  })
})
