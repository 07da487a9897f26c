import type { IncomingMessage, ServerResponse } from 'node:http'
import { identifyCaller } from '../http/caller.ts'
import type { Caller } from '../http/caller.ts'
import { compressed } from './compressed.ts'
import { cacheKeyOf, mayBeCached } from './cachedResponses.ts'
import type { ReadyResponse } from './cachedResponses.ts'
import { reject } from './rejection.ts'
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
  const { respondToVisitor } = graph
  const handleUpload = createUploadHandler(graph)
  const watch = createSlowSenderWatch()

  const handleCacheable = async (request: IncomingMessage, response: ServerResponse, caller: Caller) => {
    const body = await readBody(request)
    if (body === null) return
    const text = body.toString()
    const cacheKey = cacheKeyOf(text, caller)
    const signal = () => signalOf(response)
    const ready =
      cacheKey === null
        ? null
        : await respondToVisitor({ body: text, cacheKey, caller, headers: request.headers, signal })
    if (ready) return send(request, response, ready)
    // Yoga takes a body that is read already from this property
    return graph(Object.assign(request, { body }), response, { caller, cacheKey })
  }

  return (request: IncomingMessage, response: ServerResponse): void | Promise<void> => {
    const caller = identifyCaller(request, trustProxy)
    if (request.method !== 'POST') return graph(request, response, { caller })
    // 'close' follows the end of the body
    request.once('close', watch(request))
    if (mediaTypeOf(request) === 'multipart/form-data') return handleUpload(request, response, caller)
    const rejection = rejectionOf(request)
    // The body stays unread, so the connection cannot be used again
    if (rejection) return reject(response, rejection, { connection: 'close' })
    return mayBeCached(request) ? handleCacheable(request, response, caller) : graph(request, response, { caller })
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
