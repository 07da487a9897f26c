import type { Db } from '../database/connect.ts'

/** Food types, occasions and locations that caterers are found by; by name. */
export const listFilters = (db: Db) => db.selectFrom('filter').selectAll().orderBy('name').orderBy('id').execute()
