import { GraphError } from '../../relay/graphError.ts'

/**
 * The state of the connection that brings orders as they change. 'polling': the user has too many of them, so what is
 * shown is refetched now and then.
 */
export type ConnectionState = 'connecting' | 'connected' | 'reconnecting' | 'polling'

/** The two steps of a subscription: they are run again for each new connection. */
export interface SubscriptionSteps {
  /** Refetches everything shown, and returns the cursor to continue from; null where the service has no cursors. */
  resync: () => Promise<string | null>
  /** Subscribes after a cursor. Settles when the connection ends, and rejects where it broke. */
  connect: (after: string | null, handlers: ConnectionHandlers, signal: AbortSignal) => Promise<void>
}

/** The callbacks of one connection. */
export interface ConnectionHandlers {
  onOpen: () => void
  /** The cursor of a change, null where the service has no cursors. */
  onChange: (cursor: string | null) => void
}

interface ReconnectOptions {
  signal: AbortSignal
  onState: (state: ConnectionState) => void
  /** Waits before the next attempt, or until it is likely to succeed. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>
}

const INITIAL_DELAY_MS = 500
const MAX_DELAY_MS = 20_000
/** The interval of refetching where the graph allows no more connections. */
const POLLING_MS = 30_000
/** A connection that lasted longer was stable: the backoff starts over after it. */
const STABLE_MS = 10_000

/** Stays connected until the signal aborts. After a break it continues from the last cursor, so no change is missed. */
export async function reconnectingSubscription(
  { resync, connect }: SubscriptionSteps,
  { signal, onState, pause }: ReconnectOptions,
) {
  let cursor: string | null = null
  let failures = 0
  const run = async () => {
    cursor ??= await resync()
    let openedAt = Infinity
    const handlers: ConnectionHandlers = {
      onOpen: () => {
        openedAt = Date.now()
        onState('connected')
      },
      onChange: (next) => {
        failures = 0
        cursor = next
      },
    }
    try {
      await connect(cursor, handlers, signal)
    } finally {
      if (Date.now() - openedAt > STABLE_MS) failures = 0
    }
  }
  while (!signal.aborted) {
    // whatever broke the connection, the answer is to connect again
    const error: unknown = await run().catch((reason: unknown) => reason)
    if (signal.aborted) return
    if (isTooMany(error)) {
      // events are missed meanwhile, so the next attempt begins with a resync
      cursor = null
      onState('polling')
      await pause(POLLING_MS, signal)
      continue
    }
    onState('reconnecting')
    await pause(backoffMs(failures), signal)
    failures += 1
  }
}

const isTooMany = (error: unknown) => error instanceof GraphError && error.code === 'TOO_MANY_LISTENERS'

// with jitter, so that the offices do not all reconnect at once when the server comes back
const backoffMs = (failures: number) =>
  Math.min(INITIAL_DELAY_MS * 2 ** failures, MAX_DELAY_MS) * (0.5 + Math.random() / 2)
