import { sql } from 'kysely'
import { findLastChangeWhere, type LastChange } from '../audit/changeStore.ts'
import type { Db } from '../database/connect.ts'

/** The last change of any filter; undefined if there is none. */
export const findLastFilterChange = (db: Db): Promise<LastChange | undefined> =>
  findLastChangeWhere(db, sql<boolean>`kind = 'filter'`)
