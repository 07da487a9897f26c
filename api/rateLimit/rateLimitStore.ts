import { createHash } from 'node:crypto'
import { type QueryCreator, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { AttemptTable, Database } from '../database/schema.ts'
import { ProblemError } from '../http/problems.ts'

/** Longer than any limit looks back. */
const HOURS_KEPT = 24
const FORGOTTEN_AT_ONCE = 100

/** So much may be done in so many minutes by those who count as one: `who`, such as an address. It is kept as a hash. */
export interface RateLimit {
  kind: AttemptTable['kind']
  subject: readonly string[]
  max: number
  minutes: number
}

/**
 * Refuses with 429 and Retry-After where one of the limits is reached. Counts what all processes have recorded; what
 * is under way at the same time is not among it, so {@link consume} looks again.
 */
export async function assertBelowLimit(db: Db, limits: readonly RateLimit[], now: Date): Promise<void> {
  refuseWait(await secondsToWait(db, limits, now))
}

/** Counts one more by every limit; where one is reached it refuses as {@link assertBelowLimit} does, and counts nothing. */
export async function consume(tx: Db, limits: readonly RateLimit[], now: Date): Promise<void> {
  refuseWait(await tryConsume(tx, limits, now))
}

/**
 * Counts one more by every limit and answers 0; where one is reached it counts nothing and answers the seconds to
 * wait. Whoever counts by the same limit waits until the caller's transaction ends: of any number at once, no more
 * pass than may. Name limits always in the same order.
 */
export async function tryConsume(tx: Db, limits: readonly RateLimit[], now: Date): Promise<number> {
  for (const limit of limits) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${limit.kind} ${keyOf(limit)}`}, 0))`.execute(tx)
  }
  const seconds = await secondsToWait(tx, limits, now)
  if (seconds > 0) return seconds
  const rows = limits.map((limit) => ({ kind: limit.kind, key: keyOf(limit), at: now }))
  await tx
    .with('forgotten', (cte) => cte.deleteFrom('attempt').where('id', 'in', tooOld(cte, now)))
    .insertInto('attempt')
    .values(rows)
    .execute()
  return 0
}

/** Until all of the limits allow one more. */
async function secondsToWait(db: Db, limits: readonly RateLimit[], now: Date): Promise<number> {
  let longest = 0
  for (const limit of limits) {
    const span = limit.minutes * 60_000
    // As many as may be are there as long as this one is
    const last = await db
      .selectFrom('attempt')
      .select('at')
      .where('kind', '=', limit.kind)
      .where('key', '=', keyOf(limit))
      .where('at', '>', new Date(now.getTime() - span))
      .orderBy('at', 'desc')
      .offset(limit.max - 1)
      .limit(1)
      .executeTakeFirst()
    if (last) longest = Math.max(longest, Math.ceil((last.at.getTime() + span - now.getTime()) / 1000))
  }
  return longest
}

/** Some of what is too old, so that the table stays small; never waits for somebody who removes the same. */
function tooOld(db: QueryCreator<Database>, now: Date) {
  const oldest = new Date(now.getTime() - HOURS_KEPT * 3_600_000)
  const old = db.selectFrom('attempt').select('id').where('at', '<', oldest)
  return old.limit(FORGOTTEN_AT_ONCE).forUpdate().skipLocked()
}

const keyOf = ({ subject }: RateLimit): string => createHash('sha256').update(JSON.stringify(subject)).digest('hex')

function refuseWait(seconds: number): void {
  if (seconds === 0) return
  throw new ProblemError(429, 'too_many_attempts', {
    detail: `Too many attempts. Try again in ${seconds} seconds.`,
    headers: { 'retry-after': String(seconds) },
  })
}
