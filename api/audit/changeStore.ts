import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { ChangeKind } from '../database/schema.ts'
import type { Viewer } from '../http/viewer.ts'

/** An entry of the audit log. `before` is null for a new object, `after` for a deleted one; neither holds a password. */
export interface Change {
  kind: ChangeKind
  id: string | number
  /** The caterer that owns the object; null when none does. */
  caterId: number | null
  before: object | null
  after: object | null
}

/** The user who made the last change of an object, and when. */
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
      by: viewer?.name ?? null,
      kind,
      thingId: String(id),
      caterId,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })
    .execute()
}

/** The last change of an object; undefined when there is none. */
export const findLastChange = (db: Db, kind: ChangeKind, id: string | number): Promise<LastChange | undefined> =>
  findLastChangeWhere(db, sql<boolean>`kind = ${kind} and "thingId" = ${String(id)}`)

/** The last change that matches the condition, which must name a kind or a caterer: those have an index. */
export const findLastChangeWhere = (db: Db, condition: RawBuilder<boolean>): Promise<LastChange | undefined> =>
  db.selectFrom('change').select(['by', 'at']).where(condition).orderBy('id', 'desc').limit(1).executeTakeFirst()
