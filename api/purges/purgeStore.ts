import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { ChangeKind } from '../database/schema.ts'

/** The id of the newest entry of the audit log that the transaction sees; 0 where there is none. */
export async function findNewestChangeId(tx: Db): Promise<number> {
  const newest = await tx.selectFrom('change').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return newest?.id ?? 0
}

/** The changes of the transaction after that entry, and of others that were committed meanwhile. */
export const listChangedAfter = (tx: Db, id: number): Promise<{ kind: ChangeKind; caterId: number | null }[]> =>
  tx.selectFrom('change').select(['kind', 'caterId']).distinct().where('id', '>', id).execute()

/** The numbers of purges that wait, are retried, and were abandoned within the 12 hours for which that is known. */
export async function countPurges(db: Db): Promise<{ state: 'waiting' | 'retrying' | 'abandoned'; count: number }[]> {
  const counts = await sql<{ waiting: number; retrying: number; abandoned: number }>`
    select count(*) filter (where state = 'created' or (state = 'active' and retry_count = 0)) as waiting,
      count(*) filter (where state = 'retry' or (state = 'active' and retry_count > 0)) as retrying,
      count(*) filter (where state = 'failed') as abandoned
    from pgboss.job where name = 'purge' and state in ('created', 'retry', 'active', 'failed')`.execute(db)
  const { waiting = 0, retrying = 0, abandoned = 0 } = counts.rows[0] ?? {}
  return [
    { state: 'waiting', count: waiting },
    { state: 'retrying', count: retrying },
    { state: 'abandoned', count: abandoned },
  ]
}
