import type { Selectable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { PasswordLinkTable } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'

const BATCH_SIZE = 500

/** Adds a link for a user and returns its id; deletes the user's expired ones. */
export async function insertPasswordLink(tx: Db, userId: string, at: Date, expiresAt: Date): Promise<string> {
  const link = tx.insertInto('passwordLink').values({ userId, expiresAt }).returning('id')
  const { id } = await link.executeTakeFirstOrThrow()
  // After inserting, which locks the user's row as setting a password does before it updates links: no deadlock
  await tx.deleteFrom('passwordLink').where('userId', '=', userId).where('expiresAt', '<=', at).execute()
  return id
}

/** Deletes a batch of expired links and returns how many. */
export async function deleteExpiredPasswordLinks(db: Db, now: Date): Promise<number> {
  const expired = db.selectFrom('passwordLink').select('id').where('expiresAt', '<=', now).limit(BATCH_SIZE)
  const links = db.deleteFrom('passwordLink').where('id', 'in', expired.forUpdate().skipLocked())
  return Number((await links.executeTakeFirst()).numDeletedRows)
}

/** A link, used or not; undefined if there is none. */
export async function findPasswordLink(db: Db, id: string): Promise<Selectable<PasswordLinkTable> | undefined> {
  if (!isUuid(id)) return undefined
  return db.selectFrom('passwordLink').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Marks all open links of a user as used. */
export async function closePasswordLinks(tx: Db, userId: string, at: Date): Promise<void> {
  await tx
    .updateTable('passwordLink')
    .set({ usedAt: at })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute()
}
