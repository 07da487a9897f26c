import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { ChangeKind } from '../database/schema.ts'
import type { Viewer } from '../http/viewer.ts'

/** What is recorded of a change. `before` is null for a new thing, `after` for one that is gone; no password in either. */
export interface Change {
  kind: ChangeKind
  id: string | number
  /** Whose thing it is; null for what belongs to no caterer. */
  caterId: number | null
  before: object | null
  after: object | null
}

/** Who changed a thing last. */
export interface LastChange {
  by: string | null
  at: Date
}

/** Adds to the record of who changed what, in the transaction of the change. `viewer` is null for the system. */
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

/** Who changed a thing last, and when; undefined where nobody has. */
export const findLastChange = (db: Db, kind: ChangeKind, id: string | number): Promise<LastChange | undefined> =>
  findLastChangeWhere(db, sql<boolean>`kind = ${kind} and "thingId" = ${String(id)}`)

/** Who made the last of the changes that fit, and when; name a kind or a caterer, as there is an index of each. */
export const findLastChangeWhere = (db: Db, fits: RawBuilder<boolean>): Promise<LastChange | undefined> =>
  db.selectFrom('change').select(['by', 'at']).where(fits).orderBy('id', 'desc').limit(1).executeTakeFirst()
