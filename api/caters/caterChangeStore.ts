import { sql } from 'kysely'
import { findLastChangeWhere, type LastChange } from '../audit/changeStore.ts'
import type { Db } from '../database/connect.ts'

/** The last change of what a caterer shows, including its categories; undefined if there is none. */
export const findLastCaterChange = (db: Db, id: number): Promise<LastChange | undefined> =>
  findLastChangeWhere(
    db,
    sql<boolean>`"caterId" = ${id} and (
      kind = 'cater' or kind = 'category' and (after is null or after ?| array['name', 'order']))`,
  )
