import type { GzipStart } from '../../runtime/continuedGzip.ts'
import { LruMap } from '../../runtime/lru.ts'
import { MAX_AGE_MS } from '../v2/publicReads.ts'
import type { Validity } from '../v2/publicReads.ts'

/** The part of a response that is the same for everybody. */
export interface CachedResponse extends Validity {
  /** The body up to the end of the data: `{"data":{...}`. */
  data: Buffer
  /** The same, compressed at the first request that accepts it. */
  gzip?: Promise<GzipStart>
  /** The complexity and the price of the operation: others pay the same for it. */
  complexity: number
  points: number
  /** The operation's name. */
  name: string
}

/** Responses to visitors' persisted queries that depend on public reads only. */
export interface ResponseCache {
  /**
   * True if a response is worth its memory: the same was requested within the lifetime before, so that a
   * cached one would have been used. Call it once for each request.
   */
  shouldCache: (key: string) => boolean
  set: (key: string, response: CachedResponse) => void
  /** Returns null where there is none that is valid. */
  get: (key: string) => CachedResponse | null
}

const MAX_RECENT_KEYS = 10_000
const MAX_BYTES = 64 * 1024 * 1024
/** Memory of an entry beside its body and key. */
const ENTRY_BYTES = 1_000

/** See {@link ResponseCache}. A response expires with the first of the reads that it was made of. */
export function createResponseCache(): ResponseCache {
  const requestedAt = new LruMap<string, number>(MAX_RECENT_KEYS)
  const responses = new LruMap<string, CachedResponse & { expiresAt: number; bytes: number }>(
    MAX_BYTES,
    ({ bytes }) => bytes,
  )
  return {
    shouldCache(key) {
      const [before, now] = [requestedAt.get(key) ?? 0, Date.now()]
      requestedAt.set(key, now)
      return now - before < MAX_AGE_MS
    },
    set(key, response) {
      const bytes = response.data.length + 2 * key.length + ENTRY_BYTES
      // Reads may be revalidated meanwhile, so they do not limit the age of what depends on the time of day
      responses.set(key, { ...response, bytes, expiresAt: Date.now() + MAX_AGE_MS })
    },
    get(key) {
      const cached = responses.get(key)
      if (cached && Date.now() < cached.expiresAt && cached.isValid()) return cached
      responses.delete(key)
      return null
    },
  }
}
