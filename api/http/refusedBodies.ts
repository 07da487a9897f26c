import type { App } from './fastifyApp.ts'
import { MAX_FORM_BYTES } from './uploads.ts'

/**
 * Reads a refused body to its end, unless it is longer than the largest form or of unknown length: a client that still sends when its
 * connection is closed may never read why it was refused. Fastify closes after each body that it does not read.
 */
export function addRefusedBodies(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isClosing = reply.statusCode >= 400 && reply.getHeader('connection') === 'close'
    if (isClosing && Number(request.headers['content-length']) <= MAX_FORM_BYTES) {
      request.raw.resume()
      reply.header('connection', 'keep-alive')
    }
    return payload
  })
}
