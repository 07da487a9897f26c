import type { IncomingMessage } from 'node:http'
import type { Host, PublicPage } from '../../web/entry.server.tsx'
import { hashedKey } from '../cache/hashedKey.ts'
import { RateLimitExceeded } from '../graph/rateLimits.ts'
import { NO_STORE } from '../http/noStore.ts'
import { TOO_MANY_REQUESTS_PAGE, tooManyRequestsHeaders } from '../http/tooManyRequests.ts'
import type { Validity } from '../v2/publicReads.ts'
import type { Assets } from './assets.ts'
import type { FinishedPage } from './finishedPage.ts'
import { createPageCache } from './pageCache.ts'
import type { Rendered } from './pageCache.ts'
import type { PageOptions } from './pageOptions.ts'
import { hashesOf, pageHeaders, tagsOf } from './pageHeaders.ts'
import { publicRequest } from './pageRequest.ts'
import type { Web } from './pageSource.ts'

const MAX_BYTES = 64 * 1024 * 1024
/** Of the front page's searches, whose number has no end. */
export const SEARCHES = { maxBytes: 24 * 1024 * 1024, maxEntries: 500, maxAgeMs: 10_000, isServedStale: false }

/** The pages that no other cache may store: for each host, which anybody may make up, a login and one that is missing. */
const OTHERS = { maxBytes: 8 * 1024 * 1024, maxEntries: 500, isServedStale: true }

interface PageInput {
  web: Web
  assets: Assets
  known: PublicPage
  host: Host
  /** As the visitor requested it. */
  url: URL
  from: IncomingMessage
}

/** Creates the handler of public pages: rendered for nobody in particular, and cached for all. */
export function createPublicPages(options: Pick<PageOptions, 'graph' | 'metrics' | 'payForRendering' | 'onError'>) {
  const { graph, metrics, payForRendering, onError } = options
  const pages = createPageCache({ maxBytes: MAX_BYTES, isServedStale: true, metrics })
  const searches = createPageCache({ ...SEARCHES, metrics })
  const others = createPageCache({ ...OTHERS, metrics })
  const caches = { page: pages, search: searches, login: others, missing: others }

  const find = (input: PageInput): Promise<FinishedPage> =>
    caches[input.known.kind].find(hashedKey(input.url.origin + input.known.address), () => render(input))

  return async (input: PageInput): Promise<FinishedPage> => {
    const { instead } = input.known
    const page = await find(input)
    const isRedirect = page.status >= 300 && page.status < 400
    return isRedirect && instead !== undefined ? find({ ...input, known: { address: instead, kind: 'page' } }) : page
  }

  async function render(input: PageInput): Promise<Rendered> {
    try {
      await payForRendering(input.from)
    } catch (error) {
      if (!(error instanceof RateLimitExceeded)) throw error
      const headers = tooManyRequestsHeaders(error.retryAfter)
      return { page: { status: 429, headers, body: TOO_MANY_REQUESTS_PAGE }, isValid: null, isFailure: true }
    }
    return renderPublic(input)
  }

  async function renderPublic({ web, assets, known, host, url, from }: PageInput): Promise<Rendered> {
    // Without the visitor's signal: others may wait for the same page
    const request = publicRequest(from, new URL(known.address, url))
    const reads: (Validity | null)[] = []
    let isFailure = false
    const page = await web.renderPage({
      request,
      host,
      assetsOf: assets.assetsOf,
      post: async (body, signal) => {
        const answer = await graph(body, request, from, signal)
        reads.push(answer.validity)
        isFailure ||= answer.hasErrors
        return answer
      },
      onError: (error) => onError(error, from, web.pageFailure(error).status),
    })
    if (page instanceof Response) {
      const redirect = { ...Object.fromEntries(page.headers), 'cache-control': NO_STORE }
      return {
        page: { status: page.status, headers: redirect, body: Buffer.alloc(0) },
        isValid: null,
        isFailure: false,
      }
    }
    const { status, failure, isPrivate, body } = page
    isFailure ||= failure !== null
    const isSearch = known.kind === 'search'
    const isCacheable =
      (status === 200 || status === 404) &&
      !isFailure &&
      (!isPrivate || known.kind === 'login') &&
      (isSearch || reads.every((read) => read !== null))
    const addresses = reads.flatMap((read) => read?.addresses ?? [])
    // Other caches would have one for each address, or show the login to who is signed in
    const isShared = isCacheable && status === 200 && known.kind !== 'login'
    const sharing = isShared ? { isSearch, tags: tagsOf(addresses) } : null
    return {
      page: {
        status,
        headers: pageHeaders({ sharing, failure, isPrivate }, hashesOf(web.INLINE_SCRIPTS)),
        body,
      },
      isValid: isCacheable ? () => reads.every((read) => read === null || read.isValid()) : null,
      refresh: (maxAgeMs) => Promise.all(reads.map((read) => read?.refresh(maxAgeMs))),
      isFailure,
    }
  }
}
