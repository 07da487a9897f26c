import type { Pool } from 'pg'

/** The position in the write-ahead log up to which the database has written: what was committed before is below it. */
export async function findWrittenPosition(database: Pick<Pool, 'query'>): Promise<string> {
  const { rows } = await database.query<{ position: string }>('select pg_current_wal_lsn() as position')
  return rows[0]!.position
}

/** The position up to which a replica shows what was written; null for a database that is no replica, or no longer. */
export async function findReplayedPosition(database: Pick<Pool, 'query'>): Promise<string | null> {
  const { rows } = await database.query<{ position: string | null }>(
    'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end as position',
  )
  return rows[0]!.position
}
