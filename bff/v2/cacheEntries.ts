import { LruMap } from '../../runtime/lru.ts'
import type { PageInfo } from './listPages.ts'

/** A cached answer of the v2 service. */
export interface Entry {
  /** Undefined where the service answered 404. */
  body: unknown
  etag: string | null
  /** Where the page of a list stands. */
  page: PageInfo
  /** Milliseconds since 1970. */
  readAt: number
  /** Another one for each body that was read. */
  version: number
}

/** The entry that an operation used, and how old it may be. */
export interface UsedEntry {
  address: string
  version: number
  maxAgeMs: number
}

const MAX_ENTRIES = 2_000

/** The answers that this process holds, by address. */
export function createCacheEntries() {
  const entries = new LruMap<string, Entry>(MAX_ENTRIES)
  return {
    get: (address: string) => entries.get(address),
    set: (address: string, entry: Entry) => entries.set(address, entry),
    /** Stores an entry where there is none that was read later. */
    setIfNewer(address: string, entry: Entry) {
      const cached = entries.get(address)
      if (!cached || cached.readAt < entry.readAt) entries.set(address, entry)
    },
    /** Deletes these addresses, whatever their query, and all below those that end with a slash. */
    invalidate(changed: readonly string[]) {
      const isChanged = (address: string) =>
        changed.some((prefix) =>
          prefix.endsWith('/') ? address.startsWith(prefix) : address.split('?', 1)[0] === prefix,
        )
      for (const address of entries.keys()) if (isChanged(address)) entries.delete(address)
    },
    /** Returns true while the same entry would be used again without a call of the service. */
    isCurrent({ address, version, maxAgeMs }: UsedEntry) {
      const cached = entries.get(address)
      return cached !== undefined && cached.version === version && isFresh(cached, maxAgeMs)
    },
  }
}

export function isFresh({ readAt }: Entry, maxAgeMs: number): boolean {
  return Date.now() - readAt < maxAgeMs
}
