import {
  type ExpressionBuilder,
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
} from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../database/connect.ts'
import type { CaterTable, Database } from '../database/schema.ts'
import { containsPattern } from '../database/containsPattern.ts'
import { countRows, isAfterKey, type Keyset, type KeysetPage, readKeysetPage } from '../database/keyset.ts'
import type { AdminViewer, Viewer } from '../accounts/viewer.ts'
import { zonesOf } from '../zones/zoneStore.ts'
import { slugOf } from '../catalogue/storefrontSlugStore.ts'

/** A caterer with its filters, categories, price periods and pictures. */
export type CaterRow = Awaited<ReturnType<ReturnType<typeof caters>['execute']>>[number] & { slug?: string | null }

/** The public columns; {@link findCater} adds the private ones. */
const publicColumns = [
  'cater.id',
  'cater.name',
  'cater.legalName',
  'cater.address',
  'cater.zipCode',
  'cater.city',
  'cater.phoneNumber',
  'cater.email',
  'cater.cvrNumber',
  'cater.description',
  'cater.active',
  'cater.minEnvelopes',
  'cater.delivery',
  'cater.orderBefore',
  'cater.noticeText',
  'cater.tags',
  'cater.isAffiliate',
  'cater.affiliateLink',
  'cater.googleRatingsLink',
  'cater.googlePlaceId',
  'cater.googleTotalRatings',
  'cater.googleAverageRating',
  'cater.ordering',
  'cater.accentColor',
  'cater.smileyUrl',
  'cater.noInspectionYet',
  'cater.offerDays',
] as const

const ownColumns = ['cater.regNumber', 'cater.accountNumber', 'cater.contactPerson'] as const

/** The private columns: its own users see all but the commission, admins all. */
export type CaterSecrets = Pick<Selectable<CaterTable>, 'regNumber' | 'accountNumber' | 'contactPerson'> & {
  commission?: number | null
}

const caters = (db: Db) =>
  db
    .selectFrom('cater')
    .select(publicColumns)
    .select((eb) => [
      filtersOf(eb).as('filters'),
      categoriesOf(eb).as('categories'),
      pricePeriodsOf(eb).as('pricePeriods'),
      imageOf(eb, 'logo').as('logoImage'),
      imageOf(eb, 'banner').as('bannerImage'),
      lowestPriceOf(eb).as('fromPriceOere'),
      requiredServicesOf(eb).as('requiredServices'),
      zonesOf(eb).as('deliveryZones'),
      orderSettingsOf(eb).as('orderSettings'),
    ])

/** The place of a caterer among all; of two with the same ordering the older comes first. */
export interface CaterKey {
  ordering: number
  id: number
}

/** The filter of a list of caterers: those with these ids, and those whose name and city have each word. */
interface CaterFilter {
  ids?: readonly number[] | undefined
  words?: readonly string[] | undefined
  /** Only those with a storefront. */
  storefront?: boolean
  /** A further condition on `cater`. */
  isFound?: RawBuilder<SqlBool> | undefined
}

/** The ordering of a caterer that no place was given: after all others. */
export const NO_ORDERING = 2_147_483_647
const ORDERING = sql`coalesce(cater.ordering, ${sql.lit(NO_ORDERING)})`
const PLACE = [ORDERING, sql`cater.id`]
const WORDS = sql<string>`lower(cater.name || ' ' || coalesce(cater.city, ''))`

/** The open caterers with these ids in their order. */
export const listCaters = (db: Db, ids: readonly number[]) =>
  sortedByPlace(
    caters(db)
      .select((eb) => slugOf(eb).as('slug'))
      .where('cater.id', 'in', listed(db, { ids }).where('cater.active', '=', true).select('cater.id')),
  ).execute()

/** A page of the open caterers in their order. */
export const listOpenCaters = (
  db: Db,
  filter: CaterFilter,
  keyset: Keyset<CaterKey>,
): Promise<KeysetPage<CaterRow>> => {
  const matching = listed(db, filter).where('cater.active', '=', true)
  const rows = caters(db)
    .select((eb) => slugOf(eb).as('slug'))
    .where('cater.id', 'in', placesAfter(matching, keyset))
  return readKeysetPage(keyset, sortedByPlace(rows), () => countRows(db, matching))
}

/** A page of the caterers that are not deleted, with their private columns. */
export const listAllCaters = (
  db: Db,
  _viewer: AdminViewer,
  filter: CaterFilter,
  keyset: Keyset<CaterKey>,
): Promise<KeysetPage<CaterRow & Required<CaterSecrets>>> => {
  const matching = listed(db, filter)
  const rows = caters(db)
    .select(ownColumns)
    .select('cater.commission')
    .where('cater.id', 'in', placesAfter(matching, keyset))
  return readKeysetPage(keyset, sortedByPlace(rows), () => countRows(db, matching))
}

const listed = (db: Db, { ids, words = [], storefront = false, isFound }: CaterFilter) =>
  words.reduce(
    (query, word) => query.where(WORDS, 'like', containsPattern(word)),
    db
      .selectFrom('cater')
      .where('cater.deletedAt', 'is', null)
      .$if(ids !== undefined, (query) => query.where('cater.id', 'in', orNone(ids)))
      .$if(storefront, (query) => query.where(({ exists, ...eb }) => exists(slugOf(eb as CaterBuilder))))
      .where(isFound ?? sql<boolean>`true`),
  )

type Caters = ReturnType<typeof listed>

/** The ids of a page and of the row after it: only of these are the parts in other tables read. */
const placesAfter = (matching: Caters, { limit, after }: Keyset<CaterKey>) =>
  sortedByPlace(matching.select('cater.id'))
    .$if(after !== null, (query) =>
      query.where(
        isAfterKey(PLACE, 'asc', [
          // Where caterers were moved meanwhile, the page begins after the same caterer
          sql`coalesce((select coalesce(last.ordering, ${sql.lit(NO_ORDERING)}) from cater as last
            where last.id = ${after?.id}::integer), ${after?.ordering}::integer)`,
          sql`${after?.id}::integer`,
        ]),
      ),
    )
    .limit(limit + 1)

const sortedByPlace = <Row>(query: SelectQueryBuilder<Database, 'cater', Row>) =>
  query.orderBy(ORDERING).orderBy('cater.id')

/** The public columns of a caterer, active or not; undefined if it does not exist or is deleted. */
export const findPublicCater = (db: Db, id: number): Promise<CaterRow | undefined> =>
  caters(db).where('cater.id', '=', id).where('cater.deletedAt', 'is', null).executeTakeFirst()

/** A caterer with the private columns that the viewer may see: its own user without the commission, an admin all. */
export async function findCater(db: Db, viewer: Viewer, id: number): Promise<(CaterRow & CaterSecrets) | undefined> {
  const found = caters(db).select(ownColumns).where('cater.id', '=', id)
  if (viewer.role === 'admin') return found.select('cater.commission').executeTakeFirst()
  if (viewer.role !== 'cater' || viewer.caterId !== id) return undefined
  return found.where('cater.deletedAt', 'is', null).executeTakeFirst()
}

type CaterBuilder = ExpressionBuilder<Database, 'cater'>

const filtersOf = (eb: CaterBuilder) =>
  eb
    .selectFrom('caterFilter')
    .whereRef('caterFilter.caterId', '=', 'cater.id')
    .select(sql<number[]>`coalesce(array_agg("filterId" order by "filterId"), '{}')`.as('ids'))

const categoriesOf = (eb: CaterBuilder) =>
  jsonArrayFrom(
    eb
      .selectFrom('category')
      .whereRef('category.caterId', '=', 'cater.id')
      .select(['category.id', 'category.name', 'category.order'])
      .orderBy('category.order')
      .orderBy('category.id'),
  )

const pricePeriodsOf = (eb: CaterBuilder) =>
  jsonArrayFrom(
    eb
      .selectFrom('pricePeriod as period')
      .whereRef('period.caterId', '=', 'cater.id')
      .select([
        'period.id',
        'period.type',
        'period.percentage',
        'period.weekdays',
        'period.from',
        'period.to',
        'period.name',
      ])
      .orderBy('period.type')
      .orderBy('period.from')
      .orderBy('period.id'),
  )

/** MAR-6: of its meals that have a price of their own: one that the customer builds is priced by what is chosen. */
const lowestPriceOf = (eb: CaterBuilder) =>
  eb
    .selectFrom('menu')
    .whereRef('menu.caterId', '=', 'cater.id')
    .where('menu.parentId', 'is', null)
    .where('menu.draft', '=', false)
    .where('menu.course', '=', 'MEAL')
    .where('menu.priceOere', '>', 0)
    .select(({ fn }) => fn.min('menu.priceOere').as('priceOere'))

const requiredServicesOf = (eb: CaterBuilder) =>
  jsonArrayFrom(
    eb
      .selectFrom('service')
      .whereRef('service.caterId', '=', 'cater.id')
      .where('service.required', '=', true)
      .select(['service.name', 'service.priceOere', 'service.appliesTo'])
      .orderBy('service.id'),
  )

/** Null where the caterer has set nothing. */
const orderSettingsOf = (eb: CaterBuilder) =>
  eb
    .selectFrom('availabilitySettings')
    .whereRef('availabilitySettings.caterId', '=', 'cater.id')
    .select(
      sql<{ opening: unknown; changeTerms: unknown }>`jsonb_build_object(
        'opening', jsonb_build_object('hours', settings->'hours', 'exceptions', settings->'exceptions'),
        'changeTerms', jsonb_strip_nulls(jsonb_build_object(
          'cancelSteps', settings->'cancelSteps', 'changeLimit', settings->'changeLimit',
          'changePercent', settings->'changePercent', 'workingDays', settings->'workingDays')))`.as('orderSettings'),
    )

const imageOf = (eb: CaterBuilder, use: 'logo' | 'banner') =>
  jsonObjectFrom(
    eb
      .selectFrom('image')
      .whereRef('image.caterId', '=', 'cater.id')
      .where('image.use', '=', use)
      .select(['image.path', 'image.text', 'image.width', 'image.height', 'image.color'])
      .orderBy('image.order')
      .orderBy('image.id')
      .limit(1),
  )

const orNone = (ids: readonly number[] | undefined) => (ids?.length ? ids : [-1])
