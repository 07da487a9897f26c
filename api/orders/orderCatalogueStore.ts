import type { ExpressionBuilder, Selectable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { slugOf } from '../catalogue/storefrontSlugStore.ts'
import { countedMenu } from '../../domain/menus/declaredMenu.ts'
import type { MenuNode } from '../../domain/menus/menu.ts'
import type { PricePeriod } from '../../domain/money/pricePeriods.ts'
import type { Db } from '../database/connect.ts'
import type { CaterTable, Database, MenuTable, ServiceTable } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import { listDeclarationRows, toDeclarations } from '../foods/declarationStore.ts'
import { groupBy } from '../database/groupBy.ts'
import { anyUuid } from './orderStore.ts'

/** The part of a caterer's current catalogue that an order is validated and priced by. */
export interface OrderCatalogue {
  /** With the label of its storefront. */
  cater: Selectable<CaterTable> & { slug: string | null }
  /** The requested menus with their children, by id; of any caterer, which `caterId` names. */
  menus: Map<string, { caterId: number; menu: MenuNode }>
  services: Selectable<ServiceTable>[]
  pricePeriods: PricePeriod[]
}

/** The catalogue to order from; undefined if the caterer does not exist or takes no orders. */
export async function findOrderCatalogue(
  db: Db,
  caterId: number,
  menuIds: readonly string[],
): Promise<OrderCatalogue | undefined> {
  const found = await db
    .selectFrom('cater')
    .selectAll()
    .select((eb) => [
      servicesOf(eb, caterId).as('services'),
      pricePeriodsOf(eb, caterId).as('pricePeriods'),
      slugOf(eb).as('slug'),
    ])
    .where('id', '=', caterId)
    .where('active', '=', true)
    .where('deletedAt', 'is', null)
    // Blocks deleting the caterer until the order is committed
    .forKeyShare()
    .executeTakeFirst()
  if (!found) return undefined
  const { services, pricePeriods, ...cater } = found
  return { cater, services, pricePeriods, menus: await findMenus(db, menuIds.filter(isUuid)) }
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

async function findMenus(db: Db, ids: readonly string[]): Promise<OrderCatalogue['menus']> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .withRecursive('tree', (cte) =>
      cte
        .selectFrom('menu')
        .selectAll()
        .where('id', 'in', [...new Set(ids)])
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
  return new Map(childrenOf.get(null)?.map((row) => [row.id, { caterId: row.caterId, menu: countedMenu(toNode(row)) }]))
}
