import { compress, encodingFor, isCompressible } from '../../runtime/compression.ts'
import type { App } from './fastifyApp.ts'

/** Compresses whole text bodies for clients that accept it. Streams are sent as they come. */
export function addCompression(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!isWhole || reply.hasHeader('content-encoding')) return payload
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload
    if (!isCompressible(reply.getHeader('content-type')?.toString(), body.length)) return payload
    reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].flat().filter(Boolean).join(', '))
    const encoding = encodingFor(request.headers['accept-encoding']?.toString())
    if (encoding === null) return payload
    const compressed = await compress(body, encoding)
    reply.headers({ 'content-encoding': encoding, 'content-length': compressed.length })
    return compressed
  })
}
