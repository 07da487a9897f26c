import { sql } from 'kysely'
import { findLastChangeWhere, type LastChange } from '../audit/changeStore.ts'
import type { Db } from '../database/connect.ts'

/** Who last changed what a caterer shows, which is of its categories too; undefined where nobody has. */
export const findLastCaterChange = (db: Db, id: number): Promise<LastChange | undefined> =>
  findLastChangeWhere(
    db,
    sql<boolean>`"caterId" = ${id} and (
      kind = 'cater' or kind = 'category' and (after is null or after ?| array['name', 'order']))`,
  )
