import type { Plugin } from 'graphql-yoga'
import { compress, encodingFor, isCompressible } from '../../runtime/compression.ts'
import type { ReadyResponse } from './cachedResponses.ts'

/** A response as its client accepts it. One that is compressed already, or too short for it, is the same. */
export async function compressed(ready: ReadyResponse, acceptEncoding: string | undefined): Promise<ReadyResponse> {
  const { headers, body } = ready
  const length = Number(headers['content-length'])
  if (headers['content-encoding'] !== undefined || !isCompressible(String(headers['content-type']), length))
    return ready
  const varying = { ...headers, vary: 'Accept-Encoding' }
  const encoding = encodingFor(acceptEncoding)
  if (encoding === null) return { ...ready, headers: varying }
  const bytes = await compress(Buffer.concat(body), encoding)
  return {
    ...ready,
    headers: { ...varying, 'content-encoding': encoding, 'content-length': bytes.length },
    body: [bytes],
  }
}

/** Compresses the whole bodies of Yoga's responses. Its event streams have none. */
export const compressResponses = (): Plugin => ({
  async onResponse({ request, response, setResponse, fetchAPI }) {
    const encoding = encodingFor(request.headers.get('accept-encoding') ?? undefined)
    const mediaType = response.headers.get('content-type') ?? undefined
    if (encoding === null || !isCompressible(mediaType, Infinity) || response.headers.has('content-encoding')) return
    const { status, statusText } = response
    const headers = new fetchAPI.Headers(response.headers)
    headers.append('vary', 'Accept-Encoding')
    const body = Buffer.from(await response.arrayBuffer())
    const isWorth = isCompressible(mediaType, body.length)
    const bytes = isWorth ? await compress(body, encoding) : body
    if (isWorth) headers.set('content-encoding', encoding)
    headers.set('content-length', String(bytes.length))
    setResponse(new fetchAPI.Response(bytes as Uint8Array<ArrayBuffer>, { status, statusText, headers }))
  },
})
