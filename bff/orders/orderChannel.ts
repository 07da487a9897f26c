import { setTimeout as delay } from 'node:timers/promises'

/** Waits for an event after the cursor, on behalf of one viewer: the newest cursor, or the same where none came. */
export type WaitForEvents = (cursor: string, signal: AbortSignal) => Promise<string>

/** A member of a channel; see {@link OrderChannel}. */
interface Member {
  waitForEvents: WaitForEvents
  left: AbortController
  /** Ends its wait; undefined while it does not wait. */
  wake: (() => void) | undefined
}

/**
 * Wakes all who see the same orders by one waiting call of the v2 service, made with the credentials of one of them.
 * It carries no data: each member that wakes calls the service on its own behalf. So a member that has lost its right is
 * rejected there, and one whose call fails is replaced by the next.
 */
export interface OrderChannel {
  add: (waitForEvents: WaitForEvents) => Member
  remove: (member: Member) => void
  /** Rises whenever something may have happened. */
  version: () => number
  /** Resolves once the version is higher than `mark`, when the member is removed, and after `timeoutMs`. */
  wait: (member: Member, mark: number, cursor: string, timeoutMs: number) => Promise<void>
}

const RETRY_MS = 1_000

/** Creates a channel. `onEmpty` is called when its last member was removed. */
export function createOrderChannel(onEmpty: () => void): OrderChannel {
  const members = new Set<Member>()
  let version = 0
  let isPolling = false

  const wakeAll = () => {
    version += 1
    for (const { wake } of members) wake?.()
  }

  const poll = async (from: string) => {
    let cursor = from
    // The member that joined first calls on behalf of all
    for (let [leader] = members; leader; [leader] = members) {
      const startedAt = performance.now()
      try {
        const newest = await leader.waitForEvents(cursor, leader.left.signal)
        if (newest !== cursor) wakeAll()
        // A service that shuts down answers at once, again and again
        else if (performance.now() - startedAt < RETRY_MS) await delay(RETRY_MS)
        cursor = newest
      } catch {
        if (leader.left.signal.aborted) continue
        // Its right may be lost, or the service: every member calls, and finds out for itself
        members.delete(leader)
        members.add(leader)
        await delay(RETRY_MS)
        wakeAll()
      }
    }
    isPolling = false
  }

  return {
    add(waitForEvents) {
      const member: Member = { waitForEvents, left: new AbortController(), wake: undefined }
      members.add(member)
      return member
    },
    remove(member) {
      members.delete(member)
      member.left.abort()
      member.wake?.()
      if (members.size === 0) onEmpty()
    },
    version: () => version,
    async wait(member, mark, cursor, timeoutMs) {
      if (version > mark || member.left.signal.aborted) return
      if (!isPolling) {
        isPolling = true
        // Others may have called before this one, and missed what happened before its cursor
        wakeAll()
        void poll(cursor)
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timeoutMs)
        member.wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      member.wake = undefined
    },
  }
}
