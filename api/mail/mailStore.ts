import { sql } from 'kysely'
import type { OrderMail } from '../../contract/orders.ts'
import type { Db } from '../database/connect.ts'
import { countRows, isAfterKey, type Keyset, type KeysetPage, readKeysetPage } from '../database/keyset.ts'
import { isUuid } from '../database/uuid.ts'
import type { AdminViewer } from '../accounts/viewer.ts'
import {
  type FinishedMail,
  type MailContent,
  type UnwrittenMail,
  isSecret,
  type MailKind,
  type NewMail,
  type OnMailFinished,
  type StoredMail,
} from './mail.ts'

/** Inserts mails as queued. */
export async function insertMails(tx: Db, mails: readonly NewMail[]): Promise<void> {
  await tx.insertInto('mail').values(mails.map(toMailRow)).execute()
}

/** The row of a new mail, queued. */
export const toMailRow = (mail: NewMail) => ({ ...mail, sendAfter: mail.sendAfter ?? mail.createdAt })

/** Queued mails that are due and not written yet, the longest due first. */
export async function listUnwrittenMails(db: Db, now: Date, limit: number): Promise<UnwrittenMail[]> {
  const rows = await db
    .selectFrom('mail')
    .select(['id', 'kind', 'orderId', 'createdAt', 'letter'])
    .where('state', '=', 'queued')
    .where('enqueuedAt', 'is', null)
    .where('sendAfter', '<=', now)
    .where('letter', 'is not', null)
    .orderBy('sendAfter')
    .limit(limit)
    .execute()
  return rows.map(({ letter, ...mail }) => ({ ...mail, letter: letter ?? {} }))
}

/** Stores the content of a mail that is not written yet. */
export async function saveContent(db: Db, id: string, { html, text, linkMark = null }: MailContent): Promise<void> {
  await db
    .updateTable('mail')
    .set({ html, text, linkMark, letter: null })
    .where('id', '=', id)
    .where('letter', 'is not', null)
    .execute()
}

/** Locks queued mails that are written and due and have no job, the longest due first; leaves out those that another process has locked. */
export const lockMailsWithoutJob = (tx: Db, now: Date, limit: number): Promise<Pick<StoredMail, 'id' | 'attempts'>[]> =>
  tx
    .selectFrom('mail')
    .select(['id', 'attempts'])
    .where('state', '=', 'queued')
    .where('enqueuedAt', 'is', null)
    .where('sendAfter', '<=', now)
    .where('letter', 'is', null)
    .orderBy('sendAfter')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()

/** Marks mails as having their jobs. */
export async function markEnqueued(tx: Db, ids: readonly string[], at: Date): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ enqueuedAt: at })
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
}

/** Marks queued mails, or all of them, as having no jobs; returns their ids. */
export async function forgetJobs(db: Db, ids?: readonly string[]): Promise<string[]> {
  const forgotten = await db
    .updateTable('mail')
    .set({ enqueuedAt: null })
    .where('state', '=', 'queued')
    .$if(ids !== undefined, (query) => query.where('id', '=', sql<string>`any(${[...(ids ?? [])]}::uuid[])`))
    .returning('id')
    .execute()
  return forgotten.map(({ id }) => id)
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

/** True for a mail that is still queued. */
export const isMailQueued = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('mail').select('id').where('id', '=', id).where('state', '=', 'queued').executeTakeFirst()) !==
  undefined

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
    .set({
      state: 'queued',
      attempts: 0,
      resends: sql<number>`resends + 1`,
      sendAfter: at,
      sentAt: null,
      enqueuedAt: null,
    })
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
