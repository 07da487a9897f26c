import { AVAILABILITY, CATEGORY, CATER, DISH, FILTER, ITEM, MENU, PAGE, SERVICE, ZONE } from './fieldRows.ts'
import type { Referred, Rows, Values } from './fieldRows.ts'
import { newCater } from './fixtures.ts'

/** An object as the graph answers it. */
export interface Answered extends Values {
  id: string
}

/** A resource: how the graph makes and changes an object of it, and where the v2 service answers it. */
export interface Resource {
  /** Its type in the graph. */
  type: string
  rows: Rows
  create: string
  /** The input of a new object with these fields. */
  newInput: (fields: Values, referred: Referred) => Values
  /** True for what each caterer has one of. */
  isOnePerCater?: true
  update: string
  /** The input that changes these fields of an object. */
  changeInput: (fields: Values, object: Answered) => Values
  /** The selection of what a change needs of its object: the version, where it has one. */
  state: string
  /** The answer that holds these fields, of the graph and the service; without it they are the object's own. */
  within?: (fields: Values) => Values
  /** The path at the v2 service of the object with this id there, or of their list. */
  path: (key: string, caterNumber: number) => string
}

const name = () => `Prøve ${crypto.randomUUID()}`

/** The v2 service's id in a global id. */
export const keyOf = (id: string): string => Buffer.from(id, 'base64').toString().split(':').at(-1) ?? ''

const changeInput: Resource['changeInput'] = (fields, { id }) => ({ id, ...fields })
const versioned = { changeInput, state: 'version' }

const newZone = { name: 'Byen', codes: ['8000'], fee: 0, extraDays: 0, isActive: true }

const newRules = {
  closedOnHolidays: false,
  exceptions: [],
  tiers: [],
  leadTimeDays: 'WORKING_DAYS',
  workingDays: [1, 2, 3, 4, 5],
  refusesShortNotice: false,
  capacities: [null, null, null, null, null, null, null],
}

export const RESOURCES = {
  menu: {
    ...versioned,
    type: 'Menu',
    rows: MENU,
    create: 'createMenu',
    newInput: (fields, { caterNumber }) => ({ caterNumber, type: 'MENU', name: name(), price: 10, ...fields }),
    update: 'updateMenu',
    path: (key, caterNumber) => `/api/v2/caters/${caterNumber}/products/menus/${key}`,
  },
  item: {
    ...versioned,
    type: 'Menu',
    rows: ITEM,
    create: 'createMenuChild',
    newInput: ({ images = [], ...child }, { caterNumber, menu }) => ({
      parentId: Buffer.from(`Menu:${caterNumber}:${menu}`).toString('base64'),
      child: { type: 'INCLUDE', name: name(), ...child },
      images,
    }),
    update: 'updateMenuChild',
    path: (key, caterNumber) => `/api/v2/caters/${caterNumber}/products/menus/${key}`,
  },
  dish: {
    // A change of a dish names it
    changeInput: (fields, dish) => ({ id: dish.id, name: dish.name, ...fields }),
    state: 'name version',
    type: 'Dish',
    rows: DISH,
    create: 'createDish',
    newInput: (fields, { caterNumber }) => ({ caterNumber, name: name(), ...fields }),
    update: 'updateDish',
    path: (key, caterNumber) => `/api/v2/caters/${caterNumber}/dishes/${key}`,
  },
  service: {
    ...versioned,
    type: 'Service',
    rows: SERVICE,
    create: 'createService',
    newInput: (fields, { caterNumber }) => ({ caterNumber, name: name(), description: 'Prøve', ...fields }),
    update: 'updateService',
    path: (key, caterNumber) => `/api/v2/caters/${caterNumber}/services/${key}`,
  },
  category: {
    ...versioned,
    type: 'Category',
    rows: CATEGORY,
    create: 'createCategory',
    newInput: (fields, { caterNumber }) => ({ caterNumber, name: name(), ...fields }),
    update: 'updateCategory',
    path: (key, caterNumber) => `/api/v2/caters/${caterNumber}/categories/${key}`,
  },
  filter: {
    type: 'Filter',
    rows: FILTER,
    create: 'createFilter',
    newInput: (fields) => ({ name: name(), type: 'OCCASION', ...fields }),
    update: 'updateFilter',
    changeInput,
    state: '',
    path: () => '/api/v2/filters',
  },
  cater: {
    type: 'Cater',
    rows: CATER,
    create: 'createCater',
    // With a report, without which none is opened
    newInput: (fields) => ({ ...newCater(name()), smileyUrl: 'https://www.findsmiley.dk/123456', ...fields }),
    update: 'updateCater',
    changeInput,
    state: 'administration { version }',
    path: (key) => `/api/v2/caters/${key}`,
  },
  page: {
    ...versioned,
    type: 'Page',
    rows: PAGE,
    create: 'createPage',
    newInput: (fields) => ({ title: name(), url: `/${crypto.randomUUID()}`, ...fields }),
    update: 'updatePage',
    path: (key) => `/api/v2/pages/${key}`,
  },
  zone: {
    type: 'DeliveryZones',
    rows: ZONE,
    create: 'setDeliveryZones',
    newInput: (fields, { caterNumber }) => ({ caterNumber, zones: [{ ...newZone, ...fields }] }),
    isOnePerCater: true,
    update: 'setDeliveryZones',
    changeInput: (fields, { id, zones }) => ({
      caterNumber: Number(keyOf(id)),
      zones: (zones as { uuid: string }[]).map(({ uuid }) => ({ uuid, ...newZone, ...fields })),
    }),
    state: 'version zones { uuid }',
    within: (fields) => ({ zones: [fields] }),
    path: (key) => `/api/v2/caters/${key}/zones`,
  },
  availability: {
    type: 'AvailabilityRules',
    rows: AVAILABILITY,
    create: 'setAvailabilityRules',
    newInput: (fields, { caterNumber }) => ({ caterNumber, ...newRules, ...fields }),
    isOnePerCater: true,
    update: 'setAvailabilityRules',
    changeInput: (fields, { id }) => ({ caterNumber: Number(keyOf(id)), ...newRules, ...fields }),
    state: 'version',
    path: (key) => `/api/v2/caters/${key}/availability-rules`,
  },
} satisfies Record<string, Resource>
