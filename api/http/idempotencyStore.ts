import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { ProblemError } from './problems.ts'

const RETENTION_HOURS = 24
const PRUNE_BATCH_SIZE = 100

/** The response to an earlier request with the same key, and the hash of that request's body. */
interface SavedResponse {
  bodyHash: string
  answer: object
}

/**
 * Claims a key until the end of the caller's transaction; returns the saved response when the key was used before.
 * Never waits: throws 409 when another request with the key is under way.
 */
export async function claimKey(tx: Db, key: string, bodyHash: string, now: Date): Promise<SavedResponse | null> {
  if (!(await tryLock(tx, key))) {
    throw new ProblemError(409, 'under_way', {
      detail: 'A request with this key is still under way. Send it again later.',
    })
  }
  const oldest = oldestValid(now)
  const row = { key, bodyHash, answer: '{}', createdAt: now }
  const claimed = await tx
    .insertInto('idempotentAnswer')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row).where('idempotentAnswer.createdAt', '<', oldest))
    .returning('key')
    .executeTakeFirst()
  if (claimed) {
    await deleteExpiredResponses(tx, now)
    return null
  }
  return tx
    .selectFrom('idempotentAnswer')
    .select(['bodyHash', 'answer'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
}

/** Saves the response to a request that has claimed its key. */
export async function saveResponse(tx: Db, key: string, answer: object): Promise<void> {
  await tx
    .updateTable('idempotentAnswer')
    .set({ answer: JSON.stringify(answer) })
    .where('key', '=', key)
    .execute()
}

async function tryLock(tx: Db, key: string): Promise<boolean> {
  const lock = sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as locked`
  return (await lock.execute(tx)).rows[0]?.locked === true
}

const oldestValid = (now: Date) => new Date(now.getTime() - RETENTION_HOURS * 3_600_000)

/** Deletes a batch of expired responses and returns how many. Skips rows that another process deletes. */
export async function deleteExpiredResponses(db: Db, now: Date): Promise<number> {
  const deleted = await sql`delete from "idempotentAnswer" where key in (
    select key from "idempotentAnswer" where "createdAt" < ${oldestValid(now)}
    limit ${sql.lit(PRUNE_BATCH_SIZE)} for update skip locked)`.execute(db)
  return Number(deleted.numAffectedRows ?? 0)
}
