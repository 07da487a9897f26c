import type { Db } from '../database/connect.ts'
import { isUuid } from '../database/uuid.ts'
import type { CaterViewer } from '../accounts/viewer.ts'
import { anyUuid } from '../orders/orderStore.ts'
import type { DateRange } from '../routes/dateRange.ts'

/** An accepted order, with what kitchen and driver need of it. */
export type KitchenRow = Awaited<ReturnType<typeof listOfDateRange>>[number]

/** The accepted orders of the viewer's caterer, by time of delivery. */
const acceptedOrders = (db: Db, viewer: CaterViewer) =>
  db
    .selectFrom('order')
    .leftJoin('user as deliverer', 'deliverer.id', 'order.deliveredBy')
    .select([
      'order.id',
      'order.orderRef',
      'order.deliveryDate',
      'order.deliveryTime',
      'order.orderer',
      'order.phoneNumber',
      'order.address',
      'order.zipCode',
      'order.city',
      'order.comment',
      'order.content',
      'order.needs',
      'order.deliveredAt',
      'deliverer.id as delivererId',
      'deliverer.firstName',
      'deliverer.lastName',
    ])
    .where('order.caterId', '=', viewer.caterId)
    .where('order.status', 'in', ['accepted', 'paid'])
    .orderBy('order.deliveryDate')
    .orderBy('order.deliveryTime')
    .orderBy('order.orderRef')

/** Those of a period. */
export const listOfDateRange = (db: Db, viewer: CaterViewer, { from, to }: DateRange) =>
  acceptedOrders(db, viewer).where('order.deliveryDate', '>=', from).where('order.deliveryDate', '<=', to).execute()

/** Those with these ids; ids of other orders are left out. */
export const listByIds = (db: Db, viewer: CaterViewer, ids: readonly string[]): Promise<KitchenRow[]> =>
  acceptedOrders(db, viewer)
    .where('order.id', '=', anyUuid(ids.filter(isUuid)))
    .execute()

/**
 * Notes that an accepted order was delivered (`at`), or undoes that (null). Returns its id; undefined where there is
 * none such, or it is as wanted already.
 */
export async function saveDelivered(
  tx: Db,
  viewer: CaterViewer,
  id: string,
  at: Date | null,
): Promise<string | undefined> {
  if (!isUuid(id)) return undefined
  const changed = await tx
    .updateTable('order')
    .where('id', '=', id)
    .where('caterId', '=', viewer.caterId)
    .where('status', 'in', ['accepted', 'paid'])
    .where('deliveredAt', at === null ? 'is not' : 'is', null)
    .set({ deliveredAt: at, deliveredBy: at === null ? null : viewer.userId })
    .returning('id')
    .executeTakeFirst()
  return changed?.id
}
