import type { IncomingMessage, Server } from 'node:http'
import type { Metrics } from '../observability/metrics.ts'
import type { Validity } from '../v2/publicReads.ts'

/** The graph's answer to an operation of a page. */
export interface GraphAnswer {
  /** Its body. */
  json: () => Promise<unknown>
  /** One of its headers, by its name in lower case; null where it has none such. */
  header: (name: string) => string | null
  /** How long the answer is the same for everybody; null where it is for this visitor alone. */
  validity: Validity | null
  /** True where a part of the data is missing. */
  hasErrors: boolean
}

/** Runs an operation (JSON) in process as the visitor of a page. `from` is the visitor's request. */
export type GraphInProcess = (
  body: string,
  page: Request,
  from: IncomingMessage,
  signal: AbortSignal,
) => Promise<GraphAnswer>

export interface PageOptions {
  graph: GraphInProcess
  metrics: Metrics
  /** The bare domain. */
  domain: string
  /** The number of proxies whose X-Forwarded-* headers are trusted. */
  trustProxy: number
  /** Set to render pages from source with Vite, whose hot reload uses this server's port. */
  development?: { server: Server } | undefined
  /** Called with an error of a page, its request and the status that it is answered with. */
  onError: (error: unknown, from: IncomingMessage, status: number) => void
}
