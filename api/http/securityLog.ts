import type { FastifyRequest } from 'fastify'
import { logSecurity, type SecurityAction } from '../../runtime/securityLog.ts'
import type { App } from './fastifyApp.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the log of security tells of the route's success. */
    securityAction?: SecurityAction
  }
  interface FastifyRequest {
    /** The user that a request is about, where its path does not name it; null where there is none. */
    subjectId: string | null
  }
}

const REFUSED = new Set([401, 403, 429])

/** Tells the log of security what each route that has a name for it did, and every refusal. */
export function addSecurityLog(app: App): void {
  app.decorateRequest('subjectId', null)
  app.addHook('onResponse', async (request, { statusCode: status }) => {
    const { config, url: route = 'none' } = request.routeOptions
    const action = REFUSED.has(status) ? refusalOf(status, config.securityAction) : config.securityAction
    if (!action || (status >= 400 && !REFUSED.has(status))) return
    const userId = request.account?.id ?? null
    const subject = { subjectId: subjectOf(request), network: request.clientNetwork }
    logSecurity(request.log, { action, userId, ...subject, method: request.method, route, status })
  })
}

const refusalOf = (status: number, action: SecurityAction | undefined): SecurityAction =>
  action === 'login' && status === 401 ? 'login_failed' : 'refused'

const subjectOf = ({ subjectId, params }: FastifyRequest): string | null =>
  subjectId ?? (params as { userId?: string } | undefined)?.userId ?? null
