import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { LruMap } from '../lru.ts'
import type { Metrics } from '../observability/metrics.ts'
import { NotFound, UpstreamInvalid, UpstreamUnavailable } from './errors.ts'
import type { Http } from './http.ts'
import { lazyBody, type LazyBody } from './lazyBody.ts'
import { parseWithFastPath } from './schemaFastPath.ts'
import type { Path } from './path.ts'
import type { Redis } from './redis.ts'
import { createSharedEntries } from './sharedEntries.ts'
import type { SharedEntry } from './sharedEntries.ts'

/** What the public may read, for one operation: each address at most once. */
export interface PublicReads {
  /** Ends what is kept of these addresses, whatever their query, and of all below those that end with a slash. */
  invalidate: (...changed: readonly string[]) => void
  get: <Schema extends z.ZodType>(
    path: Path,
    schema: Schema,
    options?: ReadOptions<Schema>,
  ) => Promise<z.output<Schema>>
  /** Tells, later on, whether all that was read so far would be read the same without asking the service. */
  cacheValidity: () => () => boolean
  /** Forgets what this operation read. */
  release: () => void
}

interface ReadOptions<Schema extends z.ZodType> {
  /** How long an answer is used without asking again. */
  maxAgeMs?: number
  /** Answers of other addresses that the answer holds, too: they are kept as if they had been asked for. */
  embedded?: (body: z.output<Schema>) => readonly EmbeddedAnswer[]
}

/** What another address would answer, as that one's schema reads it. */
export interface EmbeddedAnswer {
  path: Path
  body: unknown
}

/** What is read, and how. */
interface Wanted {
  path: Path
  schema: z.ZodType
  maxAgeMs: number
  embedded: (body: never) => readonly EmbeddedAnswer[]
}

interface Entry {
  body: LazyBody
  etag: string | null
  readAt: number
  /** Another one for each body that came. */
  version: number
}

/** An entry, and what it says. */
interface Loaded {
  entry: Entry
  /** Undefined where the service said that there is none. */
  body: unknown
}

/** One that an operation used. */
interface Used {
  address: string
  version: number
  maxAgeMs: number
}

/** How long an answer is used without asking again, in ms, where nothing else is said. */
export const MAX_AGE_MS = 10_000
const MOST_ENTRIES = 2_000
// Who can have the answer of before does not wait longer for that of now
const PATIENCE_MS = 1_000
const ANY = z.unknown()
const NOTHING: LazyBody = () => undefined
const NOTHING_EMBEDDED = () => []

/**
 * Public answers of the v2 service, shared by all askers of this process, and of all processes where there is Redis.
 * One that is too old is asked for again by its ETag; of several who ask at once one does; where the service fails or
 * is slow, the old answer is served.
 */
export function createPublicCache(
  metrics: Metrics,
  redis: Redis | null = null,
): (http: Http, onRead?: () => void) => PublicReads {
  const entries = new LruMap<string, Entry>(MOST_ENTRIES)
  // No Map: one that is filled and emptied without end leaves tables behind that hold each other, and all that stood in
  // them, until the whole heap is collected
  let underWay: Record<string, Promise<Loaded>> = Object.create(null)
  let versions = 0
  const nextVersion = () => (versions += 1)
  // What was asked for before a change may answer after it
  let changes = 0

  const forgetHere = (changed: readonly string[]) => {
    changes += 1
    underWay = Object.create(null)
    const isChanged = (address: string) =>
      changed.some((one) => (one.endsWith('/') ? address.startsWith(one) : address.split('?', 1)[0] === one))
    for (const address of entries.keys()) if (isChanged(address)) entries.delete(address)
  }
  const shared = redis && createSharedEntries(redis, forgetHere)

  const count = (from: 'cache' | 'shared' | 'stale' | 'v2') => metrics.count('bff_public_reads_total', { from })

  const load = async (http: Http, { path, schema, maxAgeMs }: Wanted, own: Entry | undefined): Promise<Loaded> => {
    const found = await shared?.read(path.text)
    const known = newest(own, found?.entry && entryOf(found.entry, schema, nextVersion()))
    if (known && isFresh(known, maxAgeMs)) {
      count('shared')
      return loaded(known)
    }
    count('v2')
    const headers: Record<string, string> = known?.etag ? { 'if-none-match': known.etag } : {}
    try {
      const answer = await http.send('GET', path, { 200: schema, 304: ANY, 404: ANY }, { headers })
      const readAt = Date.now()
      if (answer.status === 304 && known) {
        const kept = found?.entry
        if (kept && kept.etag === known.etag) shared?.write(path.text, { ...kept, readAt }, found.marks)
        return loaded({ ...known, readAt })
      }
      const isThere = answer.status === 200
      const etag = answer.headers.get('etag')
      if (found) shared?.write(path.text, { json: isThere ? answer.json : undefined, etag, readAt }, found.marks)
      const body = isThere ? lazyBody(answer.bytes, schema) : NOTHING
      return { entry: { body, etag, readAt, version: nextVersion() }, body: isThere ? answer.body : undefined }
    } catch (error) {
      if (!known || !(error instanceof UpstreamUnavailable || error instanceof UpstreamInvalid)) throw error
      count('stale')
      return loaded(known)
    }
  }

  const keep = ({ path, embedded }: Wanted, { entry, body }: Loaded) => {
    entries.set(path.text, entry)
    if (body === undefined) return
    const { readAt, version } = entry
    for (const { path: other, body: part } of embedded(body as never)) {
      const known = entries.get(other.text)
      if (!known || known.readAt < readAt) entries.set(other.text, { body: () => part, etag: null, readAt, version })
    }
  }

  const loadOnce = (http: Http, wanted: Wanted, own: Entry | undefined) => {
    const { path } = wanted
    const before = underWay[path.text]
    if (before) return before
    const changesBefore = changes
    const begun = load(http, wanted, own)
      .then((done) => {
        if (changes === changesBefore) keep(wanted, done)
        return done
      })
      .finally(() => {
        if (underWay[path.text] === begun) delete underWay[path.text]
      })
    underWay[path.text] = begun
    return begun
  }

  const read = async (http: Http, wanted: Wanted): Promise<Loaded> => {
    const known = entries.get(wanted.path.text)
    if (known && isFresh(known, wanted.maxAgeMs)) {
      count('cache')
      return loaded(known)
    }
    const loading = loadOnce(http, wanted, known)
    return known ? orAfterPatience(loading, known) : loading
  }

  const isCurrent = ({ address, version, maxAgeMs }: Used) => {
    const known = entries.get(address)
    return known !== undefined && known.version === version && isFresh(known, maxAgeMs)
  }
  // Out here, as what is made within an operation holds all that the operation read
  const areCurrent = (all: readonly Used[]) => () => all.every(isCurrent)

  return (http, onRead) => {
    if (http.requester.token !== null) throw new Error('What depends on who asks is never shared.')
    const ofOperation = new Map<string, Promise<unknown>>()
    const used: Used[] = []
    const readOnce = async (wanted: Wanted) => {
      const { entry, body } = await read(http, wanted)
      used.push({ address: wanted.path.text, version: entry.version, maxAgeMs: wanted.maxAgeMs })
      if (body === undefined) throw new NotFound()
      return body
    }
    return {
      invalidate(...changed) {
        forgetHere(changed)
        shared?.invalidate(changed)
        ofOperation.clear()
      },
      get(path, schema, { maxAgeMs = MAX_AGE_MS, embedded = NOTHING_EMBEDDED } = {}) {
        // As a promise, like any other failure: callers wait for several at once
        try {
          onRead?.()
        } catch (error) {
          return Promise.reject(error as Error)
        }
        const known = ofOperation.get(path.text) ?? readOnce({ path, schema, maxAgeMs, embedded })
        ofOperation.set(path.text, known)
        return known as never
      },
      cacheValidity() {
        // One that failed may have been done without
        return used.length === ofOperation.size ? areCurrent([...used]) : () => false
      },
      release: () => ofOperation.clear(),
    }
  }
}

const loaded = (entry: Entry): Loaded => ({ entry, body: entry.body() })

function isFresh({ readAt }: Entry, maxAgeMs: number): boolean {
  return Date.now() - readAt < maxAgeMs
}

function newest(own: Entry | undefined, other: Entry | undefined): Entry | undefined {
  return own && other && other.readAt > own.readAt ? other : (own ?? other)
}

/** Undefined for what this version of the contract does not know: another version may have kept it. */
function entryOf({ json, etag, readAt }: SharedEntry, schema: z.ZodType, version: number): Entry | undefined {
  if (json === undefined) return { body: NOTHING, etag, readAt, version }
  const { success, data } = parseWithFastPath(schema, json)
  return success ? { body: () => data, etag, readAt, version } : undefined
}

async function orAfterPatience(loading: Promise<Loaded>, known: Entry): Promise<Loaded> {
  const patience = new AbortController()
  const waited = pause(PATIENCE_MS, undefined, { signal: patience.signal })
  try {
    return await Promise.race([
      loading,
      waited.then(
        () => loaded(known),
        () => loading,
      ),
    ])
  } finally {
    patience.abort()
  }
}
