import type { App } from './fastifyApp.ts'
import type { AppServices } from './appServices.ts'
import { ping } from '../database/pingStore.ts'
import { addFarewell } from '../farewell.ts'
import { problem } from './problems.ts'

const patienceMs = 2000

/** GET /healthz: the process lives. GET /readyz: it can serve, since its database answers and it is not about to end. */
export function healthRoutes(app: App, { db }: Pick<AppServices, 'db'>): void {
  app.get('/healthz', { config: { token: 'ignored' }, schema: { hide: true } }, async () => ({ ok: true }))

  const isEnding = addFarewell(app)

  app.get('/readyz', { config: { token: 'ignored' }, schema: { hide: true } }, async (request, reply) => {
    if (isEnding()) return reply.code(503).send(problem(503, 'not_ready', { detail: 'The service is about to end.' }))
    try {
      await Promise.race([ping(db), rejectAfter(patienceMs)])
      return { ok: true }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.code(503).send(problem(503, 'not_ready', { detail: 'The database does not answer.' }))
    }
  })
}

function rejectAfter(ms: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms).unref()
  })
}
