// @vitest-environment jsdom
import { act } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'
import { MockPayloadGenerator } from 'relay-test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GraphError } from '../relay/graphError.ts'
import { hardNavigate } from '../session/hardNavigate.ts'
import { Component as CategoryList } from './categories/CategoryListRoute.tsx'
import { listLoader as loadCategories, loader as loadCategory } from './categories/Category.data.ts'
import { Component as Category } from './categories/CategoryRoute.tsx'
import { loader as loadOverview } from './caters/CaterOverviewRoute.data.ts'
import { Component as Overview } from './caters/CaterOverviewRoute.tsx'
import { loader as loadMenu } from './menus/Menu.data.ts'
import { Component as Menu } from './menus/MenuRoute.tsx'
import { loader as loadService } from './services/Service.data.ts'
import { Component as Service } from './services/ServiceRoute.tsx'
import { typeInto } from '../testing/typeInto.ts'
import { clickButton, flush, pageText, renderRoute } from './testing/renderRoute.tsx'

vi.mock('./richText/RichTextField.tsx', () => ({ RichTextField: () => null }))
vi.mock('../session/hardNavigate.ts', () => ({ hardNavigate: vi.fn<(address: string) => void>() }))
beforeEach(() => {
  vi.mocked(hardNavigate).mockClear()
  sessionStorage.clear()
})
afterEach(() => localStorage.clear())

const menu = (name: string, more: object = {}) => ({
  __typename: 'Menu',
  id: name,
  uuid: name.toLowerCase(),
  name,
  type: 'MENU',
  price: 100,
  discountFromPrice: null,
  description: null,
  writtenDescription: null,
  images: [],
  minAmount: null,
  maxAmount: null,
  offeredFrom: null,
  offeredTo: null,
  leadDays: null,
  leadCutoff: null,
  countsTowardsCapacity: true,
  course: 'MEAL',
  isDraft: false,
  ageLimit: null,
  isSatisfiable: true,
  isDeclared: null,
  allFoodsListed: false,
  foodsVersion: 1,
  foodsListedAt: null,
  foodsListedBy: null,
  version: 'v1',
  priceHistory: null,
  children: [],
  ...more,
})
const category = (name: string, more: object = {}) => ({
  __typename: 'Category',
  id: name,
  uuid: name.toLowerCase(),
  name,
  menuCount: 2,
  writtenDescription: null,
  images: [],
  version: 'v1',
  ...more,
})
const MENUS = ['Platte', 'Sandwich', 'Salat'].map((name) => menu(name))
const CATEGORIES = ['Frokost', 'Fest'].map((name) => category(name))
const DISH = { id: 'Makrel', name: 'Makrel' }
const ITEMS = ['Sild', 'Laks'].map((name) => menu(name, { type: 'INCLUDE' }))
const CATER = {
  number: 55,
  name: 'Smagen',
  isActive: true,
  categories: CATEGORIES,
  menus: MENUS,
  dishes: [DISH],
  category: category('Frokost', { menus: MENUS.slice(0, 2) }),
  menu: menu('Platte', {
    children: [
      menu('Vælg fisk', { type: 'GROUP', minAmount: 1, children: ITEMS }),
      menu('Ost', { type: 'EXTRA', price: 20 }),
    ],
    dishes: [DISH],
    categories: CATEGORIES.slice(0, 1),
  }),
  service: {
    __typename: 'Service',
    id: 'Tjener',
    name: 'Tjener',
    writtenDescription: null,
    price: 950,
    isRequired: false,
    appliesTo: 'DELIVERY_AND_PICKUP',
    version: 'v1',
  },
}

const ROUTES: RouteObject[] = [
  { path: '/admin/caters/:caterId', loader: loadOverview, Component: Overview },
  { path: '/admin/caters/:caterId/kategorier', loader: loadCategories, Component: CategoryList },
  { path: '/admin/caters/:caterId/kategori/:categoryId', loader: loadCategory, Component: Category },
  { path: '/admin/caters/:caterId/menus/:menuId', loader: loadMenu, Component: Menu },
  { path: '/admin/caters/:caterId/service/:serviceId', loader: loadService, Component: Service },
]
const LIST = '/admin/caters/55/kategorier'
const CATEGORY = '/admin/caters/55/kategori/frokost'
const MENU = '/admin/caters/55/menus/platte'
const OVERVIEW = '/admin/caters/55'
const SERVICE = '/admin/caters/55/service/tjener'

async function open(address: string, cater: object = CATER) {
  const answer = (operation: Parameters<typeof MockPayloadGenerator.generate>[0]) =>
    MockPayloadGenerator.generate(operation, { User: () => ({ id: 'admin', role: 'ADMIN' }), Cater: () => cater })
  const [matched] = matchRoutes(ROUTES, address) ?? []
  const children = [...(matched ? [matched.route] : []), { path: '*', Component: () => null }]
  // each answer is used up
  const { environment, router } = await renderRoute({ children }, address, [
    (operation) => answer(operation),
    (operation) => answer(operation),
  ])
  const { mock } = environment
  return {
    router,
    sent: () => mock.getMostRecentOperation().request.variables,
    isPending: () => mock.getAllOperations().length > 0,
    answerQuery: () => actAndFlush(() => mock.resolveMostRecentOperation(answer)),
    answer: (data: object) => actAndFlush(() => mock.resolveMostRecentOperation({ data })),
    fail: (error: Error) => actAndFlush(() => mock.rejectMostRecentOperation(error)),
  }
}

async function actAndFlush(change: () => void) {
  await act(async () => change())
  await flush()
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent
const within = (selector: string, text: string) => {
  const found = [...document.querySelectorAll(selector)].find(({ textContent }) => textContent?.includes(text))
  if (!found) throw new Error(`No ${selector} with '${text}'`)
  return found
}
const press = (name: string, place: Element = document.body) =>
  actAndFlush(() => {
    const found = [...place.querySelectorAll<HTMLElement>('button, [role=switch]')].find(
      (control) => nameOf(control) === name,
    )
    if (!found) throw new Error(`No button '${name}'`)
    found.click()
  })
const box = (label: string) => within('[role=dialog] label', label).querySelector<HTMLInputElement>('input')!
const tick = (label: string) => actAndFlush(() => box(label).click())
const linesOf = (list: string) =>
  [...document.querySelectorAll(`ol[aria-label="${list}"] > li`)].map(
    ({ textContent }) => /Frokost|Fest|Platte|Sandwich|Sild|Laks/.exec(textContent ?? '')?.[0],
  )

/** An action that is saved at once, without a form. */
interface Act {
  name: string
  address: string
  act: (page: Awaited<ReturnType<typeof open>>) => Promise<void>
  sent: object
  notSaved: string
  /** The values that it would have changed, as the page shows them when it was not saved. */
  shown: () => unknown
  before: unknown
}

const ORDER_UNCHANGED = 'Rækkefølgen blev ikke gemt.'
const isActive = () => document.querySelector('[role=switch]')?.getAttribute('aria-checked')

const ACTS: Act[] = [
  {
    name: 'ADM-7 a category that is moved',
    address: LIST,
    act: () => press('Flyt op', within('li', 'Fest')),
    sent: { input: { first: 'Fest', second: 'Frokost' } },
    notSaved: ORDER_UNCHANGED,
    shown: () => linesOf('Kategorier'),
    before: ['Frokost', 'Fest'],
  },
  {
    name: 'KAT-4 a menu that is moved within its category',
    address: CATEGORY,
    act: () => press('Flyt op', within('ol li', 'Sandwich')),
    sent: { input: { categoryId: 'Frokost', menuIds: ['Sandwich', 'Platte'] } },
    notSaved: ORDER_UNCHANGED,
    shown: () => linesOf('Menuer'),
    before: ['Platte', 'Sandwich'],
  },
  {
    name: 'KAT-4 a menu that is removed from its category',
    address: CATEGORY,
    act: () => press('Fjern fra kategori', within('ol li', 'Sandwich')),
    sent: { input: { id: 'Frokost', menuId: 'Sandwich' } },
    notSaved: 'Menuen står stadig i kategorien.',
    shown: () => linesOf('Menuer'),
    before: ['Platte', 'Sandwich'],
  },
  {
    name: 'MEN-8 a child that is moved within its menu',
    address: MENU,
    act: () => press('Flyt op', within('tr', 'Ost')),
    sent: { input: { menuId: 'Platte', id: 'Ost', parentId: 'Platte', beforeId: 'Vælg fisk', type: 'EXTRA' } },
    notSaved: ORDER_UNCHANGED,
    shown: () => document.querySelector('tbody')?.textContent?.includes('Vælg fisk'),
    before: true,
  },
  {
    name: 'MEN-8 an item that is moved within its group',
    address: MENU,
    act: async () => {
      await press('Rediger', within('tr', 'Vælg fisk'))
      await press('Flyt op', within('[role=dialog] li', 'Laks'))
    },
    sent: { input: { menuIds: ['Laks', 'Sild'] } },
    notSaved: ORDER_UNCHANGED,
    shown: () => linesOf('Valg'),
    before: ['Sild', 'Laks'],
  },
  {
    name: 'MEN-7 a dish that is removed from a menu',
    address: MENU,
    act: () => press('Fjern Makrel'),
    sent: { input: { id: 'Platte', dishIds: [] } },
    notSaved: 'Retterne blev ikke gemt. De står, som de stod før.',
    shown: () => Boolean(document.querySelector('[aria-label="Fjern Makrel"]')),
    before: true,
  },
  {
    name: 'MEN-9 a menu that is copied',
    address: MENU,
    act: () => press('Kopier'),
    sent: { input: { id: 'Platte' } },
    notSaved: 'Menuen blev ikke kopieret.',
    shown: () => document.querySelector('h1')?.textContent,
    before: 'Platte',
  },
  {
    name: 'ADM-6 FIR-6 a caterer that is closed on its page',
    address: OVERVIEW,
    act: () => press('Aktiv: Smagen'),
    sent: { input: { isActive: false } },
    notSaved: 'Skiftet for Smagen blev ikke gemt.',
    shown: isActive,
    before: 'true',
  },
  {
    name: 'KAT-4 menus that are ticked to be added to a category',
    address: CATEGORY,
    act: async ({ answerQuery }) => {
      await press('Tilføj eksisterende')
      await answerQuery()
      await tick('Salat')
      await press('Tilføj menuer')
    },
    sent: { input: { id: 'Frokost', menuIds: ['Salat'] } },
    notSaved: 'Menuerne er ikke tilføjet. Dit valg er bevaret.',
    shown: () => [linesOf('Menuer'), box('Salat').checked],
    before: [['Platte', 'Sandwich'], true],
  },
  {
    name: 'MEN-7 categories that are ticked for a menu',
    address: MENU,
    act: async () => {
      await press('Skift kategorier')
      await tick('Frokost')
      await tick('Fest')
      await press('Gem', within('[role=dialog]', 'Skift kategorier'))
    },
    sent: { input: { id: 'Platte', categoryIds: ['Fest'] } },
    notSaved: 'Kategorierne er ikke gemt. Dit valg er bevaret.',
    shown: () => [box('Frokost').checked, box('Fest').checked],
    before: [false, true],
  },
]

test.each(ACTS.map((action) => [action.name, action] as const))(
  'ERR-2 LOG-5 %s after the session ended says so, changes nothing, and leads to the login and back',
  async (_name, { address, act: perform, sent, notSaved, shown, before }) => {
    const page = await open(address)
    await perform(page)
    expect(page.sent()).toMatchObject(sent)
    await page.fail(new GraphError('Log in first.', 'UNAUTHENTICATED'))
    expect(pageText()).toContain('Du er ikke længere logget ind.')
    expect(pageText()).toContain(notSaved)
    expect(pageText()).not.toContain('Noget gik galt')
    expect(shown()).toEqual(before)
    await clickButton('Log ind igen')
    expect(hardNavigate).toHaveBeenCalledExactlyOnceWith(`/login?from=${encodeURIComponent(address)}`)
  },
)

describe('ERR-2 LOG-5 what was ticked before the session ended is ticked after the next login, once', () => {
  const END = new GraphError('Log in first.', 'UNAUTHENTICATED')

  test('KAT-4 menus for a category', async () => {
    const before = await open(CATEGORY)
    await press('Tilføj eksisterende')
    await before.answerQuery()
    await tick('Salat')
    await press('Tilføj menuer')
    await before.fail(END)

    await press('Annuller')
    document.body.replaceChildren()
    const page = await open(CATEGORY)
    await press('Tilføj eksisterende')
    await page.answerQuery()
    expect(box('Salat').checked).toBe(true)
    await press('Annuller')
    await press('Tilføj eksisterende')
    await page.answerQuery()
    expect(box('Salat').checked).toBe(false)
  })

  test('MEN-7 categories of a menu', async () => {
    const before = await open(MENU)
    await press('Skift kategorier')
    await tick('Frokost')
    await tick('Fest')
    await press('Gem', within('[role=dialog]', 'Skift kategorier'))
    await before.fail(END)

    await press('Annuller')
    document.body.replaceChildren()
    await open(MENU)
    await press('Skift kategorier')
    expect([box('Frokost').checked, box('Fest').checked]).toEqual([false, true])
  })
})

describe('ERR-1 a deletion that fails stays on its page, and leads on only once it succeeds', () => {
  test.each([
    ['MEN-6 a menu', MENU, 'deleteMenu', '/admin/caters/55/menuer'],
    ['KAT-5 a category', CATEGORY, 'deleteCategory', '/admin/caters/55'],
    ['SER-3 a service', SERVICE, 'deleteService', '/admin/caters/55'],
  ])('%s', async (_what, address, field, then) => {
    const page = await open(address)
    await press('Slet')
    await press('Ja, slet')
    await page.fail(new Error('no network'))
    expect(document.querySelector('[role=dialog]')?.textContent).toContain('Noget gik galt.')
    expect(page.router.state.location.pathname).toBe(address)
    await press('Ja, slet')
    await page.answer({ [field]: { __typename: 'Deleted', deletedId: 'gone' } })
    expect(page.router.state.location.pathname).toBe(then)
  })
})

describe('ERR-1 MEN-5 the dialog of an item', () => {
  const nameField = () => document.querySelector<HTMLInputElement>('[role=dialog] [name=name]')

  test('keeps what was typed when it could not be created', async () => {
    const page = await open(MENU)
    await press('Tilvalg')
    await typeInto(nameField(), 'Brie')
    await press('Gem', within('[role=dialog]', 'Tilføj tilvalg'))
    expect(page.sent()).toMatchObject({ input: { parentId: 'Platte', child: { name: 'Brie' } } })
    await page.fail(new Error('no network'))
    expect(document.querySelector('[role=dialog] [role=alert]')?.textContent).toContain('blev ikke gemt.')
    expect(nameField()?.value).toBe('Brie')
  })

  test('is still open after it could not be deleted', async () => {
    const page = await open(MENU)
    await press('Rediger', within('tr', 'Ost'))
    await press('Slet', within('[role=dialog]', 'Rediger tilvalg'))
    await press('Ja, slet')
    await page.fail(new Error('no network'))
    expect(pageText()).toContain('Noget gik galt.')
    await press('Annuller', within('[role=dialog]', 'Vil du slette Ost?'))
    expect(nameField()?.value).toBe('Ost')
  })
})

test('LAW-1 a caterer that says neither where its inspection report is nor that there is none is not opened', async () => {
  const page = await open(OVERVIEW, { ...CATER, isActive: false, smileyUrl: null, hasNoInspectionYet: false })
  await press('Aktiv: Smagen')
  expect(pageText()).toContain('Angiv smiley eller sæt kryds ved, at der endnu ikke er en kontrolrapport')
  expect(isActive()).toBe('false')
  expect(page.isPending()).toBe(false)
})
