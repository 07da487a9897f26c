import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import type { Metrics } from '../observability/metrics.ts'
import { createCacheEntries, type Entry, isFresh, type UsedEntry } from './cacheEntries.ts'
import { UpstreamInvalid, UpstreamUnavailable } from './errors.ts'
import type { Http } from './http.ts'
import { pageInfoOf, WHOLE_LIST } from './listPages.ts'
import { createLogPositions } from './logPositions.ts'
import type { Path } from './path.ts'
import type { Redis } from '../cache/redis.ts'
import { parseWithFastPath } from './schemaFastPath.ts'
import { createSharedEntries, type SharedEntry } from './sharedEntries.ts'

/** The answer of another address, parsed with that one's schema. */
export interface EmbeddedResponse {
  path: Path
  body: unknown
}

/** A read of a public address. */
export interface PublicRead {
  path: Path
  schema: z.ZodType
  maxAgeMs: number
  /** The answers of other addresses that the body embeds. */
  embedded: (body: never) => readonly EmbeddedResponse[]
}

/** The public answers of the v2 service that all operations share. */
export interface PublicCache {
  read: (http: Http, read: PublicRead) => Promise<Entry>
  /** Reads the answer as it is now, whatever is cached; where the service fails, what is cached. */
  readNow: (http: Http, read: PublicRead) => Promise<Entry>
  /** Invalidates these addresses, whatever their query, and all below those that end with a slash. */
  invalidate: (changed: readonly string[]) => void
  isCurrent: (used: UsedEntry) => boolean
}

// An operation waits no longer for a fresh answer where there is a stale one (stale-while-revalidate)
const REVALIDATE_TIMEOUT_MS = 1_000
const ANY = z.unknown()

/**
 * Creates the cache of public answers: in memory, and shared with other processes where there is Redis. A stale answer
 * is revalidated by its ETag, once for all who wait for it, and served where the service fails or is slow.
 */
export function createPublicCache(
  metrics: Metrics,
  redis: Redis | null = null,
  positions = createLogPositions(),
): PublicCache {
  const entries = createCacheEntries()
  // No Map: V8 chains the tables of a map that is filled and emptied without end, and what they held stays in memory
  // until a full garbage collection
  let inFlight: Record<string, Promise<Entry>> = Object.create(null)
  let versions = 0
  const nextVersion = () => (versions += 1)
  // Distinguishes an answer that was requested before an invalidation from one that was requested after it
  let generation = 0

  const invalidateHere = (changed: readonly string[]) => {
    generation += 1
    inFlight = Object.create(null)
    entries.invalidate(changed)
  }
  const shared = redis && createSharedEntries(redis, positions, invalidateHere)

  const count = (from: 'cache' | 'shared' | 'stale' | 'v2') => metrics.count('bff_public_reads_total', { from })

  const load = async (http: Http, { path, schema, maxAgeMs }: PublicRead, own: Entry | undefined): Promise<Entry> => {
    const found = await shared?.read(path.text)
    const cached = newest(own, found?.entry && parseShared(found.entry, schema, nextVersion()))
    if (cached && isFresh(cached, maxAgeMs)) {
      count('shared')
      return cached
    }
    count('v2')
    const headers: Record<string, string> = cached?.etag ? { 'if-none-match': cached.etag } : {}
    try {
      const answer = await http.send('GET', path, { 200: schema, 304: ANY, 404: ANY }, { headers })
      const readAt = Date.now()
      const page = pageInfoOf(answer.headers)
      if (answer.status === 304 && cached) {
        const entry = found?.entry
        if (entry && entry.etag === cached.etag) shared?.write(path.text, { ...entry, page, readAt }, found.marks)
        // The rows are the same; more may come after them
        const isSamePage = page.next === cached.page.next && page.total === cached.page.total
        return { ...cached, page, readAt, version: isSamePage ? cached.version : nextVersion() }
      }
      const isFound = answer.status === 200
      const etag = answer.headers.get('etag')
      if (found) shared?.write(path.text, { json: isFound ? answer.json : undefined, etag, page, readAt }, found.marks)
      return { body: isFound ? answer.body : undefined, etag, page, readAt, version: nextVersion() }
    } catch (error) {
      if (!cached || !(error instanceof UpstreamUnavailable || error instanceof UpstreamInvalid)) throw error
      count('stale')
      return cached
    }
  }

  const store = ({ path, embedded }: PublicRead, entry: Entry) => {
    entries.set(path.text, entry)
    if (entry.body === undefined) return
    for (const { path: other, body } of embedded(entry.body as never))
      entries.setIfNewer(other.text, { ...entry, body, etag: null, page: WHOLE_LIST })
  }

  const loadOnce = (http: Http, read: PublicRead, own: Entry | undefined) => {
    const address = read.path.text
    const pending = inFlight[address]
    if (pending) return pending
    const before = generation
    const loading = load(http, read, own)
      .then((entry) => {
        if (generation === before) store(read, entry)
        return entry
      })
      .finally(() => {
        if (inFlight[address] === loading) delete inFlight[address]
      })
    inFlight[address] = loading
    return loading
  }

  return {
    async read(http, read) {
      const cached = entries.get(read.path.text)
      if (cached && isFresh(cached, read.maxAgeMs)) {
        count('cache')
        return cached
      }
      const loading = loadOnce(http, read, cached)
      return cached ? orStale(loading, cached) : loading
    },
    async readNow(http, read) {
      const before = generation
      // Joins no read that is under way: it may have begun before a change
      const entry = await load(http, { ...read, maxAgeMs: 0 }, entries.get(read.path.text))
      if (generation === before) store(read, entry)
      return entry
    },
    invalidate(changed) {
      invalidateHere(changed)
      shared?.invalidate(changed)
    },
    isCurrent: entries.isCurrent,
  }
}

function newest(own: Entry | undefined, other: Entry | undefined): Entry | undefined {
  return own && other && other.readAt > own.readAt ? other : (own ?? other)
}

/** Returns undefined for a body that this contract does not know: another version of this program may have stored it. */
function parseShared({ json, etag, page, readAt }: SharedEntry, schema: z.ZodType, version: number): Entry | undefined {
  if (json === undefined) return { body: undefined, etag, page, readAt, version }
  const { success, data } = parseWithFastPath(schema, json)
  return success ? { body: data, etag, page, readAt, version } : undefined
}

async function orStale(loading: Promise<Entry>, stale: Entry): Promise<Entry> {
  const timeout = new AbortController()
  const timedOut = delay(REVALIDATE_TIMEOUT_MS, undefined, { signal: timeout.signal })
  try {
    return await Promise.race([
      loading,
      timedOut.then(
        () => stale,
        () => loading,
      ),
    ])
  } finally {
    timeout.abort()
  }
}
