import type { AvailabilitySettingsBody } from '../../contract/availability.ts'
import type { CaterChange } from '../../contract/caters.ts'
import type { CategoryForm } from '../../contract/categories.ts'
import type { DishChange } from '../../contract/dishes.ts'
import type { FilterChange } from '../../contract/filters.ts'
import type { MenuChange, MenuChildChange } from '../../contract/menus.ts'
import type { PageChange } from '../../contract/pages.ts'
import type { ServiceChange } from '../../contract/services.ts'
import type { DeliveryZonesBody } from '../../contract/zones.ts'
import { dayFromToday } from './selections.ts'

/** Fields by their names, one below the other as in an answer. */
export interface Values {
  [name: string]: unknown
}

/** A field with a value that is neither the default of a new object nor that of the object which is changed. */
export interface Field {
  /** The graph's input that sets it; null in place of a file. */
  input: Values
  /** What the graph answers; its names are selected. */
  shown: Values
  /** What the v2 service answers. */
  wire: Values
  /** Fields that a change of it needs beside it. */
  withChange?: Values
  /** The paths of files in the input. */
  files?: readonly string[]
  /** False where a change of it alone is no conflict. */
  isVersioned?: false
  /** False for what a new object is not given. */
  isInNew?: false
}

/** What objects and their fields refer to. */
export interface Referred {
  /** A caterer, and the v2 service's ids of a dish and of a menu of it. */
  caterNumber: number
  dish: string
  menu: string
  /** The numbers of two filters. */
  foodType: number
  occasion: number
}

/** The field of this name on the wire. Called for each object, so that what is unique may be made anew. */
type FieldRow = (name: string, referred: Referred) => Field

/** Rows by the names of their fields on the wire. */
export type Rows = Readonly<Record<string, FieldRow>>

/** The rows of all fields of a body of the wire but `Elsewhere`. */
type EveryRow<Body, Elsewhere extends string = never> = Record<
  Exclude<keyof { [Name in keyof Body as string extends Name ? never : Name]: Body[Name] }, Elsewhere>,
  FieldRow
>

/** The row of a field that has the same name and value everywhere. */
const same =
  (value: unknown): FieldRow =>
  (name) => ({ input: { [name]: value }, shown: { [name]: value }, wire: { [name]: value } })

/** The row of a field that the graph names otherwise. */
const named =
  (inGraph: string, value: unknown): FieldRow =>
  (name) => ({ input: { [inGraph]: value }, shown: { [inGraph]: value }, wire: { [name]: value } })

/** The row of a field of rich text, which the graph also answers as it was written. */
const html =
  (value: string, written: string): FieldRow =>
  (name) => ({ input: { [name]: value }, shown: { [name]: value, [written]: value }, wire: { [name]: value } })

/** The row of a caterer's field that the graph keeps in its administration. */
const administrative =
  (inGraph: string, value: unknown): FieldRow =>
  (name) => ({ input: { [inGraph]: value }, shown: { administration: { [inGraph]: value } }, wire: { [name]: value } })

/** The row of an enum: its name in the graph, its value on the wire. */
const oneOf =
  (inGraph: string, onWire: string): FieldRow =>
  (name) => ({ input: { [name]: inGraph }, shown: { [name]: inGraph }, wire: { [name]: onWire } })

/** The row of a list of one new picture with a caption. */
const picture =
  (caption: string): FieldRow =>
  () => ({
    input: { images: [{ file: null, caption }] },
    shown: { images: [{ caption, ...PICTURE }] },
    wire: { images: [{ text: caption, ...PICTURE }] },
    files: ['images.0.file'],
  })

/** The size of the picture that is sent. */
export const PICTURE = { width: 60, height: 40 }

const described = {
  name: same('Med rugbrød'),
  description: html('<p>Hjemmebagt</p>', 'writtenDescription'),
  price: same(129.5),
  discountFromPrice: same(149.75),
  ageLimit: same(18),
  minAmount: same(3),
  maxAmount: same(40),
  images: picture('Fadet'),
}

export const MENU: EveryRow<MenuChange, 'order' | 'foodsVersion'> = {
  ...described,
  type: oneOf('FREESELECT', 'freeselect'),
  leadTime: () => ({
    input: { leadTime: { days: 4, cutoff: '11:30' } },
    shown: { leadDays: 4, leadCutoff: '11:30' },
    wire: { leadTime: { days: 4, cutoff: '11:30' } },
  }),
  countsTowardsCapacity: same(false),
  allFoodsListed: (name, referred) => ({
    ...same(true)(name, referred),
    withChange: { foodsVersion: 1 },
    isVersioned: false,
  }),
  course: same('DESSERT'),
  soldOutTo: (name, referred) => ({ ...same(dayFromToday(3))(name, referred), isVersioned: false }),
  offeredFrom: same(dayFromToday(5)),
  offeredTo: same(dayFromToday(90)),
  draft: named('isDraft', true),
}

/** Of a menu's items and groups. Whether a declaration fits is said with a change, and is no field of theirs. */
export const ITEM: EveryRow<MenuChildChange, 'order' | 'declarationFits'> = {
  ...described,
  type: oneOf('INCLUDE_WITH_AMOUNT', 'includeWithAmount'),
  dishId: (_name, { dish }) => ({
    input: { dishUuid: dish },
    shown: { dishUuid: dish },
    wire: { dishId: dish },
    isInNew: false,
  }),
}

export const DISH: EveryRow<DishChange, 'id' | 'caterId' | 'declarationFits'> = { name: same('Frikadeller') }

export const SERVICE: EveryRow<ServiceChange, 'id' | 'caterId'> = {
  name: same('Opdækning'),
  description: html('<p>Med duge</p>', 'writtenDescription'),
  required: named('isRequired', true),
  price: same(250.25),
  appliesTo: (name) => ({ input: { [name]: 'PICKUP' }, shown: { [name]: 'PICKUP' }, wire: { [name]: 'pickup' } }),
}

/** The pictures of a category are added, captioned and removed by fields of their own. */
export const CATEGORY: EveryRow<CategoryForm & { images: unknown }, 'order' | 'editedImages' | 'deletedImages'> = {
  name: same('Fade'),
  description: html('<p>Til bordet</p>', 'writtenDescription'),
  images: picture('Bordet'),
}

export const FILTER: EveryRow<FilterChange, 'id'> = {
  name: (name, referred) => same(`Mørkekød ${crypto.randomUUID()}`)(name, referred),
  type: oneOf('DIET', 'diet'),
}

export const CATER: EveryRow<CaterChange & { logo: unknown; banner: unknown }, 'id'> = {
  name: same('Køkkenet'),
  legalName: same('Køkkenet ApS'),
  address: same('Strandvejen 2'),
  zipCode: same('8250'),
  city: same('Skæring'),
  phoneNumber: same('86 22 33 44'),
  email: same('koekken@example.dk'),
  cvrNumber: same('12345678'),
  description: html('<p>Siden 1987</p>', 'writtenDescription'),
  active: named('isActive', false),
  regNumber: administrative('regNumber', '1234'),
  accountNumber: administrative('accountNumber', '0012345678'),
  minEnvelopes: named('minCovers', 12),
  delivery: named('offersDelivery', true),
  orderBefore: named('noticeDays', 6),
  contactPerson: administrative('contactPerson', 'Mette Madsen'),
  noticeText: html('<p>Ring i god tid</p>', 'writtenNoticeText'),
  tags: same(['Økologisk', 'Lokalt']),
  pricePeriods: () => {
    const offer = { percentage: -12.5, weekdays: [], from: dayFromToday(2), to: dayFromToday(9), name: 'Efterår' }
    const weekend = { percentage: 10, weekdays: [6, 7], from: null, to: null, name: null }
    const inGraph = [
      { type: 'FIXED_DAY', ...weekend },
      { type: 'OFFER', ...offer },
    ]
    return {
      input: { pricePeriods: inGraph },
      shown: { pricePeriods: inGraph },
      wire: {
        pricePeriods: [
          { type: 1, ...weekend },
          { type: 3, ...offer },
        ],
      },
    }
  },
  smileyUrl: same('https://www.findsmiley.dk/654321'),
  noInspectionYet: (name) => ({
    input: { noInspectionYet: true },
    shown: { hasNoInspectionYet: true },
    wire: { [name]: true },
  }),
  offerDays: same(21),
  accentColor: same('#123456'),
  logo: () => ({
    input: { logo: null },
    shown: { logo: PICTURE },
    wire: { logoImage: PICTURE },
    files: ['logo'],
  }),
  logoImageAlt: (name) => ({
    input: { logo: null, logoAlt: 'En gryde' },
    shown: { logo: { alt: 'En gryde' } },
    wire: { [name]: 'En gryde' },
    files: ['logo'],
  }),
  banner: () => ({
    input: { banner: null },
    shown: { banner: PICTURE },
    wire: { bannerImage: PICTURE },
    files: ['banner'],
  }),
  commission: administrative('commission', 12.5),
  filters: (name, { foodType, occasion }) => ({
    input: { filterIds: [String(foodType), String(occasion)] },
    shown: { filters: [{ number: foodType }, { number: occasion }] },
    wire: { [name]: [foodType, occasion] },
  }),
  isAffiliate: same(true),
  affiliateLink: same('https://example.dk/bestil'),
  googleRatingsLink: named('ratingsLink', 'https://example.dk/anmeldelser'),
  googlePlaceId: administrative('googlePlaceId', 'ChIJ123'),
  googleTotalRatings: administrative('ratingCount', 87),
  googleAverageRating: administrative('ratingAverage', 4.6),
  ordering: administrative('ordering', 17),
}

export const PAGE: EveryRow<PageChange, 'id'> = {
  url: (name, referred) => same(`/${crypto.randomUUID()}`)(name, referred),
  title: same('Til sommerfesten'),
  caterId: (name, { caterNumber }) => ({
    input: { caterNumber },
    shown: { cater: { number: caterNumber } },
    wire: { [name]: caterNumber },
  }),
  blocks: (name, { caterNumber, menu, foodType, occasion }) => {
    const shared = { title: 'Fest', text: '<p>I haven</p>', image: '/images/55/fest.webp' }
    const link = { linkUrl: '/fest', linkText: 'Se mere' }
    const menuId = Buffer.from(`Menu:${caterNumber}:${menu}`).toString('base64')
    return {
      input: {
        blocks: [
          { type: 'CATER', ...shared, caterNumbers: [57, caterNumber] },
          { type: 'BANNER', ...shared, ...link },
          { type: 'FOOD_TYPE', ...shared, filterIds: [String(foodType)] },
          { type: 'OCCASION', ...shared, filterIds: [String(occasion)] },
          { type: 'OFFER', ...shared, menuId },
        ],
      },
      shown: {
        blocks: [
          { __typename: 'CaterBlock', ...shared, caters: [{ number: 57 }, { number: caterNumber }] },
          { __typename: 'BannerBlock', ...shared, ...link },
          { __typename: 'FoodTypeBlock', ...shared, filters: [{ number: foodType }] },
          { __typename: 'OccasionBlock', ...shared, filters: [{ number: occasion }] },
          { __typename: 'OfferBlock', ...shared, cater: { number: caterNumber }, menu: { uuid: menu } },
        ],
      },
      wire: {
        [name]: [
          { type: 'cater', ...shared, caterIds: [57, caterNumber] },
          { type: 'banner', ...shared, ...link },
          { type: 'foodtype', ...shared, filterIds: [foodType] },
          { type: 'occasion', ...shared, filterIds: [occasion] },
          { type: 'offer', ...shared, caterId: caterNumber, menuId: menu },
        ],
      },
    }
  },
}

export const ZONE: EveryRow<DeliveryZonesBody['zones'][number], 'id'> = {
  name: same('Nordbyen'),
  codes: same(['8200', '8240-8250']),
  fee: same(95.5),
  freeFrom: same(1999.95),
  minimum: same(600),
  extraDays: same(2),
  active: named('isActive', false),
}

export const AVAILABILITY: EveryRow<AvailabilitySettingsBody> = {
  hours: (name) => {
    const week = (from: string) => Array.from({ length: 7 }, (_, day) => [{ from, to: `1${day}:30` }])
    const inGraph = (from: string) => week(from).map((intervals, day) => ({ weekday: day + 1, intervals }))
    const hours = { deliveryHours: inGraph('09:00'), pickupHours: inGraph('08:15') }
    return { input: hours, shown: hours, wire: { [name]: { DELIVERY: week('09:00'), PICKUP: week('08:15') } } }
  },
  closedOnHolidays: same(true),
  exceptions: (name) => {
    const summer = { from: dayFromToday(20), to: dayFromToday(22), name: 'Sommerferie', capacity: 15 }
    const delivery = [{ from: '10:00', to: '12:00' }]
    const pickup = [{ from: '13:00', to: '14:00' }]
    const inGraph = [{ ...summer, deliveryHours: delivery, pickupHours: pickup }]
    const hours = { DELIVERY: delivery, PICKUP: pickup }
    return { input: { [name]: inGraph }, shown: { [name]: inGraph }, wire: { [name]: [{ ...summer, hours }] } }
  },
  tiers: same([
    { fromCovers: 1, days: 2, cutoff: '12:00' },
    { fromCovers: 50, days: 5, cutoff: '10:00' },
  ]),
  leadTimeDays: same('CALENDAR_DAYS'),
  workingDays: same([1, 2, 3, 4, 5, 6]),
  shortNotice: (name) => ({
    input: { refusesShortNotice: true },
    shown: { refusesShortNotice: true },
    wire: { [name]: 'REFUSE' },
  }),
  capacity: named('capacities', [100, 100, 100, null, 200, null, 0]),
  horizonDays: same(200),
  cancelSteps: same([
    { workingDays: 5, cutoff: '12:00', percent: 20 },
    { workingDays: 2, cutoff: '09:00', percent: 80 },
  ]),
  changeLimit: same({ workingDays: 3, cutoff: '10:00' }),
  changePercent: same(25),
}

/** The fields of a table of rows, by their names on the wire. */
export const fieldsOf = (rows: Rows, referred: Referred): Map<string, Field> =>
  new Map(Object.entries(rows).map(([name, row]) => [name, row(name, referred)]))

/** The names of the graph's fields that show what these rows set: 'name description'. */
export function shownFields(rows: Rows): string {
  const fields = fieldsOf(rows, { caterNumber: 0, dish: '', menu: '', foodType: 0, occasion: 0 })
  return [...fields.values()].flatMap(({ shown }) => Object.keys(shown)).join(' ')
}

/** The selection that asks for all that is shown: 'name images { caption }'. */
export function selectionFor(shown: unknown): string {
  if (Array.isArray(shown)) return shown.map(selectionFor).join(' ')
  if (typeof shown !== 'object' || shown === null) return ''
  const { __typename: type, ...fields } = shown as Values
  const selected = Object.entries(fields).map(([name, value]) => {
    const inner = selectionFor(value)
    return inner.trim() === '' ? name : `${name} { ${inner} }`
  })
  return typeof type === 'string' ? `__typename ... on ${type} { ${selected.join(' ')} }` : selected.join(' ')
}
