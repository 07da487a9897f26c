import { identifyCaller } from '../caller.ts'
import type { Caller } from '../caller.ts'
import type { GraphAnswer, GraphInProcess } from '../ssr/pageOptions.ts'
import { cacheKeyOf, isVisitor } from './cachedResponses.ts'
import type { Graph } from './yoga.ts'

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
export async function fetchInProcess(...operation: Parameters<typeof respondInProcess>): Promise<Response> {
  return (await respondInProcess(...operation)).response
}

async function respondInProcess(
  graph: Graph,
  body: string,
  headers: { cookie?: string | undefined; authorization?: string | undefined },
  caller: Caller,
  signal: AbortSignal,
  createRequest: () => Request,
): Promise<GraphAnswer> {
  const cacheKey = isVisitor(headers) ? cacheKeyOf(body, caller) : null
  const ready =
    cacheKey === null
      ? null
      : await graph.respondToVisitor({ body, cacheKey, caller, headers: {}, signal: () => signal })
  if (!ready) {
    const answered = await graph.fetch(createRequest(), { caller, cacheKey })
    return { response: answered, validity: null, hasErrors: false }
  }
  const entries = Object.entries(ready.headers).map(([name, value]): [string, string] => [name, String(value)])
  const response = new Response(Buffer.concat(ready.body), { status: ready.status, headers: entries })
  return { response, validity: ready.validity ?? null, hasErrors: ready.hasErrors ?? false }
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
