import type { z } from 'zod'
import type { UsedEntry } from './cacheEntries.ts'
import { NotFound } from './errors.ts'
import type { Http } from './http.ts'
import { type ListPage, type PageInfo, WHOLE_LIST } from './listPages.ts'
import type { Path } from './path.ts'
import type { EmbeddedResponse, PublicCache, PublicRead } from './publicCache.ts'

/** The public reads of one operation, which reads each address at most once. */
export interface PublicReads {
  /** Invalidates these addresses, whatever their query, and all below those that end with a slash. */
  invalidate: (...changed: readonly string[]) => void
  /** Throws NotFound where the service answers 404. */
  get: <Schema extends z.ZodType>(
    path: Path,
    schema: Schema,
    options?: ReadOptions<Schema>,
  ) => Promise<z.output<Schema>>
  /** Reads a page of a list, as `get` reads. */
  getPage: <Item extends z.ZodType>(path: Path, schema: z.ZodArray<Item>) => Promise<ListPage<z.output<Item>>>
  /** While all reads so far would be answered the same without a call of the service. */
  cacheValidity: () => Validity
  /** Drops what this operation read. */
  release: () => void
}

/** The validity of something that was made from public reads. */
export interface Validity {
  /** True while all of them would be answered the same without a call of the service. */
  isValid: () => boolean
  /** The addresses that were read. */
  addresses: readonly string[]
  /** Revalidates what was read longer ago than this, which costs little where nothing has changed. */
  refresh: (maxAgeMs: number) => Promise<void>
}

interface ReadOptions<Schema extends z.ZodType> {
  /** Milliseconds for which an answer is used without revalidation. */
  maxAgeMs?: number
  /** The answers of other addresses that the body embeds: they are cached as if they had been read. */
  embedded?: (body: z.output<Schema>) => readonly EmbeddedResponse[]
}

/** Milliseconds for which an answer is used without revalidation, unless a read says otherwise. */
export const MAX_AGE_MS = 10_000
const EMBEDS_NOTHING = () => []

/** The body of an answer, and where it stands if it is the page of a list. */
interface PublicResponse {
  body: unknown
  page: PageInfo
}

const NEVER_VALID: Validity = { isValid: () => false, addresses: [], refresh: async () => {} }

export interface PublicReadsOptions {
  /** Runs before each read; what it throws rejects the read. */
  onRead?: () => void
  /** True for an operation that must see at once what others changed: it revalidates what is cached. */
  isUncached?: boolean
}

/** Creates the reads of operations. */
export function createPublicReads(cache: PublicCache): (http: Http, options?: PublicReadsOptions) => PublicReads {
  // Outside of the operation: a closure in there would retain all that the operation read
  const validityOf = (http: Http, all: readonly UsedEntry[], reads: readonly PublicRead[]): Validity => ({
    isValid: () => all.every(cache.isCurrent),
    addresses: all.map(({ address }) => address),
    refresh: async (maxAgeMs) => {
      const again = (read: PublicRead) => cache.read(http, { ...read, maxAgeMs: Math.min(read.maxAgeMs, maxAgeMs) })
      // The first often embeds others, which need no call of their own then
      const [first, ...others] = reads.filter((read) => read.maxAgeMs <= MAX_AGE_MS)
      if (first) await again(first)
      await Promise.all(others.map(again))
    },
  })

  return (http, { onRead, isUncached = false } = {}) => {
    if (http.requester.token !== null) throw new Error('An answer that depends on a token must not be shared')
    const reads = new Map<string, Promise<PublicResponse>>()
    const used: UsedEntry[] = []
    const usedReads: PublicRead[] = []
    const readOnce = async (read: PublicRead) => {
      const { body, page, version } = await cache.read(http, read)
      used.push({ address: read.path.text, version, maxAgeMs: read.maxAgeMs })
      usedReads.push(read)
      if (body === undefined) throw new NotFound()
      return { body, page }
    }
    const readNow = async (read: PublicRead) => {
      const { body, page } = await cache.readNow(http, read)
      if (body === undefined) throw new NotFound()
      for (const { path, body: part } of read.embedded(body as never))
        if (!reads.has(path.text)) reads.set(path.text, Promise.resolve({ body: part, page: WHOLE_LIST }))
      return { body, page }
    }
    const readResponse = (
      path: Path,
      schema: z.ZodType,
      { maxAgeMs = MAX_AGE_MS, embedded = EMBEDS_NOTHING }: ReadOptions<z.ZodType>,
    ): Promise<PublicResponse> => {
      // Rejects like any other failure: callers await several reads at once
      try {
        onRead?.()
      } catch (error) {
        return Promise.reject(error as Error)
      }
      const load = isUncached && maxAgeMs <= MAX_AGE_MS ? readNow : readOnce
      const pending = reads.get(path.text) ?? load({ path, schema, maxAgeMs, embedded })
      reads.set(path.text, pending)
      return pending
    }
    return {
      invalidate(...changed) {
        cache.invalidate(changed)
        reads.clear()
      },
      async get(path, schema, options = {}) {
        return (await readResponse(path, schema, options as ReadOptions<z.ZodType>)).body as never
      },
      async getPage(path, schema) {
        const { body, page } = await readResponse(path, schema, {})
        return { items: body as never, ...page }
      },
      cacheValidity() {
        // The operation may have gone on without a read that failed
        return used.length === reads.size ? validityOf(http, [...used], [...usedReads]) : NEVER_VALID
      },
      release: () => reads.clear(),
    }
  }
}
