import type { IncomingMessage } from 'node:http'
import { identifyCaller } from '../http/caller.ts'
import type { Caller } from '../http/caller.ts'
import type { Validity } from '../v2/publicReads.ts'
import { cacheKeyOf, isVisitor } from './cachedResponses.ts'
import type { Graph } from './yoga.ts'

/** The graph's answer to an operation of a page. */
export interface GraphResponse {
  /** Its body. */
  json: () => Promise<unknown>
  /** One of its headers, by its name in lower case; null where it has none such. */
  header: (name: string) => string | null
  /** The time for which the response is the same for everybody; null where it is for this visitor alone. */
  validity: Validity | null
  /** True where a part of the data is missing. */
  hasErrors: boolean
}

/** Runs an operation (JSON) in process as the visitor of a page. `from` is the visitor's request. */
export type GraphInProcess = (
  body: string,
  page: Request,
  from: IncomingMessage,
  signal: AbortSignal,
) => Promise<GraphResponse>

/** Sends the operations of server-rendered pages to the graph without leaving this process. */
export function createGraphInProcess(graph: Graph, trustProxy: number): GraphInProcess {
  return (body, page, from, signal) => {
    const cookie = page.headers.get('cookie') ?? undefined
    return respondInProcess(graph, body, { cookie }, identifyCaller(from, trustProxy), signal, () =>
      graphRequest(page, body, signal),
    )
  }
}

/** Responds to an operation's JSON; `createRequest` makes the whole request where it is no visitor's persisted query. */
export async function respondInProcess(
  graph: Graph,
  body: string,
  headers: { cookie?: string | undefined; authorization?: string | undefined },
  caller: Caller,
  signal: AbortSignal,
  createRequest: () => Request,
): Promise<GraphResponse> {
  const cacheKey = isVisitor(headers) ? cacheKeyOf(body, caller) : null
  const ready =
    cacheKey === null
      ? null
      : await graph.respondToVisitor({ body, cacheKey, caller, headers: {}, signal: () => signal })
  if (!ready) {
    const response = await graph.fetch(createRequest(), { caller, bytes: Buffer.byteLength(body), cacheKey })
    return {
      json: () => response.json(),
      header: (name) => response.headers.get(name),
      validity: null,
      hasErrors: false,
    }
  }
  const { body: parts, headers: written, validity = null, hasErrors = false } = ready
  return {
    json: async () => JSON.parse(Buffer.concat(parts).toString()) as unknown,
    header: (name) => (name in written ? String(written[name]) : null),
    validity,
    hasErrors,
  }
}

/** The request to the graph: with the visitor's cookie and host, and nothing else of theirs. */
function graphRequest(page: Request, body: string, signal: AbortSignal): Request {
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json', 'x-csrf': '1' })
  for (const name of ['cookie', 'host', 'x-request-id', 'x-forwarded-for']) {
    const value = page.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Request(new URL('/graphql', page.url), { method: 'POST', headers, body, signal })
}
