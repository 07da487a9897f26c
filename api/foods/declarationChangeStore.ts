import { sql } from 'kysely'
import type { DeclarationDraft } from '../../domain/foods/declarations.ts'
import type { Db } from '../database/connect.ts'

/** What was declared of foods before their first change at or after a time, by the audit log; foods without a change are left out. */
export async function findFirstDeclarations(
  db: Db,
  foodIds: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, DeclarationDraft>> {
  const { rows } = await sql<{ thingId: string; before: DeclarationDraft }>`
    select distinct on ("thingId") "thingId", before from change
    where kind = 'declaration' and "thingId" = any(${[...foodIds]}::text[]) and at >= ${since}
    order by "thingId", id`.execute(db)
  return new Map(rows.map(({ thingId, before }) => [thingId, before]))
}
