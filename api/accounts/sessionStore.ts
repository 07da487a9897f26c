import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { TOKEN_HOURS } from './tokens.ts'

const BATCH_SIZE = 500

/**
 * Begins a session of a user, whose token is about to be signed; returns its id. Dated by the database, as tokens are by
 * the real clock and not by the service's.
 */
export async function insertSession(tx: Db, userId: string): Promise<string> {
  const expiresAt = sql<Date>`now() + make_interval(hours => ${TOKEN_HOURS})`
  const session = tx.insertInto('session').values({ userId, expiresAt }).returning('id')
  return (await session.executeTakeFirstOrThrow()).id
}

/** Ends a session of a user: its token is invalid at once, in every process. */
export const endSession = (tx: Db, userId: string, id: string): Promise<unknown> =>
  openSessions(tx, userId).where('id', '=', id).execute()

/** Ends all sessions of a user whose tokens are revoked. */
export const endSessions = (tx: Db, userId: string): Promise<unknown> => openSessions(tx, userId).execute()

/** Deletes a batch of sessions whose tokens have expired, and returns how many. */
export async function deleteExpiredSessions(db: Db): Promise<number> {
  const expired = db.selectFrom('session').select('id').where('expiresAt', '<', sql<Date>`now()`).limit(BATCH_SIZE)
  const sessions = db.deleteFrom('session').where('id', 'in', expired.forUpdate().skipLocked())
  return Number((await sessions.executeTakeFirst()).numDeletedRows)
}

const openSessions = (tx: Db, userId: string) =>
  tx.updateTable('session').set({ endedAt: sql`now()` }).where('userId', '=', userId).where('endedAt', 'is', null)
