import { type ExpressionBuilder, type Selectable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { AvailabilitySettings } from '../../contract/availability.ts'
import { toZone } from '../../contract/zones.ts'
import {
  type AvailabilityRules,
  type MenuAvailability,
  NO_SETTINGS,
} from '../../domain/availability/availabilityRules.ts'
import { countedMenu } from '../../domain/menus/declaredMenu.ts'
import type { MenuNode } from '../../domain/menus/menu.ts'
import type { PricePeriod } from '../../domain/money/pricePeriods.ts'
import { toMenuAvailability } from '../availability/availabilityStore.ts'
import { slugOf } from '../catalogue/storefrontSlugStore.ts'
import type { Db } from '../database/connect.ts'
import { executePreparedTakeFirst } from '../database/executePrepared.ts'
import { groupBy } from '../database/groupBy.ts'
import type { CaterTable, Database, MenuTable, ServiceTable } from '../database/schema.ts'
import { listDeclarationRows, toDeclarations } from '../foods/declarationStore.ts'
import { toDeliveryZone, zonesOf } from '../zones/zoneStore.ts'
import { anyUuid } from './orderStore.ts'

/** The part of a caterer's catalogue that every order is priced and checked by. */
export interface SellingCater {
  /** With the label of its storefront. */
  cater: Selectable<CaterTable> & { slug: string | null }
  services: readonly Selectable<ServiceTable>[]
  pricePeriods: readonly PricePeriod[]
  /** All rules but those of the menus. */
  rules: Omit<AvailabilityRules, 'menus'>
}

/** A menu as it is ordered, of whichever caterer. */
export interface OrderedMenu {
  caterId: number
  menu: MenuNode
  availability: MenuAvailability
}

/**
 * The version of a caterer's catalogue (see the migration 098_catalogue_version); undefined if the caterer does not exist or
 * takes no orders. Blocks deleting the caterer until the transaction ends.
 */
export async function findCatalogueVersion(tx: Db, caterId: number): Promise<string | undefined> {
  const found = await executePreparedTakeFirst(
    tx,
    tx
      .selectFrom('cater')
      .innerJoin('catalogueVersion', 'catalogueVersion.caterId', 'cater.id')
      .select('version')
      .where('cater.id', '=', caterId)
      .where('active', '=', true)
      .where('deletedAt', 'is', null)
      .forKeyShare(['cater']),
  )
  return found?.version
}

/** A caterer with all that its orders are priced and checked by, but its menus. */
export async function readSellingCater(db: Db, caterId: number): Promise<SellingCater> {
  const { services, pricePeriods, zones, settings, ...cater } = await db
    .selectFrom('cater')
    .selectAll()
    .select((eb) => [
      servicesOf(eb, caterId).as('services'),
      pricePeriodsOf(eb, caterId).as('pricePeriods'),
      slugOf(eb).as('slug'),
      zonesOf(eb).as('zones'),
      eb
        .selectFrom('availabilitySettings')
        .whereRef('availabilitySettings.caterId', '=', 'cater.id')
        .select('settings')
        .as('settings'),
    ])
    .where('id', '=', caterId)
    .executeTakeFirstOrThrow()
  const rules = {
    ...AvailabilitySettings.parse(settings ?? NO_SETTINGS),
    orderBefore: cater.orderBefore,
    minCovers: cater.minEnvelopes,
    offersDelivery: cater.delivery,
    zones: zones.map((zone) => toZone(toDeliveryZone(zone))),
  }
  return { cater, services, pricePeriods, rules }
}

const servicesOf = (eb: ExpressionBuilder<Database, 'cater'>, caterId: number) =>
  jsonArrayFrom(
    eb.selectFrom('service').selectAll('service').where('service.caterId', '=', caterId).orderBy('service.id'),
  )

const pricePeriodsOf = (eb: ExpressionBuilder<Database, 'cater'>, caterId: number) =>
  jsonArrayFrom(
    eb
      .selectFrom('pricePeriod as period')
      .select([
        'period.id',
        'period.type',
        'period.percentage',
        'period.weekdays',
        'period.from',
        'period.to',
        'period.name',
      ])
      .where('period.caterId', '=', caterId),
  )

const listDishes = (db: Db, menuIds: readonly string[]) =>
  db
    .selectFrom('menuDish')
    .innerJoin('dish', 'dish.id', 'menuDish.dishId')
    .select(['menuDish.menuId', 'dish.id', 'dish.name'])
    .where('menuDish.menuId', '=', anyUuid(menuIds))
    .orderBy('dish.id')
    .execute()

/** Some menus that can be ordered, of any caterers. */
export async function readOrderedMenus(db: Db, ids: readonly string[]): Promise<OrderedMenu[]> {
  const rows = await db
    .withRecursive('tree', (cte) =>
      cte
        .selectFrom('menu')
        .selectAll()
        .where('id', '=', anyUuid(ids))
        .where('parentId', 'is', null)
        .where('draft', '=', false)
        .unionAll((union) => union.selectFrom('menu').innerJoin('tree', 'tree.id', 'menu.parentId').selectAll('menu')),
    )
    .selectFrom('tree')
    .selectAll()
    .orderBy('order')
    .orderBy('id')
    .execute()
  const childrenOf = groupBy(rows, (row) => row.parentId)
  const declarations = toDeclarations(await listDeclarationRows(db, [...new Set(rows.map(({ caterId }) => caterId))]))
  const dishes = groupBy(await listDishes(db, ids), ({ menuId }) => menuId)
  const toNode = ({ priceOere, ...row }: Selectable<MenuTable>): MenuNode => ({
    ...row,
    price: priceOere,
    declaration: declarations.of(row),
    dishFoods: (dishes.get(row.id) ?? []).map(({ id, name }) => ({ id, name, declaration: declarations.ofDish(id) })),
    children: (childrenOf.get(row.id) ?? []).map(toNode),
  })
  return (childrenOf.get(null) ?? []).map((row) => ({
    caterId: row.caterId,
    menu: countedMenu(toNode(row)),
    availability: toMenuAvailability(row),
  }))
}
