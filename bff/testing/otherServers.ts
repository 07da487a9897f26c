import type { IncomingHttpHeaders } from 'node:http'
import { readConfig } from '../config.ts'
import { features } from '../features.ts'
import { type Context, createContext } from '../graph/context.ts'
import { createContextDeps } from '../graph/contextDeps.ts'
import { createMetrics } from '../observability/metrics.ts'

export { schema } from '../schema.ts'

const ignore = () => {}
const NEVER = new AbortController().signal

/**
 * Creates the contexts of the schema's resolvers from request headers, for GraphQL servers other than the graph's own.
 * Public reads of the v2 service are cached as by the graph itself.
 */
export function createContextFactory(v2Url: string): (headers: IncomingHttpHeaders) => Promise<Context> {
  const config = readConfig({ NODE_ENV: 'production', V2_URL: v2Url })
  const deps = createContextDeps({
    config,
    log: { info: ignore, warn: ignore, error: ignore },
    metrics: createMetrics(),
    features,
  })
  const caller = { requestId: 'request', address: '127.0.0.1', isHttps: false }
  return ({ authorization }) => {
    const headers = new Headers(authorization === undefined ? {} : { authorization })
    return createContext(deps, { caller, headers, signal: () => NEVER, acceptsCookie: false, setCookie: ignore })
  }
}
