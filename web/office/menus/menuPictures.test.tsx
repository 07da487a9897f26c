// @vitest-environment jsdom
import { act } from 'react'
import { MockPayloadGenerator } from 'relay-test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clickButton, flush, pageText, renderRoute, userError } from '../testing/renderRoute.tsx'
import { typeInto } from '../../testing/typeInto.ts'
import { loader } from './Menu.data.ts'
import { Component } from './MenuRoute.tsx'

vi.mock('../richText/RichTextField.tsx', () => ({ RichTextField: () => null }))
let chosen = 0
beforeEach(() => {
  // jsdom has neither
  URL.createObjectURL = () => `blob:${++chosen}`
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => localStorage.clear())

const image = (id: string, caption: string) => ({
  id,
  caption,
  alt: caption,
  url: `/images/${id}`,
  thumb: `/images/${id}`,
})
const menu = (version: string, images: object[]) => ({
  __typename: 'Menu',
  id: 'menu-1',
  type: 'MENU',
  name: 'Platte',
  writtenDescription: null,
  images,
  version,
  minAmount: null,
  maxAmount: null,
  price: 100,
  discountFromPrice: null,
  soldOutTo: null,
  allFoodsListed: false,
  foodsVersion: 1,
  foodsListedAt: null,
  foodsListedBy: null,
  offeredFrom: null,
  offeredTo: null,
  leadDays: null,
  leadCutoff: null,
  countsTowardsCapacity: true,
  course: 'MEAL',
  isDraft: false,
  ageLimit: null,
  isSatisfiable: true,
  children: [],
  categories: [],
  uuid: '1',
  priceHistory: null,
})

async function open(images: object[]) {
  const { environment } = await renderRoute(
    { path: '/admin/caters/:caterId/menus/:menuId', loader, Component },
    '/admin/caters/55/menus/1',
  )
  const { mock } = environment
  const data = {
    User: () => ({ id: 'user-1', role: 'ADMIN' }),
    Cater: () => ({ id: 'cater-55', number: 55, name: 'Smagen', categories: [], dishes: [] }),
    Menu: () => menu('v1', images),
    PriceHistory: () => ({ prices: [] }),
  }
  for (let [operation] = mock.getAllOperations(); operation; [operation] = mock.getAllOperations()) {
    const answer = MockPayloadGenerator.generate(operation, data)
    await act(async () => mock.resolve(operation!, answer))
    await flush()
  }
  return {
    sent: () => mock.getMostRecentOperation().request.variables.input,
    answer: async (updateMenu: object) => {
      await act(async () => mock.resolveMostRecentOperation({ data: { updateMenu } } as never))
      await flush()
    },
  }
}

const items = () => [...document.querySelectorAll('[aria-label=Billeder] > li')]
const captionField = (at: number) => items()[at]?.querySelector('input')
const captions = () => items().map((_, at) => captionField(at)?.value)
const press = (root: ParentNode | undefined, label: string) =>
  act(async () => {
    const buttons = [...(root?.querySelectorAll('button') ?? [])]
    const found = buttons.find((button) => button.ariaLabel?.startsWith(label) ?? button.textContent?.startsWith(label))
    if (!found)
      throw new Error(`No ${label} among ${buttons.map((button) => button.ariaLabel ?? button.textContent).join(', ')}`)
    found.click()
  })
const choose = (...files: [name: string, type: string][]) =>
  act(async () => {
    const field = document.querySelector('[aria-label="Billeder: vælg billede"]')
    if (!field) throw new Error('No field for pictures')
    Object.defineProperty(field, 'files', {
      configurable: true,
      value: files.map(([name, type]) => new File(['x'], name, { type })),
    })
    // the field is emptied for the next choice
    Object.defineProperty(field, 'value', { configurable: true, writable: true, value: '' })
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })

const REFUSED = 'Filen er ikke et billede.'

test('PIC-1 a refused picture says why at itself, wherever it is moved, and the others stay and are saved without it', async () => {
  const { sent, answer } = await open([])
  await choose(
    ['en.png', 'image/png'],
    ['itu.png', 'image/png'],
    ['to.png', 'image/png'],
    ['kort.pdf', 'application/pdf'],
  )
  expect(pageText()).toContain('kort.pdf kan ikke bruges. Billedet skal være jpeg, png eller webp.')
  await choose(['også itu.png', 'image/png'])
  await typeInto(captionField(0), 'Grillen')
  await typeInto(captionField(2), 'Salaten')
  await clickButton('Opdater')
  const issues = [1, 3].map((at) => ({ path: `images.${at}.file`, message: REFUSED }))
  await answer({ ...userError('ValidationFailed'), issues })
  expect(items().map((item) => item.textContent?.includes(REFUSED))).toEqual([false, true, false, true])
  expect(captions()).toEqual(['Grillen', '', 'Salaten', ''])

  await press(document, 'Fjern billede 2')
  await press(items()[2], 'Flyt op')
  expect(items().map((item) => item.textContent?.includes(REFUSED))).toEqual([false, true, false])
  await press(document, 'Fjern billede 2')
  await clickButton('Opdater')
  expect(sent().images.map(({ caption }: { caption: string }) => caption)).toEqual(['Grillen', 'Salaten'])
  const saved = [image('a', 'Grillen'), image('b', 'Salaten')]
  await answer(menu('v2', saved))
  expect(captions()).toEqual(['Grillen', 'Salaten'])

  // a fifth is refused before anything is sent
  await choose(['tre.png', 'image/png'], ['fire.png', 'image/png'], ['fem.png', 'image/png'])
  expect(pageText()).toContain('fem.png er ikke taget med. Der er højst plads til 4 billeder.')
  expect(items()).toHaveLength(4)
})

test('PIC-1 my pictures are saved after an edit conflict, without those that were removed meanwhile', async () => {
  const { sent, answer } = await open([image('a', 'Gåsen'), image('b', '')])
  await choose(['tre.png', 'image/png'])
  await typeInto(captionField(2), 'Risengrøden')
  await clickButton('Opdater')
  const current = menu('v2', [image('a', 'Gåsen')])
  await answer({ ...userError('EditConflict'), changedBy: 'Ida', changedAt: null, current })
  await clickButton('Gem mine')
  expect(sent()).toMatchObject({
    version: 'v2',
    images: [
      { id: 'a', caption: 'Gåsen' },
      { id: null, caption: 'Risengrøden' },
    ],
  })
})
