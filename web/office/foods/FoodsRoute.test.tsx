// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { clickButton, flush, pageText, renderRoute } from '../testing/renderRoute.tsx'
import { loader } from './FoodsRoute.data.ts'
import { Component } from './FoodsRoute.tsx'

afterEach(() => localStorage.clear())

const viewer = { id: 'user-1', role: 'ADMIN', staffRole: null, email: 'admin@demo.dk', cater: null }
const food = (version: string, more: object = {}) => ({
  __typename: 'Food',
  id: 'food-1',
  kind: 'DISH',
  uuid: '1',
  name: 'Rugbrød',
  menuName: null,
  menuUuid: null,
  contains: [],
  mayContain: [],
  free: [],
  diets: [],
  isComplete: false,
  isFood: true,
  declaredBy: null,
  comingOrders: 0,
  version,
  ...more,
})

async function open(menus: object[] = [], foods = [food('v1')]) {
  const cater = { id: 'cater-55', number: 55, name: 'Smagen', foods, menus }
  const { environment } = await renderRoute(
    { path: '/admin/caters/:caterId/allergener', loader, Component },
    '/admin/caters/55/allergener',
    [() => ({ data: { viewer, cater } }), () => ({ data: { viewer, cater } })],
  )
  const { mock } = environment
  return {
    mock,
    sent: () => mock.getMostRecentOperation().request.variables.input.foods,
    answer: async (declared: object) => {
      const declareFoods = { __typename: 'DeclaredFoods', saved: [], conflicts: [], affectedOrders: [], ...declared }
      await act(async () => mock.resolveMostRecentOperation({ data: { declareFoods } }))
      await flush()
    },
  }
}

/** Says that the rye bread may contain fish, in its dialog. */
async function answerFish() {
  await act(async () => document.querySelector<HTMLElement>('section li button')?.click())
  await flush()
  const fish = [...document.querySelectorAll('[role=dialog] fieldset')].find(
    (field) => field.querySelector('legend')?.textContent === 'Fisk',
  )
  await act(async () => fish?.querySelectorAll<HTMLElement>('input')[1]?.click())
  await clickButton('Færdig')
}

const MINE = { mayContain: [{ allergen: 'FISH', sources: [] }], free: [] }

test('ALG-8 what somebody else has changed meanwhile is shown, and nothing typed is lost', async () => {
  const { sent, answer } = await open()
  await answerFish()
  await clickButton('Gem')
  expect(sent()).toMatchObject([{ version: 'v1', ...MINE }])
  await answer({ conflicts: [food('v2', { free: ['LUPIN'], declaredBy: 'Signe' })] })
  expect(pageText()).toContain('Rugbrød er ændret af Signe, mens du skrev.')
  await clickButton('Gem mine')
  expect(sent()).toMatchObject([{ version: 'v2', ...MINE }])
  await answer({ saved: [food('v3', MINE)] })
  expect(pageText()).toMatch(/Gemt kl\. /)
})

test('ALG-8 the answers of the other replace mine where I choose so', async () => {
  const { answer } = await open()
  await answerFish()
  await clickButton('Gem')
  await answer({ conflicts: [food('v2', { free: ['LUPIN'], declaredBy: null })] })
  expect(pageText()).toContain('Rugbrød er ændret af en anden, mens du skrev.')
  expect(pageText()).toContain('1 ret er ændret')
  await clickButton('Hent de nye')
  expect(pageText()).not.toContain('er ændret')
})

test('ALG-6 ALG-8 a declaration that changes while orders are coming shows which it affects', async () => {
  const { answer } = await open()
  await answerFish()
  await clickButton('Gem')
  const order = { id: 'order-1', uuid: 'abc', reference: 1017, date: '2026-12-01' }
  await answer({ saved: [food('v2', MINE)], affectedOrders: [order] })
  expect(pageText()).toContain('Berører 1 kommende ordre.')
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent?.startsWith('1017, '))
  expect(link?.getAttribute('href')).toBe('/admin/ordre/abc')
})

const menu = (uuid: string, name: string, more: object = {}) => ({
  __typename: 'Menu',
  id: `menu-${uuid}`,
  uuid,
  name,
  allFoodsListed: false,
  foodsVersion: 1,
  foodsListedAt: null,
  foodsListedBy: null,
  foods: [{ uuid: '1' }],
  ...more,
})
const said = { foodsListedAt: '2026-11-12T10:00:00Z', foodsListedBy: 'Lone Demo' }

test('ALG-11 a menu without the tick is asked for in the table of foods, and again where its foods have changed since', async () => {
  const menus = [
    menu('m1', 'Frokostplatte', { allFoodsListed: true, ...said }),
    menu('m2', 'Frit valg', said),
    menu('m3', 'Kold mad'),
    menu('m4', 'Uden mad', { foods: [] }),
  ]
  const inMenu = (uuid: string, name: string) => ({
    id: `food-${uuid}`,
    uuid,
    menuUuid: uuid,
    menuName: name,
    kind: 'ITEM',
  })
  const { mock } = await open(menus, [food('v1', inMenu('m1', 'Frokostplatte')), food('v1', inMenu('m2', 'Frit valg'))])
  expect(pageText()).toContain('2 menuer mangler krydset')
  expect(pageText()).toContain('Lone Demo satte krydset den 12-11-2026.')
  expect(pageText()).toContain('Indholdet er ændret, siden Lone Demo satte krydset den 12-11-2026.')
  expect(pageText()).not.toContain('Uden mad')
  await act(async () => buttonNamed('Menuer uden kryds').click())
  expect(pageText()).not.toContain('Frokostplatte')
  const tick = document.querySelector<HTMLInputElement>('section input[aria-label$=": Kold mad"]')
  await act(async () => tick?.click())
  expect(mock.getMostRecentOperation().request.variables).toEqual({
    input: { id: 'menu-m3', allFoodsListed: true, foodsVersion: 1 },
  })
  await act(async () =>
    mock.resolveMostRecentOperation({
      data: { updateMenu: menu('m3', 'Kold mad', { allFoodsListed: true, ...said }) },
    }),
  )
  await flush()
  expect(pageText()).toContain('Frit valg mangler krydset')
})

const buttonNamed = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name))!
