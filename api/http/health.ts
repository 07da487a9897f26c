import type { App } from './fastifyApp.ts'
import type { Db } from '../database/connect.ts'
import { failureDetails } from '../database/outage.ts'
import { ping } from '../database/pingStore.ts'
import { createGracefulShutdown } from '../../runtime/gracefulShutdown.ts'
import { problem } from './problems.ts'

const DATABASE_TIMEOUT_MS = 2_000

/** GET /healthz: the process lives. GET /readyz: it can serve, since its database answers and it is not shutting down. */
export function healthRoutes(app: App, { db }: { db: Db }): void {
  app.get('/healthz', { config: { token: 'ignored' }, schema: { hide: true } }, async () => ({ ok: true }))

  const { isShuttingDown, drain } = createGracefulShutdown(app.server)
  app.addHook('preClose', drain)

  app.get('/readyz', { config: { token: 'ignored' }, schema: { hide: true } }, async (request, reply) => {
    if (isShuttingDown()) return reply.code(503).send(notReady('The service is shutting down.'))
    try {
      await Promise.race([ping(db), rejectAfter(DATABASE_TIMEOUT_MS)])
      return { ok: true }
    } catch (error) {
      request.log.warn(failureDetails(error), 'not ready')
      return reply.code(503).send(notReady('The database does not answer.'))
    }
  })
}

const notReady = (detail: string) => problem(503, 'not_ready', { detail })

function rejectAfter(ms: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(Object.assign(new Error(`no answer in ${ms} ms`), { code: 'ETIMEDOUT' })), ms).unref()
  })
}
