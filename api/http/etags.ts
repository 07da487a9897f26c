import { createHash } from 'node:crypto'
import type { App } from './fastifyApp.ts'

/** The ETag of a body. */
export const etagOf = (payload: string | Buffer): string =>
  `"${createHash('sha1').update(payload).digest('base64url')}"`

/** Whether an If-Match or If-None-Match names an ETag: it may list several, weak ones too, or be `*`. */
export const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, ''))) ?? false

/** Gives every 200 of a GET an ETag of its body, and answers 304 where the asker has that body already. */
export function addEtags(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || reply.hasHeader('etag')) return payload
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    const etag = etagOf(payload)
    reply.header('etag', etag)
    // What is answered depends on who asks
    reply.header('vary', 'Authorization')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
    if (!matchesEtag(request.headers['if-none-match'], etag)) return payload
    reply.code(304).removeHeader('content-length')
    return ''
  })
}
