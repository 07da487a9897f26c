import { sha256 } from '../../runtime/sha256.ts'
import { type QueryCreator, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { executePrepared, executePreparedTakeFirst } from '../database/executePrepared.ts'
import type { AttemptTable, Database } from '../database/schema.ts'
import { ProblemError } from '../http/problems.ts'

/** As long as the longest limit's window. */
const RETENTION_HOURS = 24
/** The newest ones count; a flood of attempts does not fill the disk. */
const MAX_ATTEMPTS = 1_000_000
const PRUNE_BATCH_SIZE = 100

/** At most `max` attempts within `minutes` for a subject, such as a network. The subject is stored as a hash. */
export interface RateLimit {
  kind: AttemptTable['kind']
  subject: readonly string[]
  max: number
  minutes: number
}

/** The outcome of an attempt: the seconds to wait, or 0 and the ids of what was recorded. */
export interface Attempt {
  waitSeconds: number
  ids: number[]
}

/**
 * Throws 429 with Retry-After when one of the limits is reached. Counts the attempts that all processes have committed,
 * but none under way, so {@link consume} checks again.
 */
export async function assertBelowLimit(db: Db, limits: readonly RateLimit[], now: Date): Promise<void> {
  assertNoWait(await secondsToWait(db, limits, now))
}

/** Records one attempt against every limit. Throws 429 and records nothing when one is reached. */
export async function consume(tx: Db, limits: readonly RateLimit[], now: Date): Promise<Attempt> {
  const attempt = await tryConsume(tx, limits, now)
  assertNoWait(attempt.waitSeconds)
  return attempt
}

/** Removes a recorded attempt, which shall not count. */
export async function giveBack(db: Db, { ids }: Attempt): Promise<void> {
  await db.deleteFrom('attempt').where('id', 'in', ids).execute()
}

/**
 * Records one attempt against every limit; when one is reached, records nothing. Locks the limits until the caller's transaction ends, so that concurrent attempts cannot exceed them. Pass limits
 * always in the same order, or two callers may deadlock.
 */
export async function tryConsume(tx: Db, limits: readonly RateLimit[], now: Date): Promise<Attempt> {
  for (const limit of limits) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${limit.kind} ${keyOf(limit)}`}, 0))`.execute(tx)
  }
  const waitSeconds = await secondsToWait(tx, limits, now)
  if (waitSeconds > 0) return { waitSeconds, ids: [] }
  const rows = limits.map((limit) => ({ kind: limit.kind, key: keyOf(limit), at: now }))
  const recorded = await executePrepared(tx, tx.insertInto('attempt').values(rows).returning('id'))
  return { waitSeconds: 0, ids: recorded.map(({ id }) => id) }
}

/** The seconds until all limits allow one more attempt. */
async function secondsToWait(db: Db, limits: readonly RateLimit[], now: Date): Promise<number> {
  let longest = 0
  for (const limit of limits) {
    const span = limit.minutes * 60_000
    // The limit is reached until this attempt leaves the window
    const last = await executePreparedTakeFirst(
      db,
      db
        .selectFrom('attempt')
        .select('at')
        .where('kind', '=', limit.kind)
        .where('key', '=', keyOf(limit))
        .where('at', '>', new Date(now.getTime() - span))
        .orderBy('at', 'desc')
        .offset(limit.max - 1)
        .limit(1),
    )
    if (last) longest = Math.max(longest, Math.ceil((last.at.getTime() + span - now.getTime()) / 1000))
  }
  return longest
}

/** Deletes a batch of expired attempts and returns how many. */
export async function deleteExpiredAttempts(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('attempt')
    .where('id', 'in', selectOutdated(db, now))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** A batch of expired attempts, or of those beyond the newest, to delete. Skips rows that another process deletes. */
function selectOutdated(db: QueryCreator<Database>, now: Date) {
  const oldest = new Date(now.getTime() - RETENTION_HOURS * 3_600_000)
  const old = db
    .selectFrom('attempt')
    .select('id')
    .where((row) =>
      row.or([
        row('at', '<', oldest),
        row('id', '<', row.selectFrom('attempt').select(sql<number>`max(id) - ${MAX_ATTEMPTS}`.as('first'))),
      ]),
    )
  return old.limit(PRUNE_BATCH_SIZE).forUpdate().skipLocked()
}

const keyOf = ({ subject }: RateLimit): string => sha256(JSON.stringify(subject))

function assertNoWait(seconds: number): void {
  if (seconds === 0) return
  throw new ProblemError(429, 'too_many_attempts', {
    detail: `Too many attempts. Try again in ${seconds} seconds.`,
    headers: { 'retry-after': String(seconds) },
  })
}
