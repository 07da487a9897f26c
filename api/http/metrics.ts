import { Counter, Histogram, Registry } from 'prom-client'
import { collectProcessMetrics, DURATION_BUCKETS, renderMetrics } from '../../runtime/metrics.ts'
import type { Db } from '../database/connect.ts'
import type { ReadDatabase } from '../database/readDatabase.ts'
import { createReadMetrics } from '../database/readMetrics.ts'
import { createPurgeMetric } from '../purges/purgeMetric.ts'
import type { PurgeQueue } from '../purges/purgeQueue.ts'
import type { App } from './fastifyApp.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** All metrics of the service in Prometheus' text format. */
    readonly metricsText: () => Promise<string>
  }
}

const labelNames = ['method', 'route', 'status'] as const

interface Services {
  db: Db
  reads: ReadDatabase | null
  purgeQueue: PurgeQueue | null
}

/** Counts and times every response. */
export function addMetrics(app: App, { db, reads, purgeQueue }: Services): void {
  collectProcessMetrics()
  const registry = new Registry()
  const registers = [registry]
  const requests = new Counter({ name: 'http_requests_total', help: 'HTTP requests', labelNames, registers })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests',
    labelNames,
    registers,
    buckets: DURATION_BUCKETS,
  })
  for (const metric of reads ? createReadMetrics(reads) : []) registry.registerMetric(metric)
  if (purgeQueue) registry.registerMetric(createPurgeMetric(db))
  app.decorate('metricsText', () => renderMetrics(registry))

  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address: label values must be bounded
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }
    requests.inc(labels)
    durations.observe(labels, reply.elapsedTime / 1000)
  })
}
