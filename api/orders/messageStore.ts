import type { Db } from '../database/connect.ts'
import type { CaterViewer, CustomerViewer } from '../http/viewer.ts'

/** Adds a message to an order that the viewer may see. */
export async function insertMessage(
  tx: Db,
  viewer: CaterViewer | CustomerViewer,
  { orderId, message, at }: { orderId: string; message: string; at: Date },
): Promise<void> {
  const row = { orderId, message, createdAt: at, sender: viewer.role, userId: viewer.userId }
  await tx.insertInto('orderMessage').values(row).execute()
}
