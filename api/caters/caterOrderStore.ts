import { sql } from 'kysely'
import type { AdminViewer } from '../accounts/viewer.ts'
import type { Db } from '../database/connect.ts'
import { NO_ORDERING } from './caterStore.ts'

/** Locks all caterers that are not deleted until the transaction ends, in one order, so that two moves wait for each other. */
export async function lockCaters(tx: Db, _viewer: AdminViewer): Promise<Set<number>> {
  const caters = tx.selectFrom('cater').select('id').where('deletedAt', 'is', null)
  return new Set((await caters.orderBy('id').forNoKeyUpdate().execute()).map(({ id }) => id))
}

/** Gives one of the locked caterers its place and the others theirs, from 1. Writes only those whose ordering changes. */
export async function placeCater(tx: Db, id: number, place: number): Promise<void> {
  await sql`
    with others as (
      select id, row_number() over (order by coalesce(ordering, ${sql.lit(NO_ORDERING)}), id)::integer as place
      from cater where "deletedAt" is null and id <> ${id}::integer
    ), places as (
      select id, case when place < ${place}::integer then place else place + 1 end as place from others
      union all
      select ${id}::integer, least(${place}::integer, (select count(*) from others)::integer + 1)
    )
    update cater set ordering = places.place from places
    where cater.id = places.id and cater.ordering is distinct from places.place`.execute(tx)
}
