import { createHash } from 'node:crypto'
import type { App } from './fastifyApp.ts'

/** The ETag of a body. */
export const etagOf = (payload: string | Buffer): string =>
  `"${createHash('sha1').update(payload).digest('base64url')}"`

/** Matches If-Match or If-None-Match against an ETag; the header may list several, weak ones too, or be `*`. */
export const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, ''))) ?? false

/** Adds an ETag to every 200 of a GET, and responds 304 when the client has that body already. */
export function addEtags(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || reply.hasHeader('etag')) return payload
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    const etag = etagOf(payload)
    reply.header('etag', etag)
    reply.header('vary', 'Authorization')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
    if (!matchesEtag(request.headers['if-none-match'], etag)) return payload
    reply.code(304).removeHeader('content-length')
    return ''
  })
}
