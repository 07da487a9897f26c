import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Caller } from '../http/caller.ts'
import type { Config } from '../config.ts'
import { NO_STORE } from '../http/noStore.ts'
import type { Validity } from '../v2/publicReads.ts'
import type { Metrics } from '../observability/metrics.ts'
import { encodingFor } from '../../runtime/compression.ts'
import { finishGzip, startGzip } from '../../runtime/continuedGzip.ts'
import { hashedKey } from '../cache/hashedKey.ts'
import { costExtensions, rateLimitHeaders } from './costExtensions.ts'
import type { Instrumentation } from './instrumentation.ts'
import { bucketFor } from './rateLimits.ts'
import type { Consume } from './rateLimits.ts'
import type { ResponseCache } from './responseCache.ts'

/** A response from the cache, ready to be sent. */
export interface ReadyResponse {
  status: number
  headers: Record<string, string | number>
  /** The body in parts: joined into one buffer, data that clients share would be copied for each. */
  body: Buffer[]
  /** The seconds for which the data are the same for everybody; left out where they are for this client alone. */
  validity?: Validity | undefined
  /** True where a part of the data is missing. */
  hasErrors?: boolean
}

/** Sends the response with this key; null where it is not cached or the client has no points left for it. */
export type RespondFromCache = (
  key: string,
  caller: Caller,
  headers: IncomingHttpHeaders,
) => Promise<ReadyResponse | null>

export interface CachedResponsesDeps {
  config: Config
  metrics: Metrics
  consume: Consume
  instrumentation: Instrumentation
  responseCache: ResponseCache
}

/** Maximal length of a body that is used as a key, in bytes: a doc_id and a few variables. */
const MAX_KEY_BYTES = 4096
/** A shorter answer is sent as it is. */
const MIN_COMPRESSED_BYTES = 1024
/** Cached responses are JSON: clients that accept application/graphql-response+json get other statuses for errors. */
const ACCEPTED: ReadonlySet<string | undefined> = new Set([undefined, '*/*', 'application/json'])

/** True if the response to a request may be in the cache: its headers are a visitor's. */
export function mayBeCached({ method, headers }: IncomingMessage): boolean {
  const bytes = Number(headers['content-length'])
  return method === 'POST' && ACCEPTED.has(headers.accept) && bytes > 0 && bytes <= MAX_KEY_BYTES && isVisitor(headers)
}

/** The key of a request: a hash of its body word for word, as the web client sends the same query in the same words. */
export function cacheKeyOf(body: string, { isHttps }: Caller): string | null {
  return body.length > MAX_KEY_BYTES ? null : hashedKey(`${isHttps ? 'https' : 'http'} ${body}`)
}

/** True if a request carries nothing that could identify a user. */
export function isVisitor({ cookie, authorization }: { cookie?: unknown; authorization?: unknown }): boolean {
  return cookie === undefined && authorization === undefined
}

/** Responds from the cache, before and without the pipeline: with its steps for rate limits, measuring and headers. */
export function createCachedResponses(deps: CachedResponsesDeps): RespondFromCache {
  const { config, metrics, consume, instrumentation, responseCache } = deps
  return async (key, caller, { traceparent, 'accept-encoding': encodings }) => {
    const cached = responseCache.get(key)
    if (!cached) return null
    const { data, complexity, points, name } = cached
    const accepted = Array.isArray(encodings) ? encodings.join() : encodings
    const bucket = bucketFor(config, null, caller.address, true)
    const { isAllowed, state } = await consume(bucket, points)
    // The pipeline refuses it
    if (!isAllowed) return null
    instrumentation.count('query')
    metrics.count('bff_response_cache_hits_total', { operation: name })
    const { requestId } = caller
    const parent = typeof traceparent === 'string' ? traceparent : null
    await instrumentation.measure({ name, type: 'query', requestId, traceparent: parent }, async () => {})
    const cost = { complexity, points, bucket, state }
    const rest = Buffer.from(`,"extensions":${JSON.stringify(costExtensions(cost))}}`)
    const isCompressed = data.length >= MIN_COMPRESSED_BYTES && encodingFor(accepted, ['gzip']) !== null
    const body = isCompressed ? finishGzip(await (cached.gzip ??= startGzip(data)), rest) : [data, rest]
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      ...(isCompressed && { 'content-encoding': 'gzip' }),
      vary: 'Accept-Encoding',
      'content-length': body.reduce((sum, { length }) => sum + length, 0),
      'cache-control': NO_STORE,
      'x-request-id': requestId,
      ...rateLimitHeaders(cost),
    }
    return { status: 200, headers, body, validity: cached }
  }
}
