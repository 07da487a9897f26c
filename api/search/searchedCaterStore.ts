import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { SearchedCater } from '../../domain/search/caterSearch.ts'
import { isMenuType } from '../../domain/menus/menuTypes.ts'
import { countedMenu } from '../../domain/menus/declaredMenu.ts'
import type { Food } from '../../domain/foods/food.ts'
import type { MenuNode } from '../../domain/menus/menu.ts'
import { type CoursedMenu, toSearchedMenu } from './matchingMenu.ts'
import { AvailabilitySettings } from '../../contract/availability.ts'
import { toZone } from '../../contract/zones.ts'
import { NO_SETTINGS } from '../../domain/availability/availabilityRules.ts'
import type { AvailabilityRules, MenuAvailability } from '../../domain/availability/availabilityRules.ts'
import { MENU_RULE_COLUMNS, toMenuAvailability } from '../availability/availabilityStore.ts'
import type { Db } from '../database/connect.ts'
import { listDeclarationRows, toDeclarations } from '../foods/declarationStore.ts'
import { toDeliveryZone, zonesOf } from '../zones/zoneStore.ts'

/** A caterer as it is searched, with the rules by which it answers. */
export interface RuledCater extends SearchedCater {
  rules: AvailabilityRules
  /** Its menus with what is declared of their food. */
  coursedMenus: readonly CoursedMenu[]
}

/** The position of the audit log for each caterer; it differs after every change of the caterer or its catalogue. */
export type CaterMarkers = ReadonlyMap<number, string>

/** The newest entry of the audit log; 0 for none. */
export async function findLastChangeId(db: Db): Promise<number> {
  const found = await db
    .selectFrom('change')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst()
  return found?.id ?? 0
}

/** The markers of the caterers with entries in the audit log after `changeId`; counted, since ids may commit out of order. */
export async function listCaterMarkers(db: Db, changeId: number): Promise<CaterMarkers> {
  const rows = await db
    .selectFrom('change')
    .select(({ fn }) => ['caterId', fn.countAll<number>().as('count'), fn.max('id').as('last')])
    .where('id', '>', changeId)
    .where('caterId', 'is not', null)
    .groupBy('caterId')
    .execute()
  return new Map(rows.map(({ caterId, count, last }) => [caterId ?? 0, `${count}:${last}`]))
}

/** The open caterers as they are searched; with ids only those. */
export async function listSearchedCaters(db: Db, ids?: readonly number[]): Promise<RuledCater[]> {
  const rows = await db
    .selectFrom('cater')
    .select([
      'id',
      'name',
      'city',
      'zipCode',
      'tags',
      'minEnvelopes',
      'delivery',
      'orderBefore',
      'ordering',
      'googleTotalRatings',
      'googleAverageRating',
    ])
    .select((eb) => [
      eb
        .selectFrom('caterFilter')
        .whereRef('caterFilter.caterId', '=', 'cater.id')
        .select(sql<number[]>`coalesce(array_agg("filterId"), '{}')`.as('ids'))
        .as('filters'),
      jsonArrayFrom(
        eb
          .selectFrom('service')
          .whereRef('service.caterId', '=', 'cater.id')
          .where('required', '=', true)
          .select(['service.name', 'service.priceOere as price', 'service.appliesTo'])
          .orderBy('service.id'),
      ).as('requiredServices'),
      zonesOf(eb).as('zones'),
      eb
        .selectFrom('availabilitySettings')
        .whereRef('availabilitySettings.caterId', '=', 'cater.id')
        .select('settings')
        .as('settings'),
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
          ]),
      ).as('pricePeriods'),
    ])
    .where('active', '=', true)
    .where('deletedAt', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', '=', (eb) => eb.fn.any(eb.val([...(ids ?? [])]))))
    .execute()
  const menusOf = await listMenusByCater(db, ids)
  return rows.map(({ googleTotalRatings: count, googleAverageRating: average, zones, settings, ...row }) => {
    const menus = menusOf.get(row.id) ?? []
    const { minEnvelopes: minCovers, delivery: offersDelivery, orderBefore } = row
    return {
      ...row,
      filters: row.filters ?? [],
      rating: count === null || average === null ? null : { count, average },
      minCovers,
      offersDelivery,
      menus: menus.flatMap((menu) => toSearchedMenu(menu) ?? []),
      coursedMenus: menus.map(({ node, course }) => ({ node, course })),
      rules: {
        ...AvailabilitySettings.parse(settings ?? NO_SETTINGS),
        orderBefore,
        minCovers,
        offersDelivery,
        zones: zones.map((zone) => toZone(toDeliveryZone(zone))),
        menus: new Map(menus.map(({ node, availability }) => [node.id, availability])),
      },
    }
  })
}

interface RuledMenu extends CoursedMenu {
  availability: MenuAvailability
}

/** The menus of caterers with their children, in order. */
async function listMenusByCater(db: Db, caterIds: readonly number[] | undefined): Promise<Map<number, RuledMenu[]>> {
  const [rows, declarations, dishes] = await Promise.all([
    listMenuRows(db, caterIds),
    listDeclarationRows(db, caterIds).then(toDeclarations),
    listDishesOfMenus(db, caterIds),
  ])
  const nodes = new Map(
    rows.map((row) => {
      const { id, name, type, priceOere: price, minAmount, maxAmount, ageLimit, allFoodsListed } = row
      const children: MenuNode[] = []
      const dishFoods: Food[] = []
      const declaration = declarations.of(row)
      const amounts = { price, minAmount, maxAmount, ageLimit }
      return [id, { id, name, type, ...amounts, allFoodsListed, declaration, dishFoods, children }]
    }),
  )
  for (const { menuId, dishId, name } of dishes)
    nodes.get(menuId)?.dishFoods.push({ id: dishId, name, declaration: declarations.ofDish(dishId) })
  for (const { id, parentId } of rows) {
    const node = nodes.get(id)
    if (node && parentId !== null) nodes.get(parentId)?.children.push(node)
  }
  const menus = new Map<number, RuledMenu[]>()
  for (const row of rows) {
    const node = nodes.get(row.id)
    if (!node || row.parentId !== null || !isMenuType(row.type)) continue
    const menu = { node: countedMenu<MenuNode>(node), course: row.course, availability: toMenuAvailability(row) }
    menus.set(row.caterId, [...(menus.get(row.caterId) ?? []), menu])
  }
  return menus
}

const listMenuRows = (db: Db, caterIds: readonly number[] | undefined) =>
  db
    .selectFrom('menu')
    .select([
      'id',
      'caterId',
      'parentId',
      'dishId',
      'type',
      'priceOere',
      'minAmount',
      'maxAmount',
      'allFoodsListed',
      'course',
      ...MENU_RULE_COLUMNS,
    ])
    // What is in a draft stays without a parent
    .where('draft', '=', false)
    .$if(caterIds !== undefined, (query) =>
      query.where('caterId', '=', (eb) => eb.fn.any(eb.val([...(caterIds ?? [])]))),
    )
    .orderBy('order')
    .orderBy('id')
    .execute()

const listDishesOfMenus = (db: Db, caterIds: readonly number[] | undefined) =>
  db
    .selectFrom('menuDish')
    .innerJoin('dish', 'dish.id', 'menuDish.dishId')
    .$if(caterIds !== undefined, (query) =>
      query.where('dish.caterId', '=', (eb) => eb.fn.any(eb.val([...(caterIds ?? [])]))),
    )
    .select(['menuDish.menuId', 'menuDish.dishId', 'dish.name'])
    .execute()
