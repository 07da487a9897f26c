import { type Expression, sql } from 'kysely'
import type { Db } from '../database/connect.ts'

const BATCH_SIZE = 500

/** Empties a batch of mails that were sent or have failed before a moment; returns how many. */
export async function emptyMailsBefore(db: Db, before: Date, at: Date): Promise<number> {
  const expired = db
    .selectFrom('mail')
    .select('id')
    .where(sql<Date>`coalesce("sentAt", "sendAfter")`, '<', before)
    .where('state', '<>', 'queued')
    .where('emptiedAt', 'is', null)
    .limit(BATCH_SIZE)
    // Another process empties the rows that it has locked
    .forUpdate()
    .skipLocked()
  return (await emptyMails(db, at, sql<boolean>`id in (${expired})`)).length
}

/**
 * Removes the mails about orders: their recipient and content, where they have left the queue, else the mails themselves.
 * Returns the ids of the emptied ones.
 */
export async function emptyMailsAbout(tx: Db, orderIds: readonly string[], at: Date): Promise<string[]> {
  const isAbout = sql<boolean>`"orderId" = any(${[...orderIds]}::uuid[])`
  await tx.deleteFrom('mail').where('state', '=', 'queued').where(isAbout).execute()
  return emptyMails(tx, at, isAbout)
}

/**
 * The same for the mails to somebody, but those about some orders. A caterer's mails about others' orders that wait are
 * still sent.
 */
export async function emptyMailsTo(tx: Db, email: string, except: readonly string[], at: Date): Promise<string[]> {
  const isTo = sql<boolean>`lower("to") = ${email}`
  await tx.deleteFrom('mail').where('state', '=', 'queued').where('orderId', 'is', null).where(isTo).execute()
  return emptyMails(tx, at, sql<boolean>`${isTo} and ("orderId" is null or "orderId" <> all(${[...except]}::uuid[]))`)
}

/** Kind, state and times stay. */
async function emptyMails(db: Db, at: Date, condition: Expression<boolean>): Promise<string[]> {
  const emptied = await db
    .updateTable('mail')
    .set({ to: '', replyTo: null, subject: '', html: '', text: '', letter: null, emptiedAt: at })
    .where('state', '<>', 'queued')
    .where('emptiedAt', 'is', null)
    .where(condition)
    .returning('id')
    .execute()
  return emptied.map(({ id }) => id)
}
