import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'

const BATCH_SIZE = 2000

/** Inserts rows with the same columns, thousands in one JSON parameter, since statements take at most 65,535. */
export async function bulkInsert(db: Db, table: keyof Database, rows: readonly object[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    const json = JSON.stringify(rows.slice(from, from + BATCH_SIZE))
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(db)
  }
}
