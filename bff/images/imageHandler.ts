import type { IncomingMessage, ServerResponse } from 'node:http'
import { identifyCaller } from '../caller.ts'
import { UpstreamUnavailable } from '../v2/errors.ts'
import type { Requester, Http } from '../v2/http.ts'
import { sendStatus, pipeResponse } from '../v2/proxyResponse.ts'
import { imagesApi } from './imagesApi.ts'

const REQUEST_HEADERS = ['accept', 'if-none-match', 'if-modified-since'] as const
const RESPONSE_HEADERS = ['content-type', 'content-length', 'etag', 'last-modified', 'cache-control', 'vary'] as const
// A name is one part of a path, encoded slashes and dots included.
const ADDRESS = /^\/images\/(\d+)\/((?!.*(?:%2f|%5c|\.\.))[^/?]+)$/i

/** Answers /images/{caterId}/{name}?w=: the v2 service's image, streamed, with what it says of keeping it. */
export function createImageHandler(upstream: (asker: Requester) => Http, trustProxy: number) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const [, caterId, name] = ADDRESS.exec(pathname) ?? []
    const width = searchParams.get('w')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || !caterId || !name || (width !== null && !/^\d{1,4}$/.test(width))) return sendStatus(response, 404)

    const { requestId, address } = identifyCaller(request, trustProxy)
    const { open } = imagesApi(upstream({ token: null, requestId, address }))
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    try {
      const headers = requestHeaders(request)
      const image = await open({ caterId, name: decodeURIComponent(name), width, headers, signal: gone.signal })
      // An image that is opened by itself runs nothing.
      response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      await pipeResponse(image, response, RESPONSE_HEADERS)
    } catch (error) {
      // Too late for a status once the image has begun.
      if (response.headersSent) response.destroy()
      else sendStatus(response, error instanceof UpstreamUnavailable ? 502 : error instanceof URIError ? 404 : 500)
    }
  }
}

function requestHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    REQUEST_HEADERS.flatMap((header) => {
      const value = headers[header]
      return typeof value === 'string' ? [[header, value]] : []
    }),
  )
}
