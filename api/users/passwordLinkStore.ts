import type { Selectable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { PasswordLinkTable } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'

/** Adds a link for a user and answers its id; forgets those of the user's that have run out. */
export async function insertPasswordLink(tx: Db, userId: string, at: Date, expiresAt: Date): Promise<string> {
  const link = tx.insertInto('passwordLink').values({ userId, expiresAt }).returning('id')
  const { id } = await link.executeTakeFirstOrThrow()
  // After it: adding holds the user's row, as whoever sets a password does before touching links
  await tx.deleteFrom('passwordLink').where('userId', '=', userId).where('expiresAt', '<=', at).execute()
  return id
}

/** A link, used or not; undefined where there is none such, or no longer. */
export async function findPasswordLink(db: Db, id: string): Promise<Selectable<PasswordLinkTable> | undefined> {
  if (!isUuid(id)) return undefined
  return db.selectFrom('passwordLink').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Uses up all open links of a user. */
export async function closePasswordLinks(tx: Db, userId: string, at: Date): Promise<void> {
  await tx
    .updateTable('passwordLink')
    .set({ usedAt: at })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute()
}
