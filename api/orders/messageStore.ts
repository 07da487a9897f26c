import type { Db } from '../database/connect.ts'
import type { CaterViewer, CustomerViewer } from '../http/viewer.ts'

/** Writes a message under an order that was found for the viewer. */
export async function insertMessage(
  tx: Db,
  viewer: CaterViewer | CustomerViewer,
  { orderId, message, at }: { orderId: string; message: string; at: Date },
): Promise<void> {
  const row = { orderId, message, createdAt: at, sender: viewer.role, userId: viewer.userId }
  await tx.insertInto('orderMessage').values(row).execute()
}
