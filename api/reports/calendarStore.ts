import { randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { OrderTable } from '../database/schema.ts'
import type { CaterViewer } from '../http/viewer.ts'

const SECRET_BYTES = 32

/** The secret part of the address of the viewer's calendar; made the first time. */
export async function findCalendarSecret(db: Db, viewer: CaterViewer): Promise<string> {
  const given = db.selectFrom('cater').select('calendarSecret').where('id', '=', viewer.caterId)
  const { calendarSecret } = await given.executeTakeFirstOrThrow()
  if (calendarSecret) return calendarSecret
  await db
    .updateTable('cater')
    .set({ calendarSecret: newSecret() })
    .where('id', '=', viewer.caterId)
    // Of two who ask for the first time at once both get the same
    .where('calendarSecret', 'is', null)
    .execute()
  return (await given.executeTakeFirstOrThrow()).calendarSecret!
}

/** A new secret for the viewer's calendar; the one before opens nothing any more. */
export async function renewCalendarSecret(tx: Db, viewer: CaterViewer): Promise<string> {
  const secret = newSecret()
  await tx.updateTable('cater').set({ calendarSecret: secret }).where('id', '=', viewer.caterId).execute()
  return secret
}

/** A delivery as a calendar shows it: nothing of who ordered it. */
export interface Delivery
  extends Pick<
    Selectable<OrderTable>,
    'id' | 'orderRef' | 'deliveryDate' | 'deliveryTime' | 'address' | 'zipCode' | 'city' | 'content'
  > {
  /** When something last happened to the order. */
  changedAt: Date
}

/** The caterer whose calendar has the secret; undefined where none has. */
export const findCalendarCater = (db: Db, secret: string): Promise<{ id: number; name: string } | undefined> =>
  db
    .selectFrom('cater')
    .select(['id', 'name'])
    .where('calendarSecret', '=', secret)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/** What a caterer has accepted to deliver from a date on. */
export const listDeliveries = (db: Db, cater: { id: number }, from: string): Promise<Delivery[]> =>
  db
    .selectFrom('order')
    .select(['id', 'orderRef', 'deliveryDate', 'deliveryTime', 'address', 'zipCode', 'city', 'content'])
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
