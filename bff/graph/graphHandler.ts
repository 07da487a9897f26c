import type { IncomingMessage, ServerResponse } from 'node:http'
import { identifyCaller } from '../caller.ts'
import type { Caller } from '../caller.ts'
import { mayBePersistedQuery } from './persistedQuery.ts'
import type { QueryAnswer } from './persistedQueryHandler.ts'
import { MAX_FORM_BYTES } from './uploads.ts'
import type { Graph } from './yoga.ts'

/** Largest body of a request without files, in bytes. */
const LARGEST_BODY = 1024 * 1024
/** Most bytes of forms that are read at once: they are held in memory until the v2 service has them. */
const MOST_UNDER_WAY = 2 * MAX_FORM_BYTES

interface Refused {
  status: number
  message: string
  headers?: Record<string, string>
}

/** Answers /graphql: checks the body's size and kind, which also keeps forms of foreign sites out, then the graph. */
export function createGraphHandler(graph: Graph, trustProxy: number) {
  // Once: Yoga looks for each of its properties anew
  const { answerQuery } = graph
  let underWay = 0

  const answerInShort = async (request: IncomingMessage, response: ServerResponse, caller: Caller) => {
    const body = await readBody(request)
    if (body === null) return
    const answer = await answerQuery(body.toString(), caller, request.headers)
    if (answer) return send(response, answer)
    // Read already: where it is found by the graph
    return graph(Object.assign(request, { body }), response, { caller })
  }

  return (request: IncomingMessage, response: ServerResponse): void | Promise<void> => {
    const isForm = request.method === 'POST' && kindOf(request) === 'multipart/form-data'
    const refused = request.method === 'POST' ? refusalOf(request, isForm, MOST_UNDER_WAY - underWay) : null
    if (refused) return refuse(response, refused)
    if (isForm) {
      const size = Number(request.headers['content-length'])
      underWay += size
      // Answered, or gone
      response.once('close', () => {
        underWay -= size
      })
    }
    const caller = identifyCaller(request, trustProxy)
    return mayBePersistedQuery(request) && !isForm
      ? answerInShort(request, response, caller)
      : graph(request, response, { caller })
  }
}

// Not as one: that would copy all of it for each asker
function send(response: ServerResponse, { headers, parts: [data, rest] }: QueryAnswer): void {
  response.writeHead(200, headers).cork()
  response.write(data)
  response.end(rest)
}

/** Null where whoever asked has gone before all of it was there. */
function readBody(request: IncomingMessage): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => resolve(Buffer.concat(chunks)))
    request.on('error', () => resolve(null))
    // After its end, too
    request.on('close', () => {
      if (!request.readableEnded) resolve(null)
    })
  })
}

function refusalOf(request: IncomingMessage, isForm: boolean, room: number): Refused | null {
  const { headers } = request
  if (!isForm && kindOf(request) !== 'application/json')
    return { status: 415, message: 'The body must be application/json, or multipart/form-data with files.' }
  // A form of a foreign site can send neither this header nor that of a token
  if (isForm && headers['x-csrf'] !== '1')
    return { status: 403, message: 'A multipart request needs the header x-csrf: 1.' }
  // Files are held in memory: not for everybody
  if (isForm && headers.cookie === undefined && headers.authorization === undefined)
    return { status: 401, message: 'Log in first: files are taken from who is logged in.' }
  if (headers['content-length'] === undefined) return { status: 411, message: 'Content-Length is needed.' }
  const size = Number(headers['content-length'])
  const largest = isForm ? MAX_FORM_BYTES : LARGEST_BODY
  if (size > largest) return { status: 413, message: `The body is ${size} bytes; at most ${largest} are allowed.` }
  if (!isForm || size <= room) return null
  const message = `Files of ${MOST_UNDER_WAY - room} bytes are being read; at most ${MOST_UNDER_WAY} are at once.`
  return { status: 503, message, headers: { 'retry-after': '5' } }
}

function kindOf({ headers }: IncomingMessage): string | undefined {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase()
}

const CODES: Readonly<Record<number, string>> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 503: 'RATE_LIMITED' }

function refuse(response: ServerResponse, { status, message, headers }: Refused): void {
  // The body is not read: nothing else can come over this connection
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close', ...headers })
  const errors = [{ message, extensions: { code: CODES[status] ?? 'BAD_REQUEST' } }]
  response.end(JSON.stringify({ errors }))
}
