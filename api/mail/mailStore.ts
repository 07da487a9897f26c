import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { NewMail, StoredMail } from './mail.ts'

/** Writes a mail as queued; answers its id. */
export async function insertMail(tx: Db, mail: NewMail, sendAfter: Date | undefined): Promise<string> {
  const row = { ...mail, ...(sendAfter && { sendAfter }) }
  const { id } = await tx.insertInto('mail').values(row).returning('id').executeTakeFirstOrThrow()
  return id
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

/** Ends a queued mail, and records that in its order's history. */
export const endMail = (db: Db, id: string, state: 'sent' | 'failed', at: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const mail = await tx
      .updateTable('mail')
      .set({ state, sentAt: state === 'sent' ? at : null })
      .where('id', '=', id)
      .where('state', '=', 'queued')
      .returning('orderId')
      .executeTakeFirst()
    if (!mail?.orderId) return
    const type = state === 'sent' ? 'mailed' : 'mail_failed'
    await tx.insertInto('orderEvent').values({ orderId: mail.orderId, type, at, by: null }).execute()
  })

/** Every mail that still waits, oldest first. */
export const queuedMails = (db: Db): Promise<Pick<StoredMail, 'id' | 'sendAfter'>[]> =>
  db.selectFrom('mail').select(['id', 'sendAfter']).where('state', '=', 'queued').orderBy('createdAt').execute()
