import { Counter, Histogram, Registry } from 'prom-client'
import { isLoopback } from '../../runtime/loopback.ts'
import { collectProcessMetrics, DURATION_BUCKETS, METRICS_CONTENT_TYPE, renderMetrics } from '../../runtime/metrics.ts'
import type { Config } from '../config.ts'
import type { Db } from '../database/connect.ts'
import type { ReadDatabase } from '../database/readDatabase.ts'
import { createReadMetrics } from '../database/readMetrics.ts'
import { createPurgeMetric } from '../purges/purgeMetric.ts'
import type { PurgeQueue } from '../purges/purgeQueue.ts'
import type { App } from './fastifyApp.ts'
import { notFound } from './problems.ts'

const labelNames = ['method', 'route', 'status'] as const

interface Services {
  db: Db
  reads: ReadDatabase | null
  config: Pick<Config, 'metricsPublic'>
  purgeQueue: PurgeQueue | null
}

/** Counts and times every response, and serves GET /metrics: to loopback only, unless METRICS_PUBLIC is set. */
export function addMetrics(app: App, { db, reads, config, purgeQueue }: Services): void {
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

  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address: label values must be bounded
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }
    requests.inc(labels)
    durations.observe(labels, reply.elapsedTime / 1000)
  })

  app.get('/metrics', { config: { token: 'ignored' }, schema: { hide: true } }, async (request, reply) => {
    // A proxy on this machine forwards requests from outside
    const isForwarded = request.headers['x-forwarded-for'] !== undefined
    if (!config.metricsPublic && (isForwarded || !isLoopback(request.ip))) throw notFound()
    return reply.type(METRICS_CONTENT_TYPE).send(await renderMetrics(registry))
  })
}
