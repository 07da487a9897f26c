import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AVAILABILITY_LABELS, AVAILABILITY_RULES } from '../availability/availabilityValues.ts'
import type { AvailabilityValues } from '../availability/availabilityValues.ts'
import { CATEGORY_LABELS, CATEGORY_RULES } from '../categories/categoryValues.ts'
import type { CategoryValues } from '../categories/categoryValues.ts'
import { CATER_LABELS, CATER_RULES, NEW_CATER } from '../caters/caterValues.ts'
import type { CaterValues } from '../caters/caterValues.ts'
import { NEW_PERIOD } from '../caters/pricePeriodValues.ts'
import { createBlock } from '../cms/blockValues.ts'
import { PAGE_LABELS, PAGE_RULES } from '../cms/pageValues.ts'
import type { PageValues } from '../cms/pageValues.ts'
import { DISH_LABELS, DISH_RULES } from '../dishes/dishValues.ts'
import type { DishValues } from '../dishes/dishValues.ts'
import { CHILD_LABELS, CHILD_RULES, createChildValues } from '../menus/childValues.ts'
import type { ChildValues } from '../menus/childValues.ts'
import { createMenuValues, MENU_LABELS, MENU_RULES } from '../menus/menuValues.ts'
import type { MenuValues } from '../menus/menuValues.ts'
import { NEW_SERVICE, SERVICE_LABELS, SERVICE_RULES } from '../services/serviceValues.ts'
import type { ServiceValues } from '../services/serviceValues.ts'
import { NEW_ZONE, ZONE_LABELS, ZONE_RULES } from '../zones/zoneValues.ts'
import type { ZonesValues } from '../zones/zoneValues.ts'
import { findConflictChanges } from './conflictChanges.ts'
import type { FieldLabels } from './fieldLabels.ts'
import { isEqual } from './isEqual.ts'
import { mergeConflict } from './mergeConflict.ts'
import type { MergeRules } from './mergeRules.ts'

/** A form with a value that has something in each of its fields, and two rows in each of its lists. */
interface Form<Values extends object> {
  file: string
  values: Values
  labels: FieldLabels<Values>
  rules: MergeRules<Values>
  /** As the service answers what was saved: rows know what they are called now. */
  store?: (values: Values) => Values
}

const WEEK = ['1', '2', '3', '4', '5', '6', '7']
const picture = (id: string | null) => ({ id, url: `/images/${id ?? 'logo'}`, file: null, caption: 'Bordet' })
const pictures = [picture('a'), picture('b')]

const availability: Form<AvailabilityValues> = {
  file: 'availability/AvailabilityRoute.tsx',
  labels: AVAILABILITY_LABELS,
  rules: AVAILABILITY_RULES,
  values: {
    version: '1',
    isDeliveryAlways: false,
    deliveryHours: WEEK,
    isPickupAlways: false,
    pickupHours: WEEK,
    closedOnHolidays: false,
    capacities: WEEK,
    shortNotice: 'WARN',
    leadTimeDays: 'WORKING_DAYS',
    workingDays: ['1', '2'],
    tiers: [
      { storedAs: '1', fromCovers: '1', days: '2', cutoff: '12:00' },
      { storedAs: '500', fromCovers: '500', days: '5', cutoff: '12:00' },
    ],
    horizonDays: '365',
    cancelSteps: [
      { storedAs: '50', workingDays: '50', cutoff: '12:00', percent: '0' },
      { storedAs: '1', workingDays: '1', cutoff: '12:00', percent: '50' },
    ],
    changeLimit: { workingDays: '3', cutoff: '12:00' },
    changePercent: '10',
    exceptions: ['2027-07-01', '2027-12-24'].map((day) => ({
      storedAs: `${day} ${day}`,
      from: day,
      to: day,
      name: 'Ferie',
      isClosed: false,
      deliveryHours: '10-14',
      pickupHours: '10-14',
      capacity: '20',
    })),
  },
  store: (values) => ({
    ...values,
    tiers: values.tiers.map((tier) => ({ ...tier, storedAs: tier.fromCovers })),
    cancelSteps: values.cancelSteps.map((step) => ({ ...step, storedAs: step.workingDays })),
    exceptions: values.exceptions.map((one) => ({ ...one, storedAs: `${one.from} ${one.to}` })),
  }),
}
const zones: Form<ZonesValues> = {
  file: 'zones/ZonesRoute.tsx',
  labels: ZONE_LABELS,
  rules: ZONE_RULES,
  values: {
    version: '1',
    zones: ['a', 'b'].map((uuid) => ({ ...NEW_ZONE, uuid, name: `Område ${uuid}`, codes: '8000, 8200', fee: '95,50' })),
  },
}
const cater: Form<CaterValues> = {
  file: 'caters/CaterForm.tsx',
  labels: CATER_LABELS,
  rules: CATER_RULES,
  values: {
    ...NEW_CATER,
    version: '1',
    logo: [picture(null)],
    banner: [picture(null)],
    tags: 'grill, fest',
    filterIds: ['1', '2'],
    pricePeriods: ['a', 'b'].map((periodId) => ({ ...NEW_PERIOD, periodId, name: periodId, weekdays: ['6', '7'] })),
  },
}
const page: Form<PageValues> = {
  file: 'cms/PageRoute.tsx',
  labels: PAGE_LABELS,
  rules: PAGE_RULES,
  values: {
    version: '1',
    url: '/smagen',
    title: 'Smagen',
    caterNumber: '55',
    blocks: ['a', 'b'].map((blockId) => ({
      ...createBlock('CATER'),
      blockId,
      caterNumbers: ['55', '56'],
      filterIds: ['1', '2'],
    })),
  },
}
const category: Form<CategoryValues> = {
  file: 'categories/CategoryRoute.tsx',
  labels: CATEGORY_LABELS,
  rules: CATEGORY_RULES,
  values: { version: '1', name: 'Fest', description: '<p>Til bords</p>', images: pictures },
}
const menu: Form<MenuValues> = {
  file: 'menus/MenuForm.tsx',
  labels: MENU_LABELS,
  rules: MENU_RULES,
  values: { ...createMenuValues(['1', '2']), version: '1', images: pictures, leadDays: '2' },
}
const child: Form<ChildValues> = {
  file: 'menus/ChildDialog.tsx',
  labels: CHILD_LABELS,
  rules: CHILD_RULES,
  values: { ...createChildValues('INCLUDE'), version: '1', images: pictures },
}
const dish: Form<DishValues> = {
  file: 'dishes/DishRoute.tsx',
  labels: DISH_LABELS,
  rules: DISH_RULES,
  values: { version: '1', name: 'Frikadeller' },
}
const service: Form<ServiceValues> = {
  file: 'services/ServiceRoute.tsx',
  labels: SERVICE_LABELS,
  rules: SERVICE_RULES,
  values: { ...NEW_SERVICE, version: '1' },
}

/** One change that a person makes of a form's values. */
interface Edit {
  /** 'tiers.500.days' */
  path: string
  make: (value: unknown) => unknown
  /** Whether the row that it changes is missing there. */
  isGone?: (value: unknown) => boolean
}

type Keyed = Record<string, unknown>
interface AnyRules {
  kind?: string
  fields: Record<string, AnyRules | undefined>
  needs?: Record<string, string>
  rules: AnyRules
  labels: object
  key: (row: Keyed) => string
  compare?: (a: Keyed, b: Keyed) => number
}

/** What a stored row is known by. */
const KEYS = ['id', 'uuid', 'periodId', 'blockId', 'storedAs']

/** All changes that a person can make of these values, one by one. `who` tells two people's values apart. */
const editsOf = (values: object, rules: Partial<AnyRules>, who: string, labels?: object): Edit[] =>
  Object.entries(values).flatMap(([field, value]) => {
    if (field === 'version' || (labels && !(field in labels))) return []
    const needed = rules.needs?.[field]
    // who changes hours has the switch that shows them, too
    const withNeeded = needed ? { [needed]: (values as Keyed)[needed] } : {}
    return editsOfValue(value, rules.fields?.[field], who).map(({ path, make, isGone = () => false }) => ({
      path: `${field}.${path}`,
      isGone: (of: unknown) => isGone((of as Keyed)[field]),
      make: (of: unknown) => ({ ...(of as Keyed), ...withNeeded, [field]: make((of as Keyed)[field]) }),
    }))
  })

function editsOfValue(value: unknown, rule: AnyRules | undefined, who: string): Edit[] {
  const set = (next: unknown): Edit[] => [{ path: '', make: () => next }]
  if (rule?.kind === 'whole') return set([{ ...picture(null), url: `/images/${who}` }])
  if (rule?.kind === 'set') return editsOfSet(value as string[], who)
  if (rule?.kind === 'textList') {
    const split = (text: unknown) => String(text).split(', ')
    const edits = editsOfSet(split(value), who)
    return edits.map(({ path, make }) => ({ path, make: (text) => (make(split(text)) as string[]).join(', ') }))
  }
  if (rule?.kind === 'places')
    return WEEK.map((_, place) => ({
      path: String(place),
      make: (list) => (list as string[]).map((one, at) => (at === place ? who : one)),
    }))
  if (rule?.kind === 'rows') return editsOfRows(value as Keyed[], rule, who)
  if (typeof value === 'boolean') return set(!value)
  if (typeof value === 'object' && value !== null) return editsOf(value, rule ?? {}, who)
  const typed = String(value)
  return set(/^\d+$/.test(typed) ? String(Number(typed) + (who === 'mine' ? 1 : 2)) : `${typed} ${who}`)
}

const editsOfSet = ([first]: readonly string[], who: string): Edit[] => [
  { path: `add ${who}`, make: (list) => [...(list as string[]), who] },
  { path: 'unchoose', make: (list) => (list as string[]).filter((one) => one !== first) },
]

function editsOfRows(rows: Keyed[], { key, labels, rules, compare }: AnyRules, who: string): Edit[] {
  const sort = (list: Keyed[]) => (compare ? list.toSorted(compare) : list)
  const changes = rows.flatMap((row) => [
    { path: `${key(row)}.remove`, make: (list: unknown) => (list as Keyed[]).filter((one) => key(one) !== key(row)) },
    ...editsOf(row, rules, who, labels).map(({ path, make }) => ({
      path: `${key(row)}.${path}`,
      isGone: (list: unknown) => !(list as Keyed[]).some((one) => key(one) === key(row)),
      make: (list: unknown) =>
        sort((list as Keyed[]).map((one) => (key(one) === key(row) ? (make(one) as Keyed) : one))),
    })),
  ])
  const number = who === 'mine' ? '77' : '66'
  const own = { name: who, title: who, caption: who, fromCovers: number, workingDays: number, from: '2027-03-01' }
  const added = Object.entries(rows[0] ?? {}).map(([name, value]) => [
    name,
    KEYS.includes(name) ? '' : name in own ? Reflect.get(own, name) : value,
  ])
  const add = (list: unknown) => sort([...(list as Keyed[]), Object.fromEntries(added)])
  return [...changes, { path: `add ${who}`, make: add }]
}

/** The values with keys for their new rows. */
const withKeys = <Values extends object>(values: Values): Values =>
  JSON.parse(JSON.stringify(values), (name, value) => (KEYS.includes(name) && value === '' ? 'new' : value)) as Values

/** How the rows that are in `after` alone, and those in `before` alone, are called by their contents. */
const differences = (before: object, after: object) => {
  const rows = (values: object) =>
    Object.values(values).flatMap((list) => (Array.isArray(list) ? list.map((row) => JSON.stringify(row)) : []))
  const [was, is] = [rows(before), rows(after)]
  return { added: is.filter((row) => !was.includes(row)), lost: was.filter((row) => !is.includes(row)) }
}

/** The pairs of changes of which one is lost, or that the notice does not name, with what became of them. */
function lostIn<Values extends object>({ values: before, labels, rules, store = (values) => values }: Form<Values>) {
  const of = (who: string) => editsOf(before, rules as unknown as AnyRules, who, labels)
  const theirEdits = of('theirs')
  return of('mine').flatMap((my) => {
    const mine = my.make(before) as Values
    return theirEdits.flatMap((their) => {
      const theirs = { ...store(withKeys(their.make(before) as Values)), version: '2' }
      const merged = mergeConflict(before, mine, theirs, rules)
      const both = my.make(theirs) as Values
      const isRight = my.isGone?.(theirs) ? isMadeAgain(theirs, merged, my) : isEqual(merged, both)
      const isNamed = findConflictChanges({ before, theirs, mine }, labels, rules).length > 0
      return isRight && isNamed ? [] : [{ mine: my.path, theirs: their.path, isNamed, merged, both }]
    })
  })
}

/** A row that the other has removed is made again with my change, where it can be, beside all that they have saved. */
function isMadeAgain(theirs: object, merged: object, my: Edit): boolean {
  const { added, lost } = differences(theirs, merged)
  return lost.length === 0 && added.length === (my.path.startsWith('images') ? 0 : 1)
}

const FORMS = { availability, zones, cater, page, category, menu, child, dish, service }

test.each(Object.entries(FORMS))(
  'DAY-16 %s: whatever one person changes is saved beside whatever another has changed, my value of the same field wins',
  (_name, form) => {
    expect(lostIn(form as unknown as Form<object>)).toEqual([])
  },
)

test('DAY-16 the table has every form of which somebody else may save another version', () => {
  const office = join(import.meta.dirname, '..')
  const files = readdirSync(office, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const withRules = files.filter((file) => /^ +rules: [A-Z_]+,$/m.test(readFileSync(join(office, file), 'utf8')))
  expect(withRules.toSorted()).toEqual(
    Object.values(FORMS)
      .map(({ file }) => file)
      .toSorted(),
  )
})

test('DAY-16 what is saved without a merge is answered by no conflict', () => {
  const schema = readFileSync(join(import.meta.dirname, '../../../schema.graphql'), 'utf8')
  const saves = ['ProposeChange', 'UpdateOffer', 'CreateOffer', 'UpdateFilter', 'CreateFilter', 'InviteUser']
  const answers = saves.map((save) => new RegExp(`union ${save}Result = .*`).exec(schema)?.[0])
  expect(answers).not.toContain(undefined)
  expect(answers.join()).not.toContain('EditConflict')
})

test('DAY-16 the notice names the weekday, the row and its field, and which of them both have changed', () => {
  const { values: before, labels, rules } = availability
  const [tier, late] = before.tiers
  const change = (capacities: string[], days: string) => ({
    ...before,
    capacities: capacities,
    tiers: [tier, { ...late, days }] as AvailabilityValues['tiers'],
  })
  const at = (place: number, value: string) => WEEK.map((one, day) => (day === place ? value : one))
  const theirs = { ...change(at(5, '33'), '8'), exceptions: before.exceptions.slice(1) }
  expect(findConflictChanges({ before, theirs, mine: change(at(6, '44'), '9') }, labels, rules)).toEqual([
    { name: 'Kuverter pr. dag · Lørdag', before: '6', theirs: '33', mine: null, isContested: false },
    { name: 'Frister · Fra 500 kuverter · Dage før', before: '5', theirs: '8', mine: '9', isContested: true },
    {
      name: 'Undtagelser · Ferie',
      before: 'Fra: 01-07-2027, Til og med: 01-07-2027, Navn: Ferie, Levering: 10-14, Afhentning: 10-14, Kuverter: 20',
      theirs: 'Fjernet',
      mine: null,
      isContested: false,
    },
  ])
})

test('DAY-16 the notice names what the other person has set where what I changed needs my own value of it', () => {
  const { values, labels, rules } = availability
  const theirs = { ...values, version: '2', isDeliveryAlways: true }
  const mine = { ...values, deliveryHours: ['9', ...WEEK.slice(1)] }
  expect(mergeConflict(values, mine, theirs, rules).isDeliveryAlways).toBe(false)
  expect(findConflictChanges({ before: values, theirs, mine }, labels, rules)).toEqual([
    { name: labels.isDeliveryAlways, before: 'Nej', theirs: 'Ja', mine: 'Nej', isContested: true },
  ])
})
