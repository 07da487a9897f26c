import type { GraphInProcess } from '../ssr/pageHandler.ts'
import { identifyCaller } from '../caller.ts'
import type { Caller } from '../caller.ts'
import type { AskedWith } from './persistedQueryHandler.ts'
import type { Graph } from './yoga.ts'

/** The way by which pages ask the graph without leaving this process. */
export function createGraphInProcess(graph: Graph, trustProxy: number): GraphInProcess {
  return (body, page, from, signal) =>
    askInProcess(graph, body, identifyCaller(from, trustProxy), { cookie: from.headers.cookie }, () =>
      graphRequest(page, body, signal),
    )
}

/** Answers the JSON of an operation; `requestOf` makes the whole request where that is needed. */
export async function askInProcess(
  graph: Graph,
  body: string,
  caller: Caller,
  headers: AskedWith,
  requestOf: () => Request,
): Promise<Response> {
  const answer = await graph.answerQuery(body, caller, headers)
  if (!answer) return graph.fetch(requestOf(), { caller })
  return new Response(Buffer.concat(answer.parts), { headers: Object.entries(answer.headers).map(asText) })
}

const asText = ([name, value]: [string, string | number]): [string, string] => [name, String(value)]

/** The request that the graph is asked with: the visitor's cookie and host, nothing else of theirs. */
function graphRequest(page: Request, body: string, signal: AbortSignal): Request {
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json', 'x-csrf': '1' })
  for (const name of ['cookie', 'host', 'x-request-id', 'x-forwarded-for']) {
    const value = page.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Request(new URL('/graphql', page.url), { method: 'POST', headers, body, signal })
}
