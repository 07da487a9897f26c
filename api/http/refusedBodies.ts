import type { App } from './fastifyApp.ts'
import { MAX_FORM_BYTES } from './uploads.ts'

/**
 * Reads a refused body to its end, unless it is longer than the largest form or of unknown length: a client that still
 * sends when its connection is closed may never read why it was refused. Fastify closes after each body that it refuses.
 */
export function addRefusedBodies(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isCutOff = reply.getHeader('connection') === 'close' && !request.raw.complete
    if (isCutOff && Number(request.headers['content-length']) <= MAX_FORM_BYTES) {
      request.raw.resume()
      reply.header('connection', 'keep-alive')
    }
    return payload
  })
}
