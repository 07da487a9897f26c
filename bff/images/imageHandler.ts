import type { IncomingMessage, ServerResponse } from 'node:http'
import { identifyCaller } from '../http/caller.ts'
import { NotFound, UpstreamUnavailable } from '../v2/errors.ts'
import type { Requester, Http } from '../v2/http.ts'
import { pickHeaders, pipeResponse, sendStatus } from '../v2/proxyResponse.ts'
import { imagesApi } from './imagesApi.ts'

const REQUEST_HEADERS = ['accept', 'if-none-match', 'if-modified-since'] as const
const RESPONSE_HEADERS = ['content-type', 'content-length', 'etag', 'last-modified', 'cache-control', 'vary'] as const
// The name must be a single path segment, also when it is decoded
const ADDRESS = /^\/images\/(\d+)\/((?!.*(?:%2f|%5c|\.\.))[^/?]+)$/i

/** Handles /images/{caterId}/{name}?w=: streams the v2 service's image with its caching headers. */
export function createImageHandler(upstream: (requester: Requester) => Http, trustProxy: number) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const [, caterId, name] = ADDRESS.exec(pathname) ?? []
    const width = searchParams.get('w')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || !caterId || !name || (width !== null && !/^\d{1,4}$/.test(width))) return sendStatus(response, 404)

    const { requestId, address } = identifyCaller(request, trustProxy)
    const { open } = imagesApi(upstream({ token: null, requestId, address }))
    const disconnected = new AbortController()
    response.once('close', () => disconnected.abort())
    try {
      const headers = pickHeaders(request, REQUEST_HEADERS)
      const image = await open({ caterId, name: decodeURIComponent(name), width, headers, signal: disconnected.signal })
      // An image that is opened as a page must not run scripts
      response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      // The graph tells other sites its address
      response.setHeader('cross-origin-resource-policy', 'cross-origin')
      await pipeResponse(image, response, RESPONSE_HEADERS)
    } catch (error) {
      // Too late for a status once the body has begun
      if (response.headersSent) response.destroy()
      else sendStatus(response, error instanceof UpstreamUnavailable ? 502 : isNotFound(error) ? 404 : 500)
    }
  }
}

// Also a name that cannot be decoded
const isNotFound = (error: unknown) => error instanceof NotFound || error instanceof URIError
