import type { Selectable, Updateable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { CaterTable, MenuTable, OrderTable } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import type { LinkViewer } from '../accounts/viewer.ts'
import type { OrderRow } from './orderStore.ts'

/** The columns of an order's caterer that decide whether the order may be changed; undefined where it is gone. */
export const findOrderedFrom = (
  db: Db,
  caterId: number,
): Promise<Pick<Selectable<CaterTable>, 'id' | 'orderBefore' | 'minEnvelopes' | 'delivery'> | undefined> =>
  db
    .selectFrom('cater')
    .select(['id', 'orderBefore', 'minEnvelopes', 'delivery'])
    .where('id', '=', caterId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/** The fewest and most covers of menus that are still there. */
export async function listCoverLimits(
  db: Db,
  menuIds: readonly string[],
): Promise<Map<string, Pick<Selectable<MenuTable>, 'minAmount' | 'maxAmount'>>> {
  const ids = menuIds.filter(isUuid)
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('menu').select(['id', 'minAmount', 'maxAmount']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, ...limits }) => [id, limits]))
}

/** Saves what the customer has changed of the viewer's order, which the caller has locked; returns the order then. */
export const saveCustomerChange = (tx: Db, viewer: LinkViewer, values: Updateable<OrderTable>): Promise<OrderRow> =>
  tx.updateTable('order').set(values).where('id', '=', viewer.orderId).returningAll().executeTakeFirstOrThrow()
