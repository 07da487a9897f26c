import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** Counts the sessions of this database that wait for a lock; on PostgreSQL only. */
export async function countWaiting(tx: Db): Promise<number> {
  // A transaction would see the sessions as they were at its first query
  await sql`select pg_stat_clear_snapshot()`.execute(tx)
  const found = sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return (await found.execute(tx)).rows[0]?.count ?? 0
}
