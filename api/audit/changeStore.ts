import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { ChangeKind } from '../database/schema.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { findActorName } from '../accounts/actorStore.ts'
import { redact } from './redact.ts'

/**
 * An entry of the audit log. `before` is null for a new object, `after` for a deleted one; neither holds a password, and
 * personal fields are redacted when it is written.
 */
export interface Change {
  kind: ChangeKind
  id: string | number
  /** The caterer that owns the object; null when none does. */
  caterId: number | null
  before: object | null
  after: object | null
}

/** The last change of an object. `by` is the name of the user who made it; null for the system. */
export interface LastChange {
  by: string | null
  at: Date
}

/** Appends to the audit log, in the transaction of the change. `viewer` is null for the system. */
export async function recordChange(tx: Db, viewer: Viewer | null, at: Date, change: Change): Promise<void> {
  const { kind, id, caterId, before, after } = change
  await tx
    .insertInto('change')
    .values({
      at,
      userId: viewer?.userId ?? null,
      kind,
      thingId: String(id),
      caterId,
      before: before && JSON.stringify(redact(kind, before)),
      after: after && JSON.stringify(redact(kind, after)),
    })
    .execute()
}

/** The last change of an object; undefined when there is none. */
export const findLastChange = (db: Db, kind: ChangeKind, id: string | number): Promise<LastChange | undefined> =>
  findLastChangeWhere(db, sql<boolean>`kind = ${kind} and "thingId" = ${String(id)}`)

/** The last change that matches the condition, which must name a kind or a caterer: those have an index. */
export async function findLastChangeWhere(db: Db, condition: RawBuilder<boolean>): Promise<LastChange | undefined> {
  const changes = db.selectFrom('change').select(['userId', 'at']).where(condition).orderBy('id', 'desc')
  const last = await changes.limit(1).executeTakeFirst()
  return last && { by: last.userId === null ? null : await findActorName(db, last.userId), at: last.at }
}
