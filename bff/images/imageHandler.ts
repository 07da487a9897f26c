import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { callerOf } from '../graph/caller.ts'
import { UpstreamUnavailable } from '../v2/errors.ts'
import type { Asker, Http } from '../v2/http.ts'
import { imagesApi } from './imagesApi.ts'

const ASKED = ['accept', 'if-none-match', 'if-modified-since'] as const
const ANSWERED = ['content-type', 'content-length', 'etag', 'last-modified', 'cache-control', 'vary'] as const
// A name is one part of a path, encoded slashes and dots included.
const ADDRESS = /^\/images\/(\d+)\/((?!.*(?:%2f|%5c|\.\.))[^/?]+)$/i

/** Answers /images/{caterId}/{name}?w=: the v2 service's image, streamed, with what it says of keeping it. */
export function createImageHandler(upstream: (asker: Asker) => Http, trustProxy: number) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const [, caterId, name] = ADDRESS.exec(pathname) ?? []
    const width = searchParams.get('w')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || !caterId || !name || (width !== null && !/^\d{1,4}$/.test(width))) return end(response, 404)

    const { requestId, address } = callerOf(request, trustProxy)
    const http = upstream({ token: null, requestId, address })
    try {
      const image = await imagesApi(http).open(caterId, decodeURIComponent(name), width, askedHeaders(request))
      response.statusCode = image.status
      for (const header of ANSWERED) {
        const value = image.headers.get(header)
        if (value !== null) response.setHeader(header, value)
      }
      // An image that is opened by itself runs nothing.
      response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      if (!image.body) return void response.end()
      await pipeline(image.body, response)
    } catch (error) {
      // Too late for a status once the image has begun.
      if (response.headersSent) response.destroy()
      else end(response, error instanceof UpstreamUnavailable ? 502 : error instanceof URIError ? 404 : 500)
    }
  }
}

function askedHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    ASKED.flatMap((header) => {
      const value = headers[header]
      return typeof value === 'string' ? [[header, value]] : []
    }),
  )
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end()
}
