import type { IncomingMessage, ServerResponse } from 'node:http'
import { callerOf } from './caller.ts'
import type { Graph } from './yoga.ts'

/** Largest body of a request, in bytes. */
const LARGEST_BODY = 1024 * 1024

/** Answers /graphql: checks the body's size and kind, which also keeps forms of foreign sites out, then the graph. */
export function createGraphHandler(graph: Graph, trustProxy: number) {
  return (request: IncomingMessage, response: ServerResponse): void | Promise<void> => {
    const refused = request.method === 'POST' ? refusalOf(request) : null
    if (refused) {
      response.writeHead(refused.status, { 'content-type': 'application/json', connection: 'close' })
      const errors = [{ message: refused.message, extensions: { code: 'BAD_REQUEST' } }]
      response.end(JSON.stringify({ errors }))
      return
    }
    return graph(request, response, { caller: callerOf(request, trustProxy) })
  }
}

function refusalOf({ headers }: IncomingMessage): { status: number; message: string } | null {
  const kind = headers['content-type']?.split(';')[0]?.trim()
  if (kind !== 'application/json') return { status: 415, message: 'The body must be application/json.' }
  const size = Number(headers['content-length'])
  if (headers['content-length'] === undefined) return { status: 411, message: 'Content-Length is needed.' }
  if (size <= LARGEST_BODY) return null
  return { status: 413, message: `The body is ${size} bytes; at most ${LARGEST_BODY} are allowed.` }
}
