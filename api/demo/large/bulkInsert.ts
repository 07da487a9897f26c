import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'

const ROWS_AT_ONCE = 2000

/** Inserts rows that all have the same columns, thousands with one parameter: their number is limited to 65,535. */
export async function bulkInsert(db: Db, table: keyof Database, rows: readonly object[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const json = JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE))
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(db)
  }
}
