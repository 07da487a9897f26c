import { type Access, endpoints } from '../../contract/endpoints.ts'
import type { App } from './fastifyApp.ts'
import { requireRole } from './auth.ts'

/**
 * Checks the role of the caller by the table of endpoints, before the body is read. Throws at start-up for a route that
 * is not in the table.
 */
export function addAccessControl(app: App): void {
  app.addHook('onRoute', (route) => {
    const [method] = [route.method].flat()
    // The HEAD that Fastify adds to every GET has the GET's access
    const endpoint = `${method === 'HEAD' ? 'GET' : method} ${route.url}`
    const access = (endpoints as Record<string, Access>)[endpoint]
    if (!access) throw new Error(`${endpoint} is missing in contract/endpoints.ts`)
    if (access === 'public') return
    route.onRequest = [requireRole(...access), ...[route.onRequest ?? []].flat()]
    if (route.schema) route.schema = { ...route.schema, security: [{ bearer: [] }] }
  })
}
