// @vitest-environment jsdom
import { act } from 'react'
import type { RouteObject } from 'react-router'
import { MockPayloadGenerator } from 'relay-test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GraphError } from '../../relay/graphError.ts'
import { hardNavigate } from '../../session/hardNavigate.ts'
import * as category from '../categories/CategoryRoute.tsx'
import * as categoryData from '../categories/Category.data.ts'
import * as overview from '../caters/CaterOverviewRoute.tsx'
import * as overviewData from '../caters/CaterOverviewRoute.data.ts'
import * as cater from '../caters/EditCaterRoute.tsx'
import * as caterData from '../caters/EditCaterRoute.data.ts'
import * as page from '../cms/PageRoute.tsx'
import * as pageData from '../cms/Page.data.ts'
import * as dish from '../dishes/DishRoute.tsx'
import * as dishData from '../dishes/Dish.data.ts'
import * as filters from '../filters/FilterListRoute.tsx'
import * as filtersData from '../filters/FilterListRoute.data.ts'
import * as menu from '../menus/MenuRoute.tsx'
import * as menuData from '../menus/Menu.data.ts'
import * as service from '../services/ServiceRoute.tsx'
import * as serviceData from '../services/Service.data.ts'
import { clickButton, flush, pageText, renderRoute, userError } from '../testing/renderRoute.tsx'
import { typeInto } from '../../testing/typeInto.ts'

vi.mock('../../session/hardNavigate.ts', () => ({ hardNavigate: vi.fn<(address: string) => void>() }))
// jsdom lacks what the editor needs
vi.mock('../richText/RichTextEditor.tsx', () => ({
  RichTextEditor: (props: { label: string; value: string; errorId?: string; onChange: (html: string) => void }) => (
    <textarea
      name={{ 'Besked til kunder': 'noticeText' }[props.label] ?? 'description'}
      aria-describedby={props.errorId}
      value={props.value}
      onChange={({ target }) => props.onChange(target.value)}
    />
  ),
}))
beforeEach(() => {
  vi.mocked(hardNavigate).mockClear()
  localStorage.clear()
})
afterEach(() => localStorage.clear())

const CATER_PATH = '/admin/caters/:caterId'
const LABELLED_GROUP: Record<string, string> = {
  'blocks.0.image': 'Billede',
}

/** A form of the office, the text that is typed into it, and all that its save can be refused for. */
interface OfficeForm {
  name: string
  route: RouteObject
  address: string
  /** Opens the form if the address alone does not show it. */
  open?: () => Promise<void>
  within?: () => ParentNode | null
  typed: Record<string, string>
  save: string
  /** The input's fields, by their paths. */
  refused: string[]
}

const inDialog = () => document.querySelector('[role=dialog]')
const formWith = (label: string) => () =>
  [...document.querySelectorAll('form')].find((form) => form.querySelector('label')?.textContent === label) ?? null

const MENU_FIELDS = ['type', 'name', 'description', 'minAmount', 'maxAmount', 'price', 'discountFromPrice']
const SERVICE_FIELDS = ['name', 'description', 'price', 'isRequired', 'appliesTo']

const FORMS: OfficeForm[] = [
  {
    name: 'a caterer',
    route: { path: '/admin/caters/opdater/:caterId', loader: caterData.loader, Component: cater.Component },
    address: '/admin/caters/opdater/55',
    typed: { contactPerson: 'Fejl' },
    save: 'Opdater',
    refused: [
      'name',
      'legalName',
      'cvrNumber',
      'address',
      'zipCode',
      'email',
      'phoneNumber',
      'contactPerson',
      'offersDelivery',
      'description',
      // on the other tabs
      'minCovers',
      'noticeDays',
      'commission',
      'regNumber',
      'accountNumber',
      'noticeText',
      'tags',
      'accentColor',
      'affiliateLink',
      'ratingsLink',
      'googlePlaceId',
      'ratingAverage',
      'ratingCount',
    ],
  },
  {
    name: 'a new category',
    route: { path: `${CATER_PATH}/kategori/opret`, loader: categoryData.loader, Component: category.Component },
    address: '/admin/caters/55/kategori/opret',
    typed: { name: 'Fejl' },
    save: 'Gem og se',
    refused: ['name', 'description'],
  },
  {
    name: 'a category',
    route: { path: `${CATER_PATH}/kategori/:categoryId`, loader: categoryData.loader, Component: category.Component },
    address: '/admin/caters/55/kategori/1',
    typed: { name: 'Fejl' },
    save: 'Opdater',
    refused: ['name', 'description'],
  },
  {
    name: 'a new menu',
    route: { path: `${CATER_PATH}/menus/create`, loader: menuData.loader, Component: menu.Component },
    address: '/admin/caters/55/menus/create',
    typed: { name: 'Fejl', price: '129' },
    save: 'Opret',
    refused: [...MENU_FIELDS, 'categoryIds.0'],
  },
  {
    name: 'a menu',
    route: { path: `${CATER_PATH}/menus/:menuId`, loader: menuData.loader, Component: menu.Component },
    address: '/admin/caters/55/menus/1',
    typed: { name: 'Fejl' },
    save: 'Opdater',
    refused: MENU_FIELDS,
  },
  {
    name: 'a new child of a menu',
    route: { path: `${CATER_PATH}/menus/:menuId`, loader: menuData.loader, Component: menu.Component },
    address: '/admin/caters/55/menus/1',
    open: () => clickButton('Tilvalg'),
    within: inDialog,
    typed: { name: 'Fejl' },
    save: 'Gem',
    refused: ['type', 'name', 'description', 'price', 'minAmount', 'maxAmount'],
  },
  {
    name: 'a dish',
    route: { path: `${CATER_PATH}/anretning/:dishId`, loader: dishData.loader, Component: dish.Component },
    address: '/admin/caters/55/anretning/1',
    typed: { name: 'Fejl' },
    save: 'Opdater',
    refused: ['name'],
  },
  {
    name: 'a new service',
    route: { path: `${CATER_PATH}/service/opret`, loader: serviceData.loader, Component: service.Component },
    address: '/admin/caters/55/service/opret',
    typed: { name: 'Fejl', description: 'Til døren.' },
    save: 'Gem og se',
    refused: SERVICE_FIELDS,
  },
  {
    name: 'a service',
    route: { path: `${CATER_PATH}/service/:serviceId`, loader: serviceData.loader, Component: service.Component },
    address: '/admin/caters/55/service/1',
    typed: { name: 'Fejl' },
    save: 'Opdater',
    refused: SERVICE_FIELDS,
  },
  {
    name: 'a new page',
    route: { path: '/admin/sider/opret', loader: pageData.loader, Component: page.Component },
    address: '/admin/sider/opret',
    typed: { title: 'Fejl', url: '/fejl' },
    save: 'Opret',
    refused: ['url', 'title', 'caterNumber'],
  },
  {
    name: 'a page',
    route: { path: '/admin/sider/:pageNumber', loader: pageData.loader, Component: page.Component },
    address: '/admin/sider/9',
    typed: { title: 'Fejl' },
    save: 'Opdater',
    refused: ['url', 'title', 'caterNumber', 'blocks.0.title', 'blocks.0.image', 'blocks.0.caterNumbers.0'],
  },
  {
    name: 'a new filter',
    route: { path: '/admin/filtre', loader: filtersData.loader, Component: filters.Component },
    address: '/admin/filtre',
    within: formWith('Ny anledning'),
    typed: { name: 'Fejl' },
    save: 'Tilføj',
    refused: ['name'],
  },
  {
    name: 'a filter',
    route: { path: '/admin/filtre', loader: filtersData.loader, Component: filters.Component },
    address: '/admin/filtre',
    open: () => act(async () => document.querySelector<HTMLElement>('[aria-label="Omdøb Bryllup"]')?.click()),
    within: formWith('Nyt navn til Bryllup'),
    typed: { name: 'Fejl' },
    save: 'Gem',
    refused: ['name'],
  },
  {
    name: 'an invitation',
    route: { path: CATER_PATH, loader: overviewData.loader, Component: overview.Component },
    address: '/admin/caters/55',
    open: () => clickButton('Inviter bruger'),
    within: inDialog,
    typed: { firstName: 'Fejl', lastName: 'Prøve', email: 'fejl@example.dk' },
    save: 'Send invitation',
    refused: ['email', 'firstName', 'lastName'],
  },
]

const VERSIONED = { name: 'Sild', version: 'v1', writtenDescription: '<p>Godt</p>', images: [] }
const DATA = {
  User: () => ({ id: 'user-1', role: 'ADMIN', staffRole: 'STAFF', email: 'admin@demo.dk', cater: null }),
  Cater: () => ({
    id: 'cater-55',
    number: 55,
    name: 'Smagen',
    legalName: 'Smagen ApS',
    cvrNumber: '36812099',
    address: 'Vej 1',
    zipCode: '8000',
    city: 'Aarhus C',
    email: 'smagen@demo.dk',
    phoneNumber: '86000001',
    logo: null,
    banner: null,
    writtenDescription: null,
    writtenNoticeText: null,
    tags: [],
    smileyUrl: null,
    hasNoInspectionYet: true,
    offerDays: 10,
    accentColor: null,
    pricePeriods: [],
    filters: [],
    offersDelivery: true,
    isAffiliate: false,
    affiliateLink: null,
    ratingsLink: null,
    categories: [],
    users: [],
    minCovers: 10,
    noticeDays: 2,
  }),
  CaterAdministration: () => ({
    version: 'v1',
    commission: 5,
    contactPerson: 'Ida',
    regNumber: null,
    accountNumber: null,
    googlePlaceId: null,
    ratingAverage: null,
    ratingCount: null,
  }),
  Category: () => ({ ...VERSIONED, menus: [] }),
  Menu: () => ({
    allFoodsListed: null,
    foodsVersion: null,
    foodsListedAt: null,
    ...VERSIONED,
    type: 'MENU',
    price: 100,
    discountFromPrice: null,
    minAmount: null,
    maxAmount: null,
    offeredFrom: null,
    offeredTo: null,
    leadDays: null,
    leadCutoff: null,
    ageLimit: null,
    children: [],
    countsTowardsCapacity: true,
    course: 'MEAL',
    isDraft: false,
  }),
  Dish: () => ({ ...VERSIONED, isDeclared: false }),
  Service: () => ({ ...VERSIONED, price: 150, isRequired: false, appliesTo: 'DELIVERY_AND_PICKUP' }),
  Page: () => ({
    id: 'page-9',
    number: 9,
    key: 9,
    version: 'v1',
    url: '/side',
    title: 'Side',
    cater: null,
    blocks: [{ __typename: 'CaterBlock', id: 'block-1', title: '', text: null, image: null, caters: [] }],
  }),
  Filter: () => ({ id: 'filter-1', name: 'Bryllup' }),
  PriceHistory: () => ({ prices: [] }),
}

/** Renders a form, and returns what the test does to it. */
async function openForm({ route, address, open, within, typed, save }: OfficeForm) {
  const { environment, router } = await renderRoute({ children: [route, { path: '*', element: null }] }, address)
  const { mock } = environment
  const answerAll = async () => {
    for (;;) {
      const [operation] = mock.getAllOperations()
      if (!operation) return
      await act(async () => mock.resolve(operation, MockPayloadGenerator.generate(operation, DATA)))
      await flush()
    }
  }
  const scope = () => within?.() ?? document
  const find = (path: string) => {
    const group = LABELLED_GROUP[path]
    if (group)
      return [...scope().querySelectorAll('legend')].findLast((legend) => legend.textContent?.startsWith(group))
    const place = COMBOBOXES[path]
    if (place !== undefined) return [...scope().querySelectorAll('[role=combobox]')].at(place)
    return scope().querySelector(`[name="${path}"]`)
  }
  const show = async () => {
    await answerAll()
    await open?.()
    await flush()
  }
  await show()
  const [field = ''] = Object.keys(typed)
  return {
    mock,
    router,
    answerAll,
    show,
    find,
    shown: () => (find(field) as HTMLInputElement | null)?.value,
    fill: async () => {
      for (const [name, text] of Object.entries(typed)) await typeInto(find(name), text)
    },
    pressSave: async () => {
      const button = [...scope().querySelectorAll('button')].find(({ textContent }) => textContent === save)
      await act(async () => button?.click())
      await flush()
      expect(mock.getAllOperations()).toHaveLength(1)
      return mock.getMostRecentOperation().request
    },
  }
}

/** The texts that a control, or the group that it is in, is described by. */
/** The comboboxes among the fields, by their places in the form: they have no name of their own. */
const COMBOBOXES: Record<string, number> = { 'categoryIds.0': 0, caterNumber: 0, 'blocks.0.caterNumbers.0': -1 }

function descriptionOf(control: Element | null | undefined): string {
  const described = control?.closest('[aria-describedby]')
  const ids = described?.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

const rootFields = ({ input }: { input?: { child?: object } }) => Object.keys({ ...input, ...input?.child })

test.each(FORMS)('ERR-2 LOG-5 $name: a save that fails, is refused or comes too late loses no input', async (form) => {
  const { mock, router, answerAll, show, find, shown, fill, pressSave } = await openForm(form)
  await fill()
  const text = shown()

  await pressSave()
  await act(async () => mock.rejectMostRecentOperation(new GraphError('silence', 'UPSTREAM_UNAVAILABLE')))
  await flush()
  expect(pageText()).toContain('Ændringerne blev ikke gemt.')
  expect(shown()).toBe(text)

  const { node, variables } = await pressSave()
  expect(rootFields(variables)).toEqual(expect.arrayContaining(form.refused.map((path) => path.split('.')[0])))
  const issues = form.refused.map((path) => ({ path, message: `Om ${path}.` }))
  const mutation = node.operation.selections[0] as unknown as { name: string }
  const refused = { [mutation.name]: { ...userError('ValidationFailed'), issues } }
  await act(async () => mock.resolveMostRecentOperation({ data: refused }))
  await flush()
  const described = issues.map(({ path }) => [path, descriptionOf(find(path))])
  expect(described).toEqual(issues.map(({ path, message }) => [path, expect.stringContaining(message)]))
  expect(document.activeElement).toBe(find(form.refused[0] ?? ''))
  expect(shown()).toBe(text)
  expect(pageText()).not.toContain('Ændringerne blev ikke gemt.')

  await pressSave()
  await act(async () => mock.rejectMostRecentOperation(new GraphError('Log in first.', 'UNAUTHENTICATED')))
  await flush()
  expect(pageText()).toContain('Du er ikke længere logget ind.')
  expect(shown()).toBe(text)
  await clickButton('Log ind igen')
  expect(hardNavigate).toHaveBeenCalledExactlyOnceWith(`/login?from=${encodeURIComponent(form.address)}`)

  // what the page leaves behind for whom comes back from the login
  await act(async () => window.dispatchEvent(new Event('pagehide')))
  const left = Object.entries({ ...localStorage })
  expect(left).toHaveLength(1)
  await act(async () => void router.navigate('/andet'))
  if (router.state.location.pathname !== '/andet') await clickButton('Forlad siden')
  for (const [key, draft] of left) localStorage.setItem(key, draft)
  await act(async () => void router.navigate(form.address))
  await flush()
  await show()
  expect(shown()).not.toBe(text)
  await clickButton('Fortsæt')
  expect(shown()).toBe(text)
  const { variables: saved } = await pressSave()
  expect(JSON.stringify(saved)).toContain(text)
  await answerAll()
  expect({ ...localStorage }).toEqual({})
  expect(pageText()).not.toContain('Du har en kladde')
})
