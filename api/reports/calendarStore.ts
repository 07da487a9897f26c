import { randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { CaterViewer } from '../accounts/viewer.ts'
import type { OrderTable } from '../database/schema.ts'
import type { Delivery } from '../routes/deliveryEvent.ts'

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
export interface CaterDelivery extends Delivery, Pick<Selectable<OrderTable>, 'orderer' | 'phoneNumber' | 'content'> {}

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
    .select(
      sql<Date>`coalesce((select max(at) from "orderEvent" where "orderId" = "order".id), "createdAt")`.as('changedAt'),
    )
    .where('caterId', '=', cater.id)
    .where('deliveryDate', '>=', from)
    .where('status', 'in', ['accepted', 'paid'])
    .orderBy('deliveryDate')
    .orderBy('deliveryTime')
    .orderBy('orderRef')
    .execute()

const newSecret = () => randomBytes(SECRET_BYTES).toString('base64url')
