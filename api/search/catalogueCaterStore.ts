import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { SearchedCater } from '../../domain/search/caterSearch.ts'
import { isMenuType } from '../../domain/menus/menuTypes.ts'
import { countedMenu } from '../../domain/menus/declaredMenu.ts'
import type { Food } from '../../domain/foods/food.ts'
import type { Course } from '../../domain/menus/courses.ts'
import type { MenuNode } from '../../domain/menus/menu.ts'
import { hasStorefront } from '../catalogue/storefrontSlugStore.ts'
import { AvailabilitySettings } from '../../contract/availability.ts'
import { toZone } from '../../contract/zones.ts'
import { NO_SETTINGS } from '../../domain/availability/availabilityRules.ts'
import type { AvailabilityRules, MenuAvailability } from '../../domain/availability/availabilityRules.ts'
import { MENU_RULE_COLUMNS, toMenuAvailability } from '../availability/availabilityStore.ts'
import type { Db } from '../database/connect.ts'
import { listDeclarationRows, toDeclarations } from '../foods/declarationStore.ts'
import { toDeliveryZone, zonesOf } from '../zones/zoneStore.ts'

/** A menu with its course, which the rules of menus do not know. */
export interface CoursedMenu {
  node: MenuNode
  course: Course
}

/** A caterer as its catalogue says what it is found by, without its menus. */
export interface CaterFacts extends Omit<SearchedCater, 'menus'> {
  rules: AvailabilityRules
}

/** The same with its menus and what is declared of their food. */
export interface CatalogueCater extends CaterFacts {
  coursedMenus: readonly CoursedMenu[]
}

/** Open caterers with a storefront, with their catalogue. */
export async function listCatalogueCaters(db: Db, ids: readonly number[]): Promise<CatalogueCater[]> {
  const [caters, menusOf] = await Promise.all([listCaterFacts(db, ids), listMenusByCater(db, ids)])
  return caters.map((cater) => {
    const menus = menusOf.get(cater.id) ?? []
    return {
      ...cater,
      coursedMenus: menus.map(({ node, course }) => ({ node, course })),
      rules: { ...cater.rules, menus: new Map(menus.map(({ node, availability }) => [node.id, availability])) },
    }
  })
}

/** Those of the caterers that are open and have a storefront. */
export async function listCaterFacts(db: Db, ids: readonly number[]): Promise<CaterFacts[]> {
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
          ])
          .orderBy('period.id'),
      ).as('pricePeriods'),
    ])
    .where('active', '=', true)
    .where('deletedAt', 'is', null)
    .where(hasStorefront)
    .where('id', '=', (eb) => eb.fn.any(eb.val([...ids])))
    .execute()
  return rows.map(({ googleTotalRatings: count, googleAverageRating: average, zones, settings, ...row }) => {
    const { minEnvelopes: minCovers, delivery: offersDelivery, orderBefore } = row
    return {
      ...row,
      filters: row.filters ?? [],
      rating: count === null || average === null ? null : { count, average },
      minCovers,
      offersDelivery,
      rules: {
        ...AvailabilitySettings.parse(settings ?? NO_SETTINGS),
        orderBefore,
        minCovers,
        offersDelivery,
        zones: zones.map((zone) => toZone(toDeliveryZone(zone))),
        menus: new Map(),
      },
    }
  })
}

interface RuledMenu extends CoursedMenu {
  availability: MenuAvailability
}

/** The menus of caterers with their children, in order. */
async function listMenusByCater(db: Db, caterIds: readonly number[]): Promise<Map<number, RuledMenu[]>> {
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

const listMenuRows = (db: Db, caterIds: readonly number[]) =>
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
    .where('caterId', '=', (eb) => eb.fn.any(eb.val([...caterIds])))
    .orderBy('order')
    .orderBy('id')
    .execute()

const listDishesOfMenus = (db: Db, caterIds: readonly number[]) =>
  db
    .selectFrom('menuDish')
    .innerJoin('dish', 'dish.id', 'menuDish.dishId')
    .where('dish.caterId', '=', (eb) => eb.fn.any(eb.val([...caterIds])))
    .select(['menuDish.menuId', 'menuDish.dishId', 'dish.name'])
    .execute()
