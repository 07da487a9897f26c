import { sql } from 'kysely'
import { findLastChangeWhere, type LastChange } from '../audit/changeStore.ts'
import type { Db } from '../database/connect.ts'

/** Who changed any filter last; undefined where nobody has. */
export const findLastFilterChange = (db: Db): Promise<LastChange | undefined> =>
  findLastChangeWhere(db, sql<boolean>`kind = 'filter'`)
