import type { IncomingHttpHeaders } from 'node:http'
import type { ExecutionResult } from 'graphql'
import { processRegularResult } from 'graphql-yoga'
import type { FetchAPI, GraphQLParams, YogaServerInstance } from 'graphql-yoga'
import type { Caller } from '../http/caller.ts'
import { NO_STORE } from '../http/noStore.ts'
import type { ReadyResponse, RespondFromCache } from './cachedResponses.ts'
import type { Context } from './context.ts'
import type { PersistedDocuments } from './persistedDocuments.ts'
import { headersOf } from './pipeline.ts'
import type { GraphRequest } from './pipeline.ts'

/** A visitor's request, as far as an operation may depend on it. */
export interface VisitorRequest {
  /** The operation's JSON. */
  body: string
  cacheKey: string
  caller: Caller
  headers: IncomingHttpHeaders
  /** Aborted when the client disconnects. */
  signal: () => AbortSignal
}

/** Responds to a visitor's persisted query; null for everything else, which Yoga responds to. */
export type RespondToVisitor = (request: VisitorRequest) => Promise<ReadyResponse | null>

export interface VisitorResponsesDeps {
  yoga: YogaServerInstance<GraphRequest, Context>
  documents: PersistedDocuments
  respondFromCache: RespondFromCache
  completeResult: (result: ExecutionResult, request: GraphRequest) => ExecutionResult
}

/**
 * Responds to visitors' persisted queries from the response cache, or by Yoga's steps, which are those of the pipeline,
 * without Yoga's HTTP layer: that makes a Request and a Response of each, which takes a tenth of the storefront's time.
 */
export function createVisitorResponses(deps: VisitorResponsesDeps): RespondToVisitor {
  const { yoga, documents, respondFromCache, completeResult } = deps
  // Read once: Yoga is a proxy, whose properties are slow
  const { getResultForParams } = yoga
  const executeQuery = async (params: GraphQLParams, request: Request, context: GraphRequest) => {
    try {
      return (await getResultForParams({ params, request }, context)) as ExecutionResult
    } catch {
      // The parameters are not those of an operation: Yoga's HTTP layer has the words and the status
      return null
    }
  }

  return async ({ body, cacheKey, caller, headers, signal }) => {
    const cached = await respondFromCache(cacheKey, caller, headers)
    if (cached) return cached
    const params = queryOf(body, documents)
    if (!params) return null
    const request: GraphRequest = { caller, bytes: Buffer.byteLength(body), cacheKey }
    const executed = await executeQuery(params, fetchRequest(headers, signal), request)
    if (!executed) return null
    const result = completeResult(executed, request)
    const response = responseOf(result)
    return {
      status: response.status,
      headers: { ...response.headers, 'cache-control': NO_STORE, ...headersOf(request) },
      body: response.body,
      validity: request.cacheable ?? undefined,
      hasErrors: result.errors !== undefined,
    }
  }
}

/** The response that Yoga makes of a result: ready to be sent, where a Response of fetch would read its body once more. */
class PlainResponse implements ReadyResponse {
  readonly status: number
  readonly headers: ReadyResponse['headers']
  readonly body: Buffer[]

  constructor(text: string, { status = 200, headers }: { status?: number; headers: Record<string, string> }) {
    const bytes = Buffer.from(text)
    this.status = status
    this.headers = { ...headers, 'content-length': bytes.length }
    this.body = [bytes]
  }
}

const PLAIN = { Response: PlainResponse } as unknown as FetchAPI

function responseOf(result: ExecutionResult): ReadyResponse {
  return processRegularResult(result, PLAIN, 'application/json') as unknown as PlainResponse
}

/** The parameters of a persisted query; null where the body is anything else. */
function queryOf(body: string, documents: PersistedDocuments): GraphQLParams | null {
  try {
    const params = JSON.parse(body) as (GraphQLParams & { doc_id?: unknown }) | null
    const id = params?.doc_id
    return typeof id === 'string' && documents.find(id)?.startsWith('query') ? params : null
  } catch {
    return null
  }
}

/** The part of a fetch Request that the pipeline reads. */
function fetchRequest(headers: IncomingHttpHeaders, signal: () => AbortSignal): Request {
  const request = {
    method: 'POST',
    headers: { get: (name: string) => headers[name] ?? null },
    get signal() {
      return signal()
    },
  }
  return request as unknown as Request
}
