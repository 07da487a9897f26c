import * as fc from 'fast-check'
import { ALLERGENS } from '../../../domain/foods/allergens.ts'
import { DIETS } from '../../../domain/foods/diets.ts'
import { NO_SETTINGS } from '../../../domain/availability/availabilityRules.ts'
import { COURSES } from '../../../domain/menus/courses.ts'
import { MENU_TYPES } from '../../../domain/menus/menuTypes.ts'
import { SERVICE_SCOPES } from '../../../domain/money/services.ts'
import { addDays } from '../../../domain/time/danishTime.ts'
import type { Db } from '../../database/connect.ts'

/** Dates around the public holidays of Christmas. */
export const FIRST_DAY = '2026-12-18'
const days = fc.integer({ min: 0, max: 20 })
/** A date of a search or of a catalogue. */
export const dates = days.map((ahead) => addDays(FIRST_DAY, ahead))
const oftenNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 1 })
const rarely = <T>(value: fc.Arbitrary<T>) => fc.oneof({ arbitrary: fc.constant(null), weight: 4 }, value)
const range = fc.tuple(dates, days).map(([from, length]) => ({ from, to: addDays(from, length) }))

export const ZIP_CODES = ['8000', '8200', '5000', '1050', '9990', '3700'] as const
export const TOWNS = ['Aarhus C', 'Aarhus N', 'Odense C', 'København K', 'Skagen', 'Rønne'] as const

const interval = fc.constantFrom(
  { from: '08:00', to: '20:00' },
  { from: '10:00', to: '11:30' },
  { from: '12:05', to: '12:10' },
)
const dayHours = fc.array(interval, { maxLength: 1 })
const week = oftenNull(fc.array(dayHours, { minLength: 7, maxLength: 7 }))
const settings = fc.record({
  hours: fc.record({ DELIVERY: week, PICKUP: week }),
  closedOnHolidays: fc.boolean(),
  exceptions: fc.array(
    fc.record({
      range,
      hours: fc.record({ DELIVERY: oftenNull(dayHours), PICKUP: oftenNull(dayHours) }),
      capacity: oftenNull(fc.integer({ min: 0, max: 60 })),
    }),
    { maxLength: 3 },
  ),
  tiers: fc
    .array(fc.record({ days: fc.integer({ min: 0, max: 6 }), cutoff: fc.constantFrom('09:00', '15:00') }), {
      maxLength: 2,
    })
    .map((tiers) => tiers.map((tier, index) => ({ fromCovers: 1 + index * 25, ...tier }))),
  leadTimeDays: fc.constantFrom('WORKING_DAYS', 'CALENDAR_DAYS'),
  workingDays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
  shortNotice: fc.constantFrom('WARN', 'REFUSE'),
  capacity: fc.array(oftenNull(fc.integer({ min: 10, max: 80 })), { minLength: 7, maxLength: 7 }),
  horizonDays: rarely(fc.integer({ min: 3, max: 15 })),
})

const codes = (list: readonly string[]) => fc.subarray([...list], { maxLength: 2 })
const declaration = fc.option(
  fc.record({
    contains: codes(ALLERGENS.slice(0, 3)),
    mayContain: codes(ALLERGENS.slice(0, 3)),
    diets: codes(DIETS.slice(0, 2)),
  }),
  { freq: 6 },
)
const price = fc.integer({ min: 0, max: 8 }).map((tens) => tens * 10_00)
const item = fc.record({
  price,
  maxAmount: oftenNull(fc.integer({ min: 1, max: 2 })),
  ageLimit: rarely(fc.constant(18)),
  declaration,
})
const menu = fc.record({
  type: fc.constantFrom(...MENU_TYPES),
  course: fc.constantFrom('MEAL', 'MEAL', ...COURSES),
  price: fc.integer({ min: 5, max: 30 }).map((tens) => tens * 10_00 + 5),
  minAmount: oftenNull(fc.integer({ min: 1, max: 40 })),
  maxAmount: rarely(fc.integer({ min: 20, max: 60 })),
  soldOutTo: rarely(dates),
  season: rarely(range),
  ageLimit: rarely(fc.constant(16)),
  lead: rarely(fc.record({ days: fc.integer({ min: 0, max: 6 }), cutoff: rarely(fc.constant('11:00')) })),
  countsTowardsCapacity: fc.boolean(),
  allFoodsListed: fc.boolean(),
  draft: fc.oneof(fc.constant(false), fc.constant(false), fc.boolean()),
  items: fc.array(item, { maxLength: 2 }),
  group: oftenNull(
    fc.record({ minAmount: fc.integer({ min: 0, max: 2 }), items: fc.array(item, { minLength: 1, maxLength: 4 }) }),
  ),
})
const zone = fc.record({
  codes: fc.constantFrom(['8000'], ['8000-8299'], ['5000-5999'], ['0800-9999'], ['3700', '1000-1499']),
  feeOere: price,
  freeFromOere: oftenNull(fc.integer({ min: 0, max: 4000_00 })),
  minimumOere: oftenNull(fc.integer({ min: 0, max: 4000_00 })),
  extraDays: fc.constantFrom(0, 0, 2),
  active: fc.constantFrom(true, true, false),
})
const rating = fc.record({
  googleTotalRatings: fc.integer({ min: 0, max: 40 }),
  googleAverageRating: fc.constantFrom(3.9, 4.4, 5),
})
const cater = fc.record({
  place: fc.nat(ZIP_CODES.length - 1),
  hasStorefront: fc.constantFrom(true, true, true, true, false),
  delivery: fc.constantFrom(true, true, false),
  minEnvelopes: oftenNull(fc.integer({ min: 0, max: 30 })),
  orderBefore: oftenNull(fc.integer({ min: 0, max: 6 })),
  ordering: oftenNull(fc.integer({ min: 1, max: 3 })),
  tags: fc.subarray(['Smørrebrød', 'Ø-mad']),
  rating: oftenNull(rating),
  filters: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  settings: oftenNull(settings),
  zones: fc.array(zone, { maxLength: 2 }),
  periods: fc.array(
    fc.record({
      type: fc.constantFrom(1, 2, 3 as const),
      percentage: fc.constantFrom(-100, -12.5, 10, 33.33),
      weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
      range: fc.record({ from: oftenNull(dates), to: oftenNull(dates) }),
    }),
    { maxLength: 3 },
  ),
  services: fc.array(
    fc.record({ priceOere: price, required: fc.boolean(), appliesTo: fc.constantFrom(...SERVICE_SCOPES) }),
    { maxLength: 2 },
  ),
  booked: fc.array(fc.tuple(dates, fc.integer({ min: 0, max: 60 })), { maxLength: 4 }),
  menus: fc.array(menu, { maxLength: 5 }),
})

/** Caterers with all that a search asks for. */
export const catalogues = fc.array(cater, { minLength: 8, maxLength: 12 })
type Drawn<T> = T extends fc.Arbitrary<infer Value> ? Value : never
type DrawnCater = Drawn<typeof cater>
type DrawnItem = Drawn<typeof item>

/** Inserts the filters of which a random caterer has some, of two types. */
export const insertFilters = (db: Db) =>
  db
    .insertInto('filter')
    .values([
      { name: 'Brunch', type: 'foodtype' },
      { name: 'Buffet', type: 'foodtype' },
      { name: 'Bryllup', type: 'occasion' },
    ])
    .returningAll()
    .execute()

/** Inserts a caterer as a program would that knows nothing of the search's index. */
export async function insertCater(
  db: Db,
  drawn: DrawnCater,
  name: string,
  filterIds: readonly number[],
): Promise<number> {
  const { place, delivery, minEnvelopes, orderBefore, ordering, tags } = drawn
  const { id: caterId } = await db
    .insertInto('cater')
    .values({
      name,
      email: 'koekken@example.dk',
      zipCode: ZIP_CODES[place] ?? null,
      city: TOWNS[place] ?? null,
      delivery,
      minEnvelopes,
      orderBefore,
      ordering,
      tags,
      ...drawn.rating,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (drawn.hasStorefront)
    await db
      .insertInto('page')
      .values({ url: `/oracle${caterId}`, title: name, caterId, blocks: '[]' })
      .execute()
  for (const [index, filterId] of filterIds.entries())
    if (drawn.filters[index]) await db.insertInto('caterFilter').values({ caterId, filterId }).execute()
  if (drawn.settings) {
    const exceptions = drawn.settings.exceptions.map(({ range: dated, ...rest }) => ({ name: null, ...dated, ...rest }))
    const values = JSON.stringify({ ...NO_SETTINGS, ...drawn.settings, exceptions })
    await db.insertInto('availabilitySettings').values({ caterId, settings: values }).execute()
  }
  for (const [order, { codes: of, ...values }] of drawn.zones.entries())
    await db
      .insertInto('deliveryZone')
      .values({ caterId, order, name: 'Zone', codes: JSON.stringify(of), ...values })
      .execute()
  for (const { range: of, ...values } of drawn.periods)
    await db
      .insertInto('pricePeriod')
      .values({ caterId, ...values, ...of })
      .execute()
  for (const values of drawn.services)
    await db
      .insertInto('service')
      .values({ caterId, name: 'Kørsel', ...values })
      .execute()
  for (const [date, covers] of new Map(drawn.booked))
    await db.insertInto('bookedCovers').values({ caterId, date, covers }).execute()
  for (const [order, values] of drawn.menus.entries()) await insertMenu(db, caterId, order, values)
  return caterId
}

async function insertMenu(db: Db, caterId: number, order: number, drawn: Drawn<typeof menu>): Promise<void> {
  const { items, group, season, lead, price: priceOere, ...values } = drawn
  const row = { caterId, name: `Menu ${order}`, priceOere, order, ...values }
  const offered = { offeredFrom: season?.from ?? null, offeredTo: season?.to ?? null }
  const { id } = await db
    .insertInto('menu')
    .values({ ...row, ...offered, leadDays: lead?.days ?? null, leadCutoff: lead?.cutoff ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const each of items) await insertItem(db, caterId, id, each)
  if (!group) return
  const { id: groupId } = await db
    .insertInto('menu')
    .values({ caterId, parentId: id, type: 'group', name: 'Vælg', priceOere: 0, minAmount: group.minAmount })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const each of group.items) await insertItem(db, caterId, groupId, each)
}

async function insertItem(db: Db, caterId: number, parentId: string, drawn: DrawnItem): Promise<void> {
  const { price: priceOere, maxAmount, ageLimit } = drawn
  const { id: itemId } = await db
    .insertInto('menu')
    .values({ caterId, parentId, type: 'include', name: 'Ret', priceOere, maxAmount, ageLimit })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (!drawn.declaration) return
  const listed = (list: readonly string[]) => JSON.stringify(list.map((allergen) => ({ allergen, sources: [] })))
  const { contains, mayContain, diets } = drawn.declaration
  await db
    .insertInto('foodDeclaration')
    .values({
      caterId,
      itemId,
      dishId: null,
      contains: listed(contains),
      mayContain: listed(mayContain),
      free: '[]',
      diets: JSON.stringify(diets),
      isComplete: true,
      declaredAt: new Date(0),
      userId: null,
    })
    .execute()
}
