import type { Updateable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { OrderTable } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import type { AdminViewer } from '../http/viewer.ts'
import type { OrderRow } from './orderStore.ts'

/** What may be mended of an order: where and when it is delivered, and what was said about it. */
export type EditableFields = Pick<
  OrderRow,
  'address' | 'zipCode' | 'city' | 'deliveryDate' | 'deliveryTime' | 'comment'
>

/** Keeps everybody else from changing an order until the transaction ends. */
export async function lockOrder(tx: Db, _viewer: AdminViewer, id: string): Promise<void> {
  if (!isUuid(id)) return
  await tx.selectFrom('order').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/** Mends an order, never its state, price or content. */
export async function updateOrder(
  tx: Db,
  _viewer: AdminViewer,
  id: string,
  values: Partial<EditableFields> & Updateable<OrderTable>,
): Promise<void> {
  await tx.updateTable('order').set(values).where('id', '=', id).execute()
}
