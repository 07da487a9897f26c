import type { Db } from '../database/connect.ts'
import { isUuid } from '../database/uuid.ts'
import type { CaterViewer, LinkViewer } from '../accounts/viewer.ts'
import { statusesFor } from '../../domain/orders/orderActs.ts'
import type { Oere } from '../../domain/money/money.ts'
import { type OrderRow, visibleOrders } from './orderStore.ts'
import { toStatusColumn } from './statusColumn.ts'

/** The stored part of a cancellation. The fee is null where the caterer has called the order off. */
export interface Cancellation {
  fee: Oere | null
  reason: string | null
}

/**
 * Cancels an order of the viewer; undefined if there is none such or its status does not allow it. The WHERE clause
 * checks the status, so that of two who cancel the second finds no row.
 */
export async function cancelVisibleOrder(
  tx: Db,
  viewer: CaterViewer | LinkViewer,
  id: string,
  { fee, reason }: Cancellation,
  at: Date,
): Promise<OrderRow | undefined> {
  if (!isUuid(id)) return undefined
  const by = viewer.role === 'cater' ? 'cater' : 'customer'
  return tx
    .updateTable('order')
    .set({ cancelledAt: at, cancelledBy: by, cancelFeeOere: fee, cancelReason: reason })
    .where('id', 'in', visibleOrders(tx, viewer).select('order.id').where('order.id', '=', id))
    .where('status', 'in', statusesFor('cancel', by).map(toStatusColumn))
    .where('deliveredAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
}
