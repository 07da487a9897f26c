import { z } from 'zod'
import { LruMap } from '../lru.ts'
import type { Metrics } from '../metrics.ts'
import { NotFound, UpstreamInvalid, UpstreamUnavailable } from './errors.ts'
import type { Http } from './http.ts'
import type { Path } from './path.ts'

/** What the public may read, for one operation: each address at most once. */
export interface PublicReads {
  /** `lifetimeMs` is how long an answer is used without asking again. */
  get: <Schema extends z.ZodType>(path: Path, schema: Schema, lifetimeMs?: number) => Promise<z.output<Schema>>
}

interface Entry {
  /** Undefined where the service said that there is none. */
  body: unknown
  etag: string | null
  readAt: number
}

const LIFETIME_MS = 10_000
const MOST_ENTRIES = 2_000
const ANY = z.unknown()

/**
 * Public answers of the v2 service, shared by all askers of this process. One that is too old is asked for again by
 * its ETag; of several who ask at once one does; where the service fails, the old answer is served.
 */
export function createPublicCache(metrics: Metrics): (http: Http) => PublicReads {
  const entries = new LruMap<string, Entry>(MOST_ENTRIES)
  const underWay = new Map<string, Promise<Entry>>()

  const load = async (http: Http, path: Path, schema: z.ZodType, known: Entry | undefined): Promise<Entry> => {
    const headers: Record<string, string> = known?.etag ? { 'if-none-match': known.etag } : {}
    try {
      const answer = await http.send('GET', path, { 200: schema, 304: ANY, 404: ANY }, { headers })
      if (answer.status === 304 && known) return { ...known, readAt: Date.now() }
      const body = answer.status === 200 ? answer.body : undefined
      return { body, etag: answer.headers.get('etag'), readAt: Date.now() }
    } catch (error) {
      if (known && (error instanceof UpstreamUnavailable || error instanceof UpstreamInvalid)) return known
      throw error
    }
  }

  const read = async (http: Http, path: Path, schema: z.ZodType, lifetimeMs: number): Promise<unknown> => {
    const known = entries.get(path.text)
    const isFresh = known !== undefined && Date.now() - known.readAt < lifetimeMs
    metrics.count('bff_public_reads_total', { from: isFresh ? 'cache' : 'v2' })
    if (isFresh) return bodyOf(known)
    let loading = underWay.get(path.text)
    if (!loading) {
      loading = load(http, path, schema, known)
        .then((entry) => {
          entries.set(path.text, entry)
          return entry
        })
        .finally(() => underWay.delete(path.text))
      underWay.set(path.text, loading)
    }
    return bodyOf(await loading)
  }

  return (http) => {
    if (http.asker.token !== null) throw new Error('What depends on who asks is never shared.')
    const ofOperation = new Map<string, Promise<unknown>>()
    return {
      get(path, schema, lifetimeMs = LIFETIME_MS) {
        const known = ofOperation.get(path.text) ?? read(http, path, schema, lifetimeMs)
        ofOperation.set(path.text, known)
        return known as never
      },
    }
  }
}

function bodyOf({ body }: Entry): unknown {
  if (body === undefined) throw new NotFound()
  return body
}
