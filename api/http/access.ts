import { type Access, endpoints } from '../../contract/endpoints.ts'
import type { App } from './fastifyApp.ts'
import { requireRole } from './auth.ts'

/**
 * Gives every route the access that the table of endpoints says, before its body is read; a route that is not in the
 * table stops the start.
 */
export function addAccessControl(app: App): void {
  app.addHook('onRoute', (route) => {
    const [method] = [route.method].flat()
    // A HEAD, which Fastify adds to every GET, is for whom the GET is
    const endpoint = `${method === 'HEAD' ? 'GET' : method} ${route.url}`
    const access = (endpoints as Record<string, Access>)[endpoint]
    if (!access) throw new Error(`${endpoint} is missing in contract/endpoints.ts`)
    if (access === 'public') return
    route.onRequest = [requireRole(...access), ...[route.onRequest ?? []].flat()]
    if (route.schema) route.schema = { ...route.schema, security: [{ bearer: [] }] }
  })
}
