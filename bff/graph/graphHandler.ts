import type { IncomingMessage, ServerResponse } from 'node:http'
import { identifyCaller } from '../http/caller.ts'
import type { Caller } from '../http/caller.ts'
import { compressed } from './compressed.ts'
import { cacheKeyOf, mayBeCached } from './cachedResponses.ts'
import type { ReadyResponse } from './cachedResponses.ts'
import { advancePrice, kilobytesOf, PRICES } from './prices.ts'
import { RateLimitExceeded } from './rateLimits.ts'
import { reject, rejectionFor } from './rejection.ts'
import type { Rejection } from './rejection.ts'
import { createSlowSenderWatch } from './slowSenders.ts'
import { createUploadHandler } from './uploadHandler.ts'
import type { Graph } from './yoga.ts'

/** Maximum of a body without files. */
const MAX_BODY_BYTES = 1024 * 1024

/**
 * Handles /graphql: refuses bodies of a wrong type (which keeps forms of foreign sites out) or size and those that arrive
 * too slowly, responds to visitors' persisted queries, and leaves everything else to Yoga.
 */
export function createGraphHandler(graph: Graph, trustProxy: number) {
  // Destructured once: Yoga is a proxy, whose properties are slow
  const { respondToVisitor, spend, spendInAdvance } = graph
  const handleUpload = createUploadHandler(graph)
  const watch = createSlowSenderWatch()

  const handleOperation = async (request: IncomingMessage, response: ServerResponse, caller: Caller) => {
    const advance = advancePrice(Number(request.headers['content-length']))
    if (advance > 0) await spendInAdvance(request.headers, caller, advance)
    const body = await readBody(request)
    if (body === null) return
    const text = body.toString()
    const operation = parseJson(text)
    // Refused before it is known who would pay
    if (typeof operation !== 'object' || operation === null || Array.isArray(operation))
      await spendInAdvance(request.headers, caller, kilobytesOf(body.length))
    const cacheKey = mayBeCached(request) ? cacheKeyOf(text, caller) : null
    const signal = () => signalOf(response)
    const ready =
      cacheKey === null
        ? null
        : await respondToVisitor({ body: text, cacheKey, caller, headers: request.headers, signal })
    if (ready) return send(request, response, ready)
    // Yoga takes a body that is read already from this property
    return graph(Object.assign(request, { body }), response, { caller, bytes: body.length, operation, cacheKey })
  }

  const handleForm = async (request: IncomingMessage, response: ServerResponse, caller: Caller) => {
    await spend(request.headers, caller, PRICES.request)
    return handleUpload(request, response, caller)
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const caller = identifyCaller(request, trustProxy)
    if (request.method !== 'POST') return graph(request, response, { caller, bytes: 0 })
    // 'close' follows the end of the body
    request.once('close', watch(request))
    const isForm = mediaTypeOf(request) === 'multipart/form-data'
    const rejection = encodingRejectionOf(request) ?? (isForm ? null : rejectionOf(request))
    // The body stays unread, so the connection cannot be used again
    if (rejection) return reject(response, rejection, { connection: 'close' })
    try {
      await (isForm ? handleForm : handleOperation)(request, response, caller)
    } catch (error) {
      if (!(error instanceof RateLimitExceeded)) throw error
      reject(response, rejectionFor(error), { connection: 'close' })
    }
  }
}

async function send(request: IncomingMessage, response: ServerResponse, ready: ReadyResponse): Promise<void> {
  const { status, headers, body } = await compressed(ready, request.headers['accept-encoding']?.toString())
  response.writeHead(status, headers).cork()
  for (const part of body) response.write(part)
  response.end()
}

/** Aborted when the client disconnects before the response is sent. */
function signalOf(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  response.once('close', () => controller.abort())
  return controller.signal
}

/** The value of a JSON text; undefined for what is none, which Yoga has the words for. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Some clients begin a text with a byte order mark, which JSON does not have. */
const BYTE_ORDER_MARK = Buffer.from('\u{feff}')

/** The body, without a byte order mark; null where the client disconnected before its end. */
function readBody(request: IncomingMessage): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      const start = body.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0
      resolve(body.subarray(start))
    })
    request.on('error', () => resolve(null))
    // 'close' follows 'end', too
    request.on('close', () => {
      if (!request.readableEnded) resolve(null)
    })
  })
}

function encodingRejectionOf({ headers }: IncomingMessage): Rejection | null {
  const { 'content-encoding': encoding = 'identity' } = headers
  if (encoding.toLowerCase() === 'identity') return null
  const message = `The body is encoded with '${encoding.slice(0, 100)}'; only bodies without a Content-Encoding are accepted.`
  return { status: 415, code: 'BAD_REQUEST', message }
}

function rejectionOf(request: IncomingMessage): Rejection | null {
  const { 'content-length': length } = request.headers
  if (mediaTypeOf(request) !== 'application/json') {
    const message = 'The body must be application/json, or multipart/form-data with files.'
    return { status: 415, code: 'BAD_REQUEST', message }
  }
  if (length === undefined) return { status: 411, code: 'BAD_REQUEST', message: 'Content-Length is needed.' }
  if (Number(length) <= MAX_BODY_BYTES) return null
  const message = `The body is ${length} bytes; at most ${MAX_BODY_BYTES} are allowed.`
  return { status: 413, code: 'BAD_REQUEST', message }
}

function mediaTypeOf({ headers }: IncomingMessage): string | undefined {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase()
}
