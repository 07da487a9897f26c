import { sql } from 'kysely'
import type { OrderMail } from '../../contract/orders.ts'
import type { Db } from '../database/connect.ts'
import { EVENT_COLUMNS, eventRow, type NewEvent, recordEvent } from '../orders/orderEventStore.ts'
import type { AdminViewer, Viewer } from '../http/viewer.ts'
import { type AnnouncedMail, isSecret, type MailKind, type StoredMail } from './mail.ts'

const MOST_LISTED = 200

/** Writes mails as queued. */
export async function insertMails(tx: Db, mails: readonly AnnouncedMail[]): Promise<void> {
  await tx.insertInto('mail').values(mails).execute()
}

/** The same with what happened to their order, in one statement. */
export async function insertMailsWithEvent(tx: Db, mails: readonly AnnouncedMail[], event: NewEvent): Promise<void> {
  await tx
    .with('written', (cte) => cte.insertInto('mail').values(mails))
    .insertInto('orderEvent')
    .columns(EVENT_COLUMNS)
    .expression(eventRow(event))
    .execute()
}

/** Counts one more attempt and answers the mail; undefined where it is sent, failed or taken back meanwhile. */
export const beginAttempt = (db: Db, id: string): Promise<StoredMail | undefined> =>
  db
    .updateTable('mail')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .returningAll()
    .executeTakeFirst()

/** Ends a queued mail, and records that in its order's history. Of a secret one nothing is kept but that it was sent. */
export const endMail = (
  db: Db,
  { id, kind }: Pick<StoredMail, 'id' | 'kind'>,
  state: 'sent' | 'failed',
  at: Date,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const mail = await tx
      .updateTable('mail')
      .set({ state, sentAt: state === 'sent' ? at : null })
      .$if(state === 'sent' && isSecret(kind), (secret) => secret.set({ html: '', text: '' }))
      .where('id', '=', id)
      .where('state', '=', 'queued')
      .returning('orderId')
      .executeTakeFirst()
    if (!mail?.orderId) return
    await recordEvent(tx, { orderId: mail.orderId, type: state === 'sent' ? 'mailed' : 'mail_failed', at, by: null })
  })

/** Every mail that still waits, oldest first. */
export const queuedMails = (db: Db): Promise<Pick<StoredMail, 'id' | 'sendAfter' | 'attempts'>[]> =>
  db
    .selectFrom('mail')
    .select(['id', 'sendAfter', 'attempts'])
    .where('state', '=', 'queued')
    .orderBy('createdAt')
    .execute()

/** Removes the mails of some kinds about an order that wait; answers them. One under way may arrive all the same. */
export const deleteQueuedMails = (
  tx: Db,
  orderId: string,
  kinds: readonly MailKind[],
): Promise<Pick<StoredMail, 'id' | 'attempts'>[]> =>
  tx
    .deleteFrom('mail')
    .where('orderId', '=', orderId)
    .where('kind', 'in', kinds)
    .where('state', '=', 'queued')
    .returning(['id', 'attempts'])
    .execute()

/**
 * The state of a mail that nobody else may change until the transaction ends; undefined where the viewer has none such:
 * an admin has all, a cater those about its caterer's orders, a customer none.
 */
export async function lockMail(
  tx: Db,
  viewer: Viewer,
  id: string,
): Promise<Pick<StoredMail, 'kind' | 'state' | 'orderId'> | undefined> {
  if (viewer.role === 'customer') return undefined
  const mail = tx.selectFrom('mail').select(['kind', 'state', 'orderId']).where('id', '=', id).forUpdate()
  if (viewer.role === 'admin') return mail.executeTakeFirst()
  const orders = tx.selectFrom('order').select('order.id').where('order.caterId', '=', viewer.caterId)
  return mail.where('orderId', 'in', orders).executeTakeFirst()
}

/** Lets a mail wait once more, as if it had never been tried. */
export async function resetMail(tx: Db, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ state: 'queued', attempts: 0, resends: sql<number>`resends + 1`, sendAfter: at, sentAt: null })
    .where('id', '=', id)
    .execute()
}

/** What an admin may know of the mails in a state or in any: the newest 200, newest first. */
export const listMails = (
  db: Db,
  _viewer: AdminViewer,
  state: OrderMail['state'] | undefined,
): Promise<Pick<StoredMail, 'id' | 'orderId' | 'kind' | 'to' | 'state' | 'createdAt' | 'sentAt'>[]> =>
  db
    .selectFrom('mail')
    .select(['id', 'orderId', 'kind', 'to', 'state', 'createdAt', 'sentAt'])
    .$if(state !== undefined, (mails) => mails.where('state', '=', state as OrderMail['state']))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute()
