import type { Db } from '../../database/connect.ts'
import { isUuid } from '../../database/uuid.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import type { MailKind, OnMailFinished, StoredMail } from '../../mail/mail.ts'
import { EVENT_COLUMNS, finishedMailRows } from '../orderEventStore.ts'
import { anyUuid, visibleOrders } from '../orderStore.ts'
import type { MailedOrder } from './orderMails.ts'

/** Some orders as the mails about them need them. */
export const listMailedOrders = (db: Db, ids: readonly string[]): Promise<(MailedOrder & { caterId: number })[]> =>
  db.selectFrom('order').selectAll().where('id', '=', anyUuid(ids)).execute()

/** True if an order has a mail of a kind, in any state. */
export async function hasMail(db: Db, orderId: string, kind: MailKind): Promise<boolean> {
  const mail = db.selectFrom('mail').select('id').where('orderId', '=', orderId).where('kind', '=', kind)
  return (await mail.limit(1).executeTakeFirst()) !== undefined
}

/** The mail of a kind about an order that is due last, in any state. */
export const findLastMail = (
  db: Db,
  orderId: string,
  kind: MailKind,
): Promise<Pick<StoredMail, 'sendAfter'> | undefined> =>
  db
    .selectFrom('mail')
    .select('sendAfter')
    .where('orderId', '=', orderId)
    .where('kind', '=', kind)
    .orderBy('sendAfter', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Records in an order's history that a mail about it was sent or has failed. */
export const recordMailEvent: OnMailFinished = (queries, { kind, state, at }) =>
  queries
    .insertInto('orderEvent')
    .columns(EVENT_COLUMNS)
    .expression(finishedMailRows({ type: state === 'sent' ? 'mailed' : 'mail_failed', at, mailKind: kind }))
    .execute()

/**
 * Locks a mail about an order until the transaction ends. Undefined if the viewer may not see the order, or it has no
 * such mail; customers may lock none.
 */
export async function lockOrderMail(
  tx: Db,
  viewer: Viewer,
  orderId: string,
  id: string,
): Promise<Pick<StoredMail, 'id' | 'kind' | 'state' | 'emptiedAt'> | undefined> {
  if (viewer.role === 'customer' || !isUuid(orderId) || !isUuid(id)) return undefined
  return tx
    .selectFrom('mail')
    .select(['id', 'kind', 'state', 'emptiedAt'])
    .where('id', '=', id)
    .where('orderId', 'in', visibleOrders(tx, viewer).select('order.id').where('order.id', '=', orderId))
    .forUpdate()
    .executeTakeFirst()
}
