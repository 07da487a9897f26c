import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { Client } from 'pg'
import { call } from './orderFixture.ts'
import type { TestApp } from '../../testing/testApp.ts'

const MAX_TRIES = 20
/** More than a call makes, so that the kills meet each of its steps. */
const STATEMENTS = 41
/** The connections of a service. */
const POOL_SIZE = 10

interface KilledCall {
  method: 'POST' | 'PUT'
  url: string
  /** The Idempotency-Key of all tries. */
  key: string
  token?: string
  body?: object
}

/**
 * Calls whose database connections are killed on a PostgreSQL server (a connection string) while they run. A killed
 * connection is what a killed process leaves of its transaction, at whatever step it was.
 */
export async function openKilledCalls(service: TestApp, server: string) {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(service.db)
  const database = rows[0]?.name ?? ''
  const killer = new Client({ connectionString: server })
  await killer.connect()
  const kill = async (): Promise<number> => {
    const { rowCount } = await killer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and state <> 'idle'`,
      [database],
    )
    return rowCount ?? 0
  }
  let calls = 0
  let struck = 0
  return {
    /** The number of calls, and how many of them a kill met in a transaction. */
    counts: () => ({ calls, struck }),

    /** Sends a call, kills what runs once something does after some statements, and sends it again until it is answered. */
    async send({ method, url, key, token, body }: KilledCall): Promise<LightMyRequestResponse | null> {
      const headers = { 'idempotency-key': key }
      const sendOnce = () =>
        call(service, method, url, { ...(token && { token }), ...(body && { body }), headers }).catch(() => null)
      const first = sendOnce()
      const isOver = first.then(() => true)
      // Statements take as long as those of the call, however fast the machine is
      for (let statement = calls % STATEMENTS; statement > 0; statement -= 1) await killer.query('select 1')
      calls += 1
      let killedNow: number
      do killedNow = await kill()
      while (killedNow === 0 && !(await Promise.race([isOver, false])))
      struck += Number(killedNow > 0)
      let answer = await first
      for (let tries = 0; (answer?.statusCode ?? 500) >= 500 && tries < MAX_TRIES; tries += 1) answer = await sendOnce()
      return answer
    },

    retried,

    /** Waits until the pool has heard of the last kill: each of its connections answers. */
    waitForPool: () =>
      retried(() => Promise.all(Array.from({ length: POOL_SIZE }, () => sql`select 1`.execute(service.db)))),
    close: () => killer.end(),
  }
}

/** Does something of the test's own; a connection that was killed a moment ago may still be in the pool. */
async function retried<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act()
    } catch (error) {
      if (tries === MAX_TRIES) throw error
    }
  }
}
