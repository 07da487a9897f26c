import { sql } from 'kysely'
import type { DeclarationDraft } from '../../domain/foods/declarations.ts'
import type { Db } from '../database/connect.ts'

/** The first change of what is declared of a food since a time. */
export interface FirstChange {
  at: Date
  before: DeclarationDraft
}

/** The first change of foods at or after a time, by the audit log; foods without one are left out. */
export async function findFirstChanges(
  db: Db,
  foodIds: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, FirstChange>> {
  const { rows } = await sql<FirstChange & { thingId: string }>`
    select distinct on ("thingId") "thingId", at, before from change
    where kind = 'declaration' and "thingId" = any(${[...foodIds]}::text[]) and at >= ${since}
    order by "thingId", id`.execute(db)
  return new Map(rows.map(({ thingId, ...change }) => [thingId, change]))
}
