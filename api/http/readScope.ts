import type { FastifyRequest } from 'fastify'
import { isLogPosition, LOG_POSITION_HEADER } from '../../contract/logPosition.ts'
import { isProbe } from '../../runtime/probes.ts'
import type { ReadDatabase } from '../database/readDatabase.ts'
import type { App } from './fastifyApp.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `primary`: a GET that must see what others have just written. Its response names the position, too. */
    reads?: 'primary'
  }
}

/**
 * Where there is a read replica, lets the handlers of GET use it if it is at the position of the request's X-Log-Position,
 * and names the position in the responses to all other requests. A client that sends the latest position it got sees what
 * it has written.
 */
export function addReadScope(app: App, { reads }: { reads: ReadDatabase | null }): void {
  if (!reads) return
  app.addHook('preHandler', (request, _reply, done) => {
    if (!mayUseReplica(request)) return done()
    const position = request.headers[LOG_POSITION_HEADER]
    reads.read(isLogPosition(position) ? position : null, done)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (mayUseReplica(request) || isProbe(request.url)) return payload
    // What was written is written, whether its position is known or not
    const position = await reads.position().catch(() => null)
    if (position !== null) reply.header(LOG_POSITION_HEADER, position)
    return payload
  })
}

const mayUseReplica = ({ method, url, routeOptions }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !isProbe(url) && routeOptions.config?.reads !== 'primary'
