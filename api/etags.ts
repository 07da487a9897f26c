import { createHash } from 'node:crypto'
import type { App } from './appServices.ts'

/** Gives every 200 of a GET an ETag of its body, and answers 304 where the asker has that body already. */
export function addEtags(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || reply.hasHeader('etag')) return payload
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    const etag = `"${createHash('sha1').update(payload).digest('base64url')}"`
    reply.header('etag', etag)
    // What is answered depends on who asks
    reply.header('vary', 'Authorization')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
    const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''))
    if (!known?.includes(etag) && !known?.includes('*')) return payload
    reply.code(304).removeHeader('content-length')
    return ''
  })
}
