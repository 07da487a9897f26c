import type { Selectable } from 'kysely'
import type { MenuNode } from '../../domain/menu.ts'
import type { PricePeriod } from '../../domain/pricePeriods.ts'
import type { Db } from '../database/connect.ts'
import type { CaterTable, MenuTable, ServiceTable } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import { groupBy } from './groupBy.ts'

/** Today's catalogue of one caterer, as far as an order is checked and priced by it. */
export interface OrderCatalogue {
  cater: Selectable<CaterTable>
  /** Every menu that was asked for and that anybody has, with its children; `caterId` tells whose it is. */
  menus: Map<string, { caterId: number; menu: MenuNode }>
  services: Selectable<ServiceTable>[]
  pricePeriods: PricePeriod[]
}

/** The catalogue to order from; undefined where the caterer is not there or takes no orders. */
export async function findOrderCatalogue(
  db: Db,
  caterId: number,
  menuIds: readonly string[],
): Promise<OrderCatalogue | undefined> {
  const cater = await db
    .selectFrom('cater')
    .selectAll()
    .where('id', '=', caterId)
    .where('active', '=', true)
    .where('deletedAt', 'is', null)
    // Until the order is there, nobody deletes the caterer
    .forKeyShare()
    .executeTakeFirst()
  if (!cater) return undefined
  const services = await db.selectFrom('service').selectAll().where('caterId', '=', caterId).orderBy('id').execute()
  const pricePeriods = await db
    .selectFrom('pricePeriod')
    .select(['id', 'type', 'percentage', 'weekdays', 'from', 'to', 'name'])
    .where('caterId', '=', caterId)
    .execute()
  return { cater, services, pricePeriods, menus: await findMenus(db, menuIds.filter(isUuid)) }
}

async function findMenus(db: Db, ids: readonly string[]): Promise<OrderCatalogue['menus']> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .withRecursive('tree', (cte) =>
      cte
        .selectFrom('menu')
        .selectAll()
        .where('id', 'in', [...new Set(ids)])
        .where('parentId', 'is', null)
        .unionAll((union) => union.selectFrom('menu').innerJoin('tree', 'tree.id', 'menu.parentId').selectAll('menu')),
    )
    .selectFrom('tree')
    .selectAll()
    .orderBy('order')
    .orderBy('id')
    .execute()
  const childrenOf = groupBy(rows, (row) => row.parentId)
  const toNode = ({ priceOere, ...row }: Selectable<MenuTable>): MenuNode => ({
    ...row,
    price: priceOere,
    children: (childrenOf.get(row.id) ?? []).map(toNode),
  })
  return new Map(childrenOf.get(null)?.map((row) => [row.id, { caterId: row.caterId, menu: toNode(row) }]))
}
