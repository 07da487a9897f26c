import type { Updateable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { OrderTable } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import type { AdminViewer } from '../accounts/viewer.ts'
import type { OrderRow } from './orderStore.ts'

/** The fields that an admin may edit. */
export type EditableFields = Pick<
  OrderRow,
  'address' | 'zipCode' | 'city' | 'deliveryDate' | 'deliveryTime' | 'comment'
>

/** Locks an order against concurrent changes until the transaction ends. */
export async function lockOrder(tx: Db, _viewer: AdminViewer, id: string): Promise<void> {
  if (!isUuid(id)) return
  await tx.selectFrom('order').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/** Updates the editable fields of an order. */
export async function updateOrder(
  tx: Db,
  _viewer: AdminViewer,
  id: string,
  values: Partial<EditableFields> & Updateable<OrderTable>,
): Promise<void> {
  await tx.updateTable('order').set(values).where('id', '=', id).execute()
}
