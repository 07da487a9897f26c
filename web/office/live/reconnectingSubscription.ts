/** How it stands with the connection by which the office is told of orders. */
export type ConnectionState = 'connecting' | 'connected' | 'reconnecting'

/** What is followed, one connection after the other. */
export interface Followed {
  /** Brings everything shown up to date, and answers the cursor to go on from; null where there are none. */
  begin: () => Promise<string | null>
  /** Follows from a cursor on until the connection ends, which rejects it where it broke. */
  follow: (after: string | null, told: FollowTold, signal: AbortSignal) => Promise<void>
}

/** What a connection tells. */
export interface FollowTold {
  onOpen: () => void
  /** Something happened; null is a change without a cursor. */
  onChange: (cursor: string | null) => void
}

interface FollowOptions {
  signal: AbortSignal
  onState: (state: ConnectionState) => void
  /** Waits before the next try, or until there is reason to believe that it succeeds. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>
}

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 20_000
/** A connection that held for so long was a good one: after it the pauses begin anew. */
const GOOD_MS = 10_000

/** Follows until the signal ends it: after each break it goes on from the last cursor, so that nothing is missed. */
export async function keepFollowing({ begin, follow }: Followed, { signal, onState, pause }: FollowOptions) {
  let cursor: string | null = null
  let failures = 0
  const run = async () => {
    cursor ??= await begin()
    let openedAt = Infinity
    const told: FollowTold = {
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
      await follow(cursor, told, signal)
    } finally {
      if (Date.now() - openedAt > GOOD_MS) failures = 0
    }
  }
  while (!signal.aborted) {
    // Why a connection broke makes no difference: it is tried again
    await run().catch(() => undefined)
    if (signal.aborted) return
    onState('reconnecting')
    await pause(pauseAfter(failures), signal)
    failures += 1
  }
}

// By chance, so that not all offices come back at once after a break of the server
const pauseAfter = (failures: number) =>
  Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2)
