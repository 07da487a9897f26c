import { randomBytes } from 'node:crypto'
import type { Db } from '../database/connect.ts'
import type { CaterViewer } from '../http/viewer.ts'
import type { Delivery } from '../orders/calendar/deliveryEvent.ts'
import { lastChange } from '../orders/calendar/orderCalendarStore.ts'
import type { OrderRow } from '../orders/orderStore.ts'

const SECRET_BYTES = 32

/** The secret in the URL of the viewer's calendar, created on the first call. */
export async function findCalendarSecret(db: Db, viewer: CaterViewer): Promise<string> {
  const query = db.selectFrom('cater').select('calendarSecret').where('id', '=', viewer.caterId)
  const { calendarSecret } = await query.executeTakeFirstOrThrow()
  if (calendarSecret) return calendarSecret
  await db
    .updateTable('cater')
    .set({ calendarSecret: newSecret() })
    .where('id', '=', viewer.caterId)
    // Two concurrent first calls get the same secret
    .where('calendarSecret', 'is', null)
    .execute()
  return (await query.executeTakeFirstOrThrow()).calendarSecret!
}

/** Replaces the secret of the viewer's calendar; the old one is invalid at once. */
export async function renewCalendarSecret(tx: Db, viewer: CaterViewer): Promise<string> {
  const secret = newSecret()
  await tx.updateTable('cater').set({ calendarSecret: secret }).where('id', '=', viewer.caterId).execute()
  return secret
}

/** A delivery in a caterer's calendar, with what the driver needs to find and call the customer. */
export interface CaterDelivery extends Delivery, Pick<OrderRow, 'orderer' | 'phoneNumber' | 'content'> {}

/** The caterer whose calendar has this secret; undefined if there is none. */
export const findCalendarCater = (db: Db, secret: string): Promise<{ id: number; name: string } | undefined> =>
  db
    .selectFrom('cater')
    .select(['id', 'name'])
    .where('calendarSecret', '=', secret)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/** The accepted deliveries of a caterer from a date on. */
export const listDeliveries = (db: Db, cater: { id: number }, from: string): Promise<CaterDelivery[]> =>
  db
    .selectFrom('order')
    .select(['id', 'orderRef', 'deliveryDate', 'deliveryTime', 'address', 'zipCode', 'city'])
    .select(['orderer', 'phoneNumber', 'content'])
    .select(lastChange.as('changedAt'))
    .where('caterId', '=', cater.id)
    .where('deliveryDate', '>=', from)
    .where('status', 'in', ['accepted', 'paid'])
    .orderBy('deliveryDate')
    .orderBy('deliveryTime')
    .orderBy('orderRef')
    .execute()

const newSecret = () => randomBytes(SECRET_BYTES).toString('base64url')
