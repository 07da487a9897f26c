import type { IncomingMessage, ServerResponse } from 'node:http'
import { identifyCaller } from '../caller.ts'
import type { Caller } from '../caller.ts'
import { cacheKeyOf, mayBeCached } from './cachedResponses.ts'
import type { ReadyResponse } from './cachedResponses.ts'
import { MAX_FORM_BYTES } from './uploads.ts'
import type { Graph } from './yoga.ts'

/** Maximum of a body without files. */
const MAX_BODY_BYTES = 1024 * 1024
/** Maximum of all forms that are received at once: they are in memory until the v2 service has their files. */
const MAX_PENDING_FORM_BYTES = 2 * MAX_FORM_BYTES

interface Refusal {
  status: number
  message: string
  headers?: Record<string, string>
}

/**
 * Handles /graphql: refuses bodies of a wrong type (which keeps forms of foreign sites out) or size, responds from the
 * cache where it can, and leaves everything else to the graph.
 */
export function createGraphHandler(graph: Graph, trustProxy: number) {
  // Destructured once: Yoga is a proxy, whose properties are slow
  const { respondFromCache } = graph
  let pendingFormBytes = 0

  const handleCacheable = async (request: IncomingMessage, response: ServerResponse, caller: Caller) => {
    const body = await readBody(request)
    if (body === null) return
    const cacheKey = cacheKeyOf(body.toString(), caller)
    const cached = cacheKey === null ? null : await respondFromCache(cacheKey, caller, request.headers)
    if (cached) return send(response, cached)
    // Yoga takes a body that is read already from this property
    return graph(Object.assign(request, { body }), response, { caller, cacheKey })
  }

  return (request: IncomingMessage, response: ServerResponse): void | Promise<void> => {
    const isForm = request.method === 'POST' && mediaTypeOf(request) === 'multipart/form-data'
    const room = MAX_PENDING_FORM_BYTES - pendingFormBytes
    const refusal = request.method === 'POST' ? refusalOf(request, isForm, room) : null
    if (refusal) return refuse(response, refusal)
    if (isForm) {
      const bytes = Number(request.headers['content-length'])
      pendingFormBytes += bytes
      response.once('close', () => {
        pendingFormBytes -= bytes
      })
    }
    const caller = identifyCaller(request, trustProxy)
    return mayBeCached(request) && !isForm
      ? handleCacheable(request, response, caller)
      : graph(request, response, { caller })
  }
}

// Two writes: joined into one buffer the data would be copied for each client
function send(response: ServerResponse, { headers, body: [data, rest] }: ReadyResponse): void {
  response.writeHead(200, headers).cork()
  response.write(data)
  response.end(rest)
}

/** Returns null where the client disconnected before the end of the body. */
function readBody(request: IncomingMessage): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => resolve(Buffer.concat(chunks)))
    request.on('error', () => resolve(null))
    // 'close' follows 'end', too
    request.on('close', () => {
      if (!request.readableEnded) resolve(null)
    })
  })
}

function refusalOf(request: IncomingMessage, isForm: boolean, room: number): Refusal | null {
  const { headers } = request
  if (!isForm && mediaTypeOf(request) !== 'application/json')
    return { status: 415, message: 'The body must be application/json, or multipart/form-data with files.' }
  // Forms of foreign sites can set neither this header nor the one of a token
  if (isForm && headers['x-csrf'] !== '1')
    return { status: 403, message: 'A multipart request needs the header x-csrf: 1.' }
  // Files take memory, which only logged-in users may use
  if (isForm && headers.cookie === undefined && headers.authorization === undefined)
    return { status: 401, message: 'Log in first: files are taken from who is logged in.' }
  if (headers['content-length'] === undefined) return { status: 411, message: 'Content-Length is needed.' }
  const bytes = Number(headers['content-length'])
  const maximum = isForm ? MAX_FORM_BYTES : MAX_BODY_BYTES
  if (bytes > maximum) return { status: 413, message: `The body is ${bytes} bytes; at most ${maximum} are allowed.` }
  if (!isForm || bytes <= room) return null
  const pending = MAX_PENDING_FORM_BYTES - room
  const message = `Files of ${pending} bytes are being read; at most ${MAX_PENDING_FORM_BYTES} are at once.`
  return { status: 503, message, headers: { 'retry-after': '5' } }
}

function mediaTypeOf({ headers }: IncomingMessage): string | undefined {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase()
}

const CODES: Readonly<Record<number, string>> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 503: 'RATE_LIMITED' }

function refuse(response: ServerResponse, { status, message, headers }: Refusal): void {
  // The body stays unread, so the connection cannot be used again
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close', ...headers })
  const errors = [{ message, extensions: { code: CODES[status] ?? 'BAD_REQUEST' } }]
  response.end(JSON.stringify({ errors }))
}
