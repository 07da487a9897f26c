import type { Db } from '../database/connect.ts'
import type { CaterViewer, CustomerViewer, LinkViewer } from '../accounts/viewer.ts'

/** Adds a message to an order that the viewer may see. */
export async function insertMessage(
  tx: Db,
  viewer: CaterViewer | CustomerViewer | LinkViewer,
  { orderId, message, at }: { orderId: string; message: string; at: Date },
): Promise<void> {
  const from =
    viewer.role === 'link'
      ? ({ sender: 'customer', userId: null } as const)
      : { sender: viewer.role, userId: viewer.userId }
  const row = { orderId, message, createdAt: at, ...from }
  await tx.insertInto('orderMessage').values(row).execute()
}
