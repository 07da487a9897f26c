import type { IncomingHttpHeaders } from 'node:http'
import { readConfig } from '../config.ts'
import { type Context, createContext } from '../graph/context.ts'
import { createContextDeps } from '../graph/contextDeps.ts'
import { createMetrics } from '../observability/metrics.ts'

export { schema } from '../schema.ts'

const ignore = () => {}
const NEVER = new AbortController().signal

/**
 * Makes the context that the schema's resolvers need, of a request's headers: for GraphQL servers other than the graph's
 * own, over a v2 service. What is read of it is kept as by the graph itself.
 */
export function createContexts(v2Url: string): (headers: IncomingHttpHeaders) => Promise<Context> {
  const config = readConfig({ NODE_ENV: 'production', V2_URL: v2Url })
  const parts = createContextDeps({
    config,
    log: { info: ignore, warn: ignore, error: ignore },
    metrics: createMetrics(),
  })
  const caller = { requestId: 'request', address: '127.0.0.1', isHttps: false }
  return ({ authorization }) => {
    const headers = new Headers(authorization === undefined ? {} : { authorization })
    return createContext(parts, caller, { headers, signal: NEVER }, false, ignore)
  }
}
