import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { compress, encodingFor, isCompressible } from '../../runtime/compression.ts'
import type { Encoding } from '../../runtime/compression.ts'
import { NO_STORE } from '../http/noStore.ts'
import { isNotModified } from '../http/notModified.ts'

/** A complete response: nothing of it is still being made. */
export interface FinishedPage {
  readonly status: number
  readonly headers: Readonly<OutgoingHttpHeaders>
  readonly body: Buffer
}

/** A page that is sent more than once. Each of its compressed forms is made at the first request for it. */
export interface CachedPage extends FinishedPage {
  readonly etag: string
  readonly compressed: Map<Encoding, Promise<Buffer>>
}

/** Adds to a page what the cache needs. Its ETag is weak, as the same page is sent in several encodings. */
export function toCachedPage(page: FinishedPage): CachedPage {
  const etag = `W/"${createHash('sha1').update(page.body).digest('base64url')}"`
  return { ...page, etag, compressed: new Map() }
}

/** Sends a page in the best encoding that the client accepts; 304 where it holds the same already. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage | CachedPage,
): Promise<void> {
  const cached = 'etag' in page ? page : null
  const headers: OutgoingHttpHeaders = { ...page.headers, vary: 'Accept-Encoding' }
  if (cached && headers['cache-control'] !== NO_STORE) {
    headers.etag = cached.etag
    if (isNotModified(request, cached)) {
      response.writeHead(304, headers).end()
      return
    }
  }
  const { encoding, bytes } = await encode(request, page, cached)
  if (encoding) headers['content-encoding'] = encoding
  response.writeHead(page.status, { ...headers, 'content-length': bytes.length })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

async function encode(request: IncomingMessage, { headers, body }: FinishedPage, cached: CachedPage | null) {
  const mediaType = String(headers['content-type'] ?? '')
  const accepted = encodingFor(String(request.headers['accept-encoding'] ?? ''))
  const encoding = isCompressible(mediaType, body.length) ? accepted : null
  if (encoding === null) return { encoding, bytes: body }
  const known = cached?.compressed.get(encoding)
  const compressing = known ?? compress(body, encoding, cached !== null)
  cached?.compressed.set(encoding, compressing)
  return { encoding, bytes: await compressing }
}
