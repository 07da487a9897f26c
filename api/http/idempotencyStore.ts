import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { executePreparedTakeFirst } from '../database/executePrepared.ts'
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
export async function claimKey(tx: Db, key: string, now: Date): Promise<SavedResponse | null> {
  const claim = sql<{ isClaimed: boolean } & { [Key in keyof SavedResponse]: SavedResponse[Key] | null }>`
    select claim."isClaimed", saved."bodyHash", saved.answer
    from (select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as "isClaimed") as claim
    left join "idempotentAnswer" as saved on saved.key = ${key} and saved."createdAt" >= ${oldestValid(now)}`
  const found = await executePreparedTakeFirst(tx, { compile: () => claim.compile(tx) })
  const { isClaimed = false, bodyHash = null, answer = null } = found ?? {}
  if (!isClaimed) throw underWay()
  return bodyHash === null || answer === null ? null : { bodyHash, answer }
}

/**
 * Saves the response to a request that has claimed its key. Throws 409 where another request with the key has ended just
 * between the look for its response and the claim.
 */
export async function saveResponse(tx: Db, key: string, { bodyHash, answer }: SavedResponse, now: Date): Promise<void> {
  const row = { key, bodyHash, answer: JSON.stringify(answer), createdAt: now }
  const saved = await executePreparedTakeFirst(
    tx,
    tx
      .insertInto('idempotentAnswer')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(row).where('idempotentAnswer.createdAt', '<', oldestValid(now)),
      )
      .returning('key'),
  )
  if (!saved) throw underWay()
}

const underWay = () =>
  new ProblemError(409, 'under_way', {
    detail: 'A request with this key is still under way. Send it again later.',
  })

const oldestValid = (now: Date) => new Date(now.getTime() - RETENTION_HOURS * 3_600_000)

/** Deletes a batch of expired responses and returns how many. Skips rows that another process deletes. */
export async function deleteExpiredResponses(db: Db, now: Date): Promise<number> {
  const deleted = await sql`delete from "idempotentAnswer" where key in (
    select key from "idempotentAnswer" where "createdAt" < ${oldestValid(now)}
    limit ${sql.lit(PRUNE_BATCH_SIZE)} for update skip locked)`.execute(db)
  return Number(deleted.numAffectedRows ?? 0)
}
