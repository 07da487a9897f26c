import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { ProblemError } from './problems.ts'

const HOURS_REMEMBERED = 24
const FORGOTTEN_AT_ONCE = 100

/** Where a request comes again with its key: what it was answered, and the hash of its body then. */
interface SavedResponse {
  bodyHash: string
  answer: object
}

/**
 * Takes a key for a request until the end of the caller's transaction; answers what is remembered where it came before.
 * Never waits: of two at once the second is refused with 409.
 */
export async function claimKey(tx: Db, key: string, bodyHash: string, now: Date): Promise<SavedResponse | null> {
  if (!(await tryLock(tx, key))) {
    throw new ProblemError(409, 'under_way', {
      detail: 'A request with this key is still under way. Send it again later.',
    })
  }
  const oldest = new Date(now.getTime() - HOURS_REMEMBERED * 3_600_000)
  const row = { key, bodyHash, answer: '{}', createdAt: now }
  const taken = await tx
    .insertInto('idempotentAnswer')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row).where('idempotentAnswer.createdAt', '<', oldest))
    .returning('key')
    .executeTakeFirst()
  if (taken) {
    await forget(tx, oldest)
    return null
  }
  return tx
    .selectFrom('idempotentAnswer')
    .select(['bodyHash', 'answer'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
}

/** Remembers the answer to a request that took its key. */
export async function saveResponse(tx: Db, key: string, answer: object): Promise<void> {
  await tx
    .updateTable('idempotentAnswer')
    .set({ answer: JSON.stringify(answer) })
    .where('key', '=', key)
    .execute()
}

async function tryLock(tx: Db, key: string): Promise<boolean> {
  const lock = sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as taken`
  return (await lock.execute(tx)).rows[0]?.taken === true
}

/** Removes some of what is too old, so that the table stays small; never waits for somebody who does the same. */
async function forget(tx: Db, oldest: Date): Promise<void> {
  await sql`delete from "idempotentAnswer" where key in (
    select key from "idempotentAnswer" where "createdAt" < ${oldest}
    limit ${sql.lit(FORGOTTEN_AT_ONCE)} for update skip locked)`.execute(tx)
}
