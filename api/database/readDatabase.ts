import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { hasReached } from '../../contract/logPosition.ts'
import { findReplayedPosition, findWrittenPosition } from './logPositionStore.ts'

/** A replica is not read while it is further behind than about twice this. */
const CHECK_INTERVAL_MS = 250
/** A replica that has failed is left alone for so long. */
const PAUSE_MS = 5_000

/**
 * Which database a read used: the replica, or the primary since the replica was too far behind or away. `failed` counts the
 * statements that were repeated on the primary.
 */
type ReadFrom = 'replica' | 'behind' | 'unavailable' | 'failed'

/** The database that a read uses: the replica where that has all that the reader must see, else the primary. */
export interface ReadDatabase {
  /** The position of the primary, once what was committed before is below it. */
  position(): Promise<string>
  /** Runs a read that must see all up to a position, or, where it is null, what was written up to half a second ago. */
  read<Result>(position: string | null, work: () => Result): Result
  /** True while the replica answers. */
  isAvailable(): boolean
  /** The number of reads that each has answered. */
  readonly counts: Readonly<Record<ReadFrom, number>>
}

/** Logs the replica's going and coming. */
export interface ReadLog {
  info(details: object, text: string): void
  warn(details: object, text: string): void
}

/** One that has left the replica does not return to it: what it reads next must not be older. */
interface Reader {
  usesReplica: boolean
}

interface Options {
  primary: Pool
  replica: Pool
  log: ReadLog | undefined
}

/**
 * Makes the pool that reads and writes get their connections from, and what decides between its two databases. Only what
 * runs within {@link ReadDatabase.read} may use the replica: whatever fails there, transactions, and all else use the
 * primary.
 */
export function createReadDatabase({ primary, replica, log }: Options) {
  const counts = { replica: 0, behind: 0, unavailable: 0, failed: 0 }
  const readers = new AsyncLocalStorage<Reader>()
  /** The position of the replica; null where it cannot be used. */
  let replayed: string | null = null
  /** The position that it must have reached: that of the primary one check before. */
  let required: string | null = null
  let written: string | null = null
  let isOutageLogged = false
  const stopping = new AbortController()

  const leave = (error: unknown) => {
    replayed = null
    written = null
    if (isOutageLogged) return
    isOutageLogged = true
    log?.warn({ reason: reasonOf(error) }, 'read replica unavailable')
  }

  const check = async () => {
    // The primary first: a replica that has it has what was written when the check began
    const now = await findWrittenPosition(primary).catch(() => written)
    try {
      const position = await findReplayedPosition(replica)
      if (position === null) throw Object.assign(new Error('The database is no replica'), { code: 'not a replica' })
      if (isOutageLogged) log?.info({}, 'read replica available again')
      isOutageLogged = false
      required = written
      written = now
      replayed = required === null ? null : position
    } catch (error) {
      leave(error)
    }
  }
  const checks = (async () => {
    while (!stopping.signal.aborted) {
      await check()
      const pause = isOutageLogged ? PAUSE_MS : CHECK_INTERVAL_MS
      await delay(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  })()

  const choose = (position: string | null): ReadFrom => {
    if (replayed === null || required === null) return 'unavailable'
    return hasReached(replayed, required) && (position === null || hasReached(replayed, position))
      ? 'replica'
      : 'behind'
  }

  const pool: PostgresPool = {
    connect: async () => {
      const reader = readers.getStore()
      if (!reader?.usesReplica || replayed === null) return primary.connect() as Promise<PostgresPoolClient>
      const onFailure = (error: unknown) => {
        counts.failed += 1
        reader.usesReplica = false
        if (isOutage(error)) leave(error)
      }
      // Of a client Kysely uses these two methods alone
      return new ReadClient(primary, replica, onFailure) as unknown as PostgresPoolClient
    },
    async end() {
      stopping.abort()
      await checks
      await Promise.all([primary.end(), replica.end()])
    },
  }
  const reads: ReadDatabase = {
    position: () => findWrittenPosition(primary),
    read(position, work) {
      const from = choose(position)
      counts[from] += 1
      return readers.run({ usesReplica: from === 'replica' }, work)
    },
    isAvailable: () => replayed !== null,
    counts,
  }
  return { pool, reads }
}

/** A connection to the replica until a transaction begins or a statement fails there: from then on to the primary. */
class ReadClient {
  readonly #primary: Pool
  readonly #replica: Pool
  readonly #onFailure: (error: unknown) => void
  #client: PoolClient | undefined
  #isOnReplica = true

  constructor(primary: Pool, replica: Pool, onFailure: (error: unknown) => void) {
    this.#primary = primary
    this.#replica = replica
    this.#onFailure = onFailure
  }

  async query(text: string, values: unknown[]) {
    if (this.#isOnReplica && !/^(begin|start transaction)\b/i.test(text)) {
      try {
        this.#client ??= await this.#replica.connect()
        return await this.#client.query(text, values)
      } catch (error) {
        this.#onFailure(error)
      }
    }
    if (this.#isOnReplica) this.#leaveReplica()
    this.#client ??= await this.#primary.connect()
    return this.#client.query(text, values)
  }

  release(): void {
    this.#client?.release()
  }

  #leaveReplica(): void {
    this.#isOnReplica = false
    // A statement that was given up may still run on it
    this.#client?.release(true)
    this.#client = undefined
  }
}

/** True for errors of the connection, or of a server that starts or ends; false for those of a statement. */
function isOutage(error: unknown): boolean {
  const { severity, code = '', message = '' } = error as { severity?: string; code?: string; message?: string }
  // Too much to do, perhaps: a server that does not answer fails its next check
  if (/timeout/i.test(message)) return false
  return severity === undefined || /^(08|53|57P)/.test(code)
}

function reasonOf(error: unknown): string {
  const { code, name } = error as { code?: string; name?: string }
  return code ?? name ?? typeof error
}
