import { LruMap } from '../../runtime/lru.ts'
import type { Metrics } from '../observability/metrics.ts'
import { toCachedPage } from './finishedPage.ts'
import type { FinishedPage, CachedPage } from './finishedPage.ts'

/** A page that was rendered for the cache. */
export interface Rendered {
  page: FinishedPage
  /** True while nothing has changed that the page was made from; null where it must not be cached. */
  isValid: (() => boolean) | null
  /** Revalidates what the page was made from. */
  refresh?: (maxAgeMs: number) => Promise<unknown>
  /** True where the page, or a part of it, shows an error. */
  isFailure: boolean
}

/** The public pages of this process. */
export interface PageCache {
  /** Returns the page with this key, rendered once for all concurrent requests. */
  find: (key: string, render: () => Promise<Rendered>) => Promise<FinishedPage>
}

interface Entry {
  page: CachedPage
  isValid: () => boolean
  refresh: (maxAgeMs: number) => Promise<unknown>
  renderedAt: number
  checkedAt: number
  checking?: Promise<unknown> | null
}

/** A page is no older than this behind what other programs and processes change. */
const CHECK_AFTER_MS = 1_000
/** A read that another page has revalidated within this time is not revalidated again. */
const SHARED_MS = 300
/** A page says what day it is: until then it is good if nothing has changed. */
const MAX_PAGE_AGE_MS = 60_000
/** So long a visitor waits for a new page before the one before it is good enough. */
const SLOW_MS = 3_000
/** The oldest page that is shown instead of one that fails or is slow. */
const MAX_STALE_MS = 86_400_000
/** Whoever has no points left to render a page says nothing about the page of others. */
const TOO_MANY_REQUESTS = 429
/** The compressed forms of a page beside its HTML, which they are about half of together. */
const MEMORY_FACTOR = 1.5
const ENTRY_BYTES = 2_000

export interface PageCacheOptions {
  maxBytes: number
  maxEntries?: number
  maxAgeMs?: number
  isServedStale: boolean
  metrics: Pick<Metrics, 'count'>
}

/**
 * Creates a cache of pages, each valid until something changes that it was made from, and no longer than `maxAgeMs`. Where
 * `isServedStale`, the page before it is served for one that fails or is slow.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, maxEntries = Infinity, maxAgeMs = MAX_PAGE_AGE_MS, isServedStale, metrics } = options
  const count = (from: 'cache' | 'rendered' | 'stale') => metrics.count('bff_pages_total', { from })
  const minSize = maxBytes / maxEntries
  const sizeOf = ({ page }: Entry) => Math.max(minSize, page.body.length * MEMORY_FACTOR + ENTRY_BYTES)
  const entries = new LruMap<string, Entry>(maxBytes, sizeOf)
  const underWay = new Map<string, Promise<Rendered>>()

  const renderOnce = async (key: string, render: () => Promise<Rendered>): Promise<Rendered> => {
    const renderedAt = Date.now()
    count('rendered')
    const rendered = await render()
    const { page, isValid, isFailure, refresh = nothing } = rendered
    if (isFailure) return rendered
    if (isValid === null) {
      entries.delete(key)
      return rendered
    }
    const cached = toCachedPage(page)
    entries.set(key, { page: cached, isValid, refresh, renderedAt, checkedAt: renderedAt })
    return { ...rendered, page: cached }
  }

  const start = (key: string, render: () => Promise<Rendered>) => {
    const rendering = renderOnce(key, render).finally(() => underWay.delete(key))
    // Whoever waits handles the error; nobody may, where the page before was good enough
    rendering.catch(() => undefined)
    underWay.set(key, rendering)
    return rendering
  }

  /** Joins a rendering that is under way, unless what it has read has changed meanwhile. */
  const join = async (key: string, rendering: Promise<Rendered>, render: () => Promise<Rendered>) => {
    const rendered = await rendering
    const isOutdated = rendered.isValid !== null && !rendered.isValid()
    if (!isOutdated && rendered.page.status !== TOO_MANY_REQUESTS) return rendered
    return underWay.get(key) ?? start(key, render)
  }

  return {
    async find(key, render) {
      const entry = entries.get(key)
      const age = entry ? Date.now() - entry.renderedAt : 0
      if (entry && age < maxAgeMs && (await isStillValid(entry))) {
        count('cache')
        return entry.page
      }
      const joined = underWay.get(key)
      const rendering = joined ? join(key, joined, render) : start(key, render)
      if (!entry || !isServedStale || age > MAX_STALE_MS) return (await rendering).page
      const page = await orBefore(rendering, entry.page)
      if (page === entry.page) count('stale')
      return page
    },
  }
}

const nothing = async () => {}

/** True where nothing has changed, as far as it is known or can be heard within the time for a slow page. */
async function isStillValid(entry: Entry): Promise<boolean> {
  if (Date.now() - entry.checkedAt >= CHECK_AFTER_MS) {
    entry.checking ??= check(entry)
    await entry.checking
  }
  return entry.isValid()
}

async function check(entry: Entry): Promise<void> {
  const began = Date.now()
  // What fails is read again by the rendering, which reports it
  await entry.refresh(SHARED_MS).catch(() => undefined)
  entry.checkedAt = began
  entry.checking = null
}

/** A page, or the one before it where it fails or is slow. */
async function orBefore(rendering: Promise<Rendered>, before: CachedPage): Promise<FinishedPage> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), SLOW_MS)
  })
  try {
    const rendered = await Promise.race([rendering, late])
    return rendered === null || rendered.isFailure ? before : rendered.page
  } catch {
    return before
  } finally {
    clearTimeout(timer)
  }
}
