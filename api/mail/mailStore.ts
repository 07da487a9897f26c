import { sql } from 'kysely'
import type { OrderMail } from '../../contract/orders.ts'
import type { Db } from '../database/connect.ts'
import { countRows, isAfterKey, type Keyset, type KeysetPage, readKeysetPage } from '../database/keyset.ts'
import { isUuid } from '../database/uuid.ts'
import type { AdminViewer } from '../accounts/viewer.ts'
import {
  type FinishedMail,
  isSecret,
  type MailKind,
  type OnMailFinished,
  type ScheduledMail,
  type StoredMail,
} from './mail.ts'

/** Inserts mails as queued. */
export async function insertMails(tx: Db, mails: readonly ScheduledMail[]): Promise<void> {
  await tx.insertInto('mail').values(mails).execute()
}

/** Counts one more attempt and returns the mail; undefined if it is not due yet, or was sent, failed or cancelled meanwhile. */
export const startAttempt = (db: Db, id: string, at: Date): Promise<StoredMail | undefined> =>
  db
    .updateTable('mail')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where('sendAfter', '<=', at)
    .returningAll()
    .executeTakeFirst()

/** Saves the final state of a queued mail, together with what `onFinished` writes. Deletes the content of a sent secret. */
export async function finishMail(
  db: Db,
  { id, kind }: Pick<StoredMail, 'id' | 'kind'>,
  state: FinishedMail['state'],
  at: Date,
  onFinished: OnMailFinished,
): Promise<void> {
  const queries = db.with('finished', (cte) =>
    cte
      .updateTable('mail')
      .set({ state, sentAt: state === 'sent' ? at : null })
      .$if(state === 'sent' && isSecret(kind), (secret) => secret.set({ html: '', text: '' }))
      .where('id', '=', id)
      .where('state', '=', 'queued')
      .returning('orderId'),
  )
  await onFinished(queries, { kind, state, at })
}

/** A mail that is still queued. */
export const findQueuedMail = (db: Db, id: string): Promise<Pick<StoredMail, 'id' | 'sendAfter'> | undefined> =>
  db
    .selectFrom('mail')
    .select(['id', 'sendAfter'])
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst()

/** Every queued mail, oldest first. */
export const listQueuedMails = (db: Db): Promise<Pick<StoredMail, 'id' | 'sendAfter' | 'attempts'>[]> =>
  db
    .selectFrom('mail')
    .select(['id', 'sendAfter', 'attempts'])
    .where('state', '=', 'queued')
    .orderBy('createdAt')
    .execute()

/** Deletes the queued mails of some kinds about an order and returns them. One in delivery may arrive all the same. */
export const deleteQueuedMails = (
  tx: Db,
  orderId: string,
  kinds: readonly MailKind[],
): Promise<Pick<StoredMail, 'id' | 'attempts' | 'createdAt'>[]> =>
  tx
    .deleteFrom('mail')
    .where('orderId', '=', orderId)
    .where('kind', 'in', kinds)
    .where('state', '=', 'queued')
    .returning(['id', 'attempts', 'createdAt'])
    .execute()

/** Deletes the queued mails of a kind about an order that no delivery has been attempted of, and returns them. */
export const deleteUntriedMails = (tx: Db, orderId: string, kind: MailKind): Promise<Pick<StoredMail, 'createdAt'>[]> =>
  tx
    .deleteFrom('mail')
    .where('orderId', '=', orderId)
    .where('kind', '=', kind)
    .where('state', '=', 'queued')
    .where('attempts', '=', 0)
    .returning('createdAt')
    .execute()

/** Locks any mail until the transaction ends, for an admin; undefined if there is none. */
export const lockMail = async (
  tx: Db,
  _viewer: AdminViewer,
  id: string,
): Promise<Pick<StoredMail, 'id' | 'kind' | 'state' | 'emptiedAt'> | undefined> =>
  isUuid(id)
    ? tx
        .selectFrom('mail')
        .select(['id', 'kind', 'state', 'emptiedAt'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined

/** Queues a mail once more, with its attempts reset. */
export async function resetMail(tx: Db, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ state: 'queued', attempts: 0, resends: sql<number>`resends + 1`, sendAfter: at, sentAt: null })
    .where('id', '=', id)
    .execute()
}

/** A mail in a list, without its content. */
export type ListedMail = Pick<
  StoredMail,
  'id' | 'orderId' | 'kind' | 'to' | 'state' | 'createdAt' | 'sentAt' | 'emptiedAt'
> & {
  /** The moment of `createdAt` to the microsecond, by which the list is sorted. */
  createdAtText: string
}

/** The place of a mail in a list by the moment at which it was created. */
export interface MailKey {
  createdAt: string
  id: string
}

/** A page of the mails in a state, or in any, the newest first. */
export const listMails = (
  db: Db,
  _viewer: AdminViewer,
  state: OrderMail['state'] | undefined,
  keyset: Keyset<MailKey>,
): Promise<KeysetPage<ListedMail>> => {
  const matching = db
    .selectFrom('mail')
    .$if(state !== undefined, (mails) => mails.where('state', '=', state as OrderMail['state']))
  const { after } = keyset
  const rows = matching
    .select(['id', 'orderId', 'kind', 'to', 'state', 'createdAt', 'sentAt', 'emptiedAt'])
    .select(sql<string>`"createdAt"::text`.as('createdAtText'))
    .$if(after !== null, (mails) =>
      mails.where(
        isAfterKey([sql.ref('createdAt'), sql.ref('id')], 'desc', [
          sql`${after?.createdAt}::timestamptz`,
          sql`${after?.id}::uuid`,
        ]),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
  return readKeysetPage(keyset, rows, () => countRows(db, matching))
}
