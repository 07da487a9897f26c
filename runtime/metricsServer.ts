import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { METRICS_CONTENT_TYPE } from './metrics.ts'

/** Headers that proxies add: a request with one comes from further away than the connection says. */
const FORWARDED = /^(forwarded|via|x-(forwarded|original|real|client|cluster)-.+)$/

/** Where a process serves its metrics. */
export interface MetricsAddress {
  port: number
  host: string
}

/**
 * Serves GET /metrics on a port of its own, for Prometheus; resolves once it listens. `text` renders the metrics. What a
 * proxy has forwarded is 404, wherever the port is open to; 503 while the metrics cannot be read.
 */
export async function startMetricsServer({ port, host }: MetricsAddress, text: () => Promise<string>): Promise<Server> {
  const server = createServer(async ({ method, url, headers }, response) => {
    if (method !== 'GET' || url?.split('?', 1)[0] !== '/metrics' || isForwarded(headers))
      return response.writeHead(404).end()
    // Some are read from the database, which may be down
    const body = await text().catch(() => null)
    if (body === null) return response.writeHead(503).end()
    return response.writeHead(200, { 'content-type': METRICS_CONTENT_TYPE, 'cache-control': 'no-store' }).end(body)
  })
  await once(server.listen(port, host), 'listening')
  return server
}

const isForwarded = (headers: IncomingHttpHeaders) => Object.keys(headers).some((name) => FORWARDED.test(name))
