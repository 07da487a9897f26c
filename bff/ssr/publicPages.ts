import type { IncomingMessage } from 'node:http'
import type { Host, PublicPage } from '../../web/entry.server.tsx'
import { NO_STORE } from '../http/noStore.ts'
import type { Validity } from '../v2/publicReads.ts'
import type { Assets } from './assets.ts'
import type { FinishedPage } from './finishedPage.ts'
import { createPageCache } from './pageCache.ts'
import type { Rendered } from './pageCache.ts'
import type { PageOptions } from './pageOptions.ts'
import { hashOf, pageHeaders, tagsOf } from './pageHeaders.ts'
import { publicRequest } from './pageRequest.ts'
import type { Web } from './pageSource.ts'

const MAX_BYTES = 64 * 1024 * 1024
/** Of the front page's searches, whose number has no end. */
export const SEARCHES = { maxBytes: 24 * 1024 * 1024, maxEntries: 500, maxAgeMs: 10_000, isServedStale: false }

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
export function createPublicPages({ graph, metrics, onError }: Pick<PageOptions, 'graph' | 'metrics' | 'onError'>) {
  const pages = createPageCache({ maxBytes: MAX_BYTES, isServedStale: true, metrics })
  const searches = createPageCache({ ...SEARCHES, metrics })

  return async (input: PageInput): Promise<FinishedPage> => {
    const { known, url } = input
    return (known.isSearch ? searches : pages).find(url.origin + known.address, () => render(input))
  }

  async function render({ web, assets, known, host, url, from }: PageInput): Promise<Rendered> {
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
    const isCacheable =
      status === 200 && !isFailure && !isPrivate && (known.isSearch || reads.every((read) => read !== null))
    const addresses = reads.flatMap((read) => read?.addresses ?? [])
    const sharing = isCacheable ? { isSearch: known.isSearch, tags: tagsOf(addresses) } : null
    return {
      page: {
        status,
        headers: pageHeaders({ sharing, failure, isPrivate }, hashOf(web.INLINE_SCRIPT)),
        body,
      },
      isValid: isCacheable ? () => reads.every((read) => read === null || read.isValid()) : null,
      refresh: (maxAgeMs) => Promise.all(reads.map((read) => read?.refresh(maxAgeMs))),
      isFailure,
    }
  }
}
