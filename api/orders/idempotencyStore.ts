import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

const HOURS_REMEMBERED = 24
const FORGOTTEN_AT_ONCE = 100

/** Where a request comes again with its key: what it was answered, and the hash of its body then. */
export interface RememberedAnswer {
  bodyHash: string
  status: number
  answer: object
}

/**
 * Takes a key for a request in the caller's transaction; answers what is remembered where it came before. Of two at
 * once the second waits here until the first has committed, or takes the key where that rolled back.
 */
export async function takeKey(tx: Db, key: string, bodyHash: string, now: Date): Promise<RememberedAnswer | null> {
  const oldest = new Date(now.getTime() - HOURS_REMEMBERED * 3_600_000)
  const row = { key, bodyHash, status: 0, answer: '{}', createdAt: now }
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
    .select(['bodyHash', 'status', 'answer'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
}

/** Remembers the answer to a request that took its key. */
export async function rememberAnswer(tx: Db, key: string, status: number, answer: object): Promise<void> {
  await tx
    .updateTable('idempotentAnswer')
    .set({ status, answer: JSON.stringify(answer) })
    .where('key', '=', key)
    .execute()
}

/** Removes some of what is too old, so that the table stays small; never waits for somebody who does the same. */
async function forget(tx: Db, oldest: Date): Promise<void> {
  await sql`delete from "idempotentAnswer" where key in (
    select key from "idempotentAnswer" where "createdAt" < ${oldest}
    limit ${sql.lit(FORGOTTEN_AT_ONCE)} for update skip locked)`.execute(tx)
}
