import type { IncomingMessage, Server } from 'node:http'
import type { GraphInProcess } from '../graph/inProcess.ts'
import type { Metrics } from '../observability/metrics.ts'

export interface PageOptions {
  graph: GraphInProcess
  metrics: Metrics
  /** The bare domain. */
  domain: string
  /** The number of proxies whose X-Forwarded-* headers are trusted. */
  trustProxy: number
  /** Set to render pages from source with Vite, whose hot reload uses this server's port. */
  development?: { server: Server } | undefined
  /** Takes the price of rendering a page from who requests it. Throws RateLimitExceeded. */
  payForRendering: (from: IncomingMessage) => Promise<void>
  /** Called with an error of a page, its request and the status that it is answered with. */
  onError: (error: unknown, from: IncomingMessage, status: number) => void
}
