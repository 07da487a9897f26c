import type { Viewer } from '../session/viewer.ts'
import { CodedError } from '../v2/errors.ts'
import { createOrderChannel } from './orderChannel.ts'
import type { OrderChannel, WaitForEvents } from './orderChannel.ts'

/** The listeners of live orders in this process: one channel for those who see the same orders. */
export interface OrderListeners {
  /**
   * Adds a listener, until it leaves or the signal aborts. Throws TooManyListeners. The viewer says which channel may
   * know of its news first; what the listener sees is decided by the v2 service at each call.
   */
  join: (viewer: Viewer, token: string, waitForEvents: WaitForEvents, signal: AbortSignal) => OrderListener
  /** Makes the listeners with a token leave, whose session has ended. */
  endSession: (token: string) => void
}

declare module '../graph/context.ts' {
  interface ContextParts {
    orderListeners: OrderListeners
  }
}

/** A listener of live orders, which calls the v2 service itself whenever there may be something new. */
export interface OrderListener {
  /** Call it before fetchEvents: what happens from then on ends the next wait. */
  mark: () => number
  /** Fetches the events after `cursor`, once for all concurrent listeners with the same token. */
  fetchEvents: <Events>(cursor: string | null, fetchEvents: () => Promise<Events>) => Promise<Events>
  /** Resolves once something may have happened after `cursor` and since `mark`, or it is time to fetch again anyway. */
  wait: (mark: number, cursor: string) => Promise<void>
  /** Aborts when the listener leaves. */
  signal: AbortSignal
  leave: () => void
}

/** Each is a connection and a share of what every order costs: enough for all tabs and devices of a person. */
export const MAX_LISTENERS_OF_USER = 10
/** The user's right to listen is checked this often, by a call; it also makes up for a lost wake-up. */
export const RECHECK_MS = 30_000

/** Creates the register of listeners of this process. */
export function createOrderListeners(): OrderListeners {
  const channels = new Map<string, OrderChannel>()
  const countByUser = new Map<string, number>()
  const pendingFetches = new Map<string, Promise<unknown>>()
  const leavesByToken = new Map<string, Set<() => void>>()

  const channelOf = (key: string) => {
    const channel = channels.get(key) ?? createOrderChannel(() => channels.delete(key))
    channels.set(key, channel)
    return channel
  }

  return {
    join({ userId, role, caterId }, token, waitForEvents, signal) {
      const count = (countByUser.get(userId) ?? 0) + 1
      if (count > MAX_LISTENERS_OF_USER) throw new TooManyListeners()
      countByUser.set(userId, count)
      const channel = channelOf(role === 'admin' ? 'all' : `cater ${caterId}`)
      const member = channel.add(waitForEvents)
      let hasLeft = false
      const leave = () => {
        if (hasLeft) return
        hasLeft = true
        signal.removeEventListener('abort', leave)
        const left = (countByUser.get(userId) ?? 0) - 1
        if (left > 0) countByUser.set(userId, left)
        else countByUser.delete(userId)
        leaves.delete(leave)
        if (leaves.size === 0) leavesByToken.delete(token)
        channel.remove(member)
      }
      const leaves = leavesByToken.get(token) ?? new Set()
      leavesByToken.set(token, leaves.add(leave))
      // A listener that goes away before its first fetch never gets to the end of its loop
      signal.addEventListener('abort', leave)
      if (signal.aborted) leave()
      return {
        leave,
        signal: member.left.signal,
        mark: channel.version,
        fetchEvents(cursor, fetchEvents) {
          const key = `${token} ${cursor}`
          const pending = pendingFetches.get(key) ?? fetchEvents().finally(() => pendingFetches.delete(key))
          pendingFetches.set(key, pending)
          return pending as never
        },
        wait: (mark, cursor) => channel.wait(member, mark, cursor, RECHECK_MS),
      }
    },
    endSession(token) {
      for (const leave of leavesByToken.get(token) ?? []) leave()
    },
  }
}

/** The user follows orders in as many places as one may. */
class TooManyListeners extends CodedError {
  constructor() {
    super(`A user may have ${MAX_LISTENERS_OF_USER} subscriptions at once. Close one, or poll.`, 'TOO_MANY_LISTENERS', {
      allowed: MAX_LISTENERS_OF_USER,
      http: { status: 429 },
    })
  }
}
