import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { type ImageFormat, negotiateFormat } from '../../domain/images/imageFormat.ts'
import { identifyCaller } from '../http/caller.ts'
import { isNotModified } from '../http/notModified.ts'
import { NotFound, UpstreamUnavailable } from '../v2/errors.ts'
import type { Requester, Http, Response } from '../v2/http.ts'
import { pipeResponse, sendStatus, setHeaders } from '../v2/proxyResponse.ts'
import { type CachedImage, type ImageCache, isCached } from './imageCache.ts'
import { imagesApi } from './imagesApi.ts'

/** Requested in place of a browser's own list, so that browsers that take the same format share a picture. */
const ACCEPT: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif,*/*;q=0.5',
  webp: 'image/webp,*/*;q=0.5',
  jpeg: '*/*',
}
const CACHING_HEADERS = ['etag', 'last-modified', 'cache-control', 'vary'] as const
const RESPONSE_HEADERS = ['content-type', 'content-length', ...CACHING_HEADERS] as const
// The name must be a single path segment, also when it is decoded
const ADDRESS = /^\/images\/(\d+)\/((?!.*(?:%2f|%5c|\.\.))[^/?]+)$/i

/** What pictures are served with. */
export interface ImageHandlerOptions {
  upstream: (requester: Requester) => Http
  cache: ImageCache
  trustProxy: number
}

/** Handles /images/{caterId}/{name}?w=: the v2 service's image with its caching headers, held or streamed. */
export function createImageHandler({ upstream, cache, trustProxy }: ImageHandlerOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const [, caterId, encoded] = ADDRESS.exec(pathname) ?? []
    const width = searchParams.get('w')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || !caterId || !encoded || (width !== null && !/^\d{1,4}$/.test(width)))
      return sendStatus(response, 404)

    const { requestId, address } = identifyCaller(request, trustProxy)
    const { open } = imagesApi(upstream({ token: null, requestId, address }))
    const disconnected = new AbortController()
    response.once('close', () => disconnected.abort())
    try {
      const name = decodeURIComponent(encoded)
      const format = negotiateFormat(request.headers.accept)
      const image = await cache.find(
        `${caterId}/${name}?w=${width ?? ''}&${format}`,
        (signal) => open({ caterId, name, width, headers: { accept: ACCEPT[format] }, signal }),
        disconnected.signal,
      )
      await sendImage(image, request, response)
    } catch (error) {
      // Too late for a status once the body has begun
      if (response.headersSent) response.destroy()
      else sendStatus(response, error instanceof UpstreamUnavailable ? 502 : isNotFound(error) ? 404 : 500)
    }
  }
}

async function sendImage(
  image: CachedImage | Response,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // An image that is opened as a page must not run scripts
  response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  // The graph tells other sites its address
  response.setHeader('cross-origin-resource-policy', 'cross-origin')
  const { status, headers } = image
  const validators = { etag: headers.get('etag'), lastModified: headers.get('last-modified') }
  if (status === 200 && isNotModified(request, validators)) {
    if (!isCached(image)) (image.body as Readable | null)?.destroy()
    setHeaders(response, headers, CACHING_HEADERS)
    response.writeHead(304).end()
  } else if (isCached(image)) {
    setHeaders(response, headers, RESPONSE_HEADERS)
    response.end(request.method === 'HEAD' ? undefined : image.body)
  } else await pipeResponse(image, response, RESPONSE_HEADERS)
}

// Also a name that cannot be decoded
const isNotFound = (error: unknown) => error instanceof NotFound || error instanceof URIError
