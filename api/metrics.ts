import type { App, AppServices } from './appServices.ts'
import { isLoopback } from './loopback.ts'
import { notFound } from './problems.ts'

/** GET /metrics in Prometheus' text form; to the machine itself only, unless METRICS_PUBLIC is set. */
export function addMetrics(app: App, { config }: Pick<AppServices, 'config'>): void {
  const counts = new Map<string, number>()
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address: the number of lines has an end
    const route = request.routeOptions.url ?? 'none'
    const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`
    counts.set(labels, (counts.get(labels) ?? 0) + 1)
  })

  app.get('/metrics', { config: { token: 'ignored' }, schema: { hide: true } }, async (request, reply) => {
    // A proxy on this machine passes on what comes from outside
    const passedOn = config.trustProxy === 0 && request.headers['x-forwarded-for'] !== undefined
    if (!config.metricsPublic && (passedOn || !isLoopback(request.ip))) throw notFound()
    const lines = [
      '# HELP process_uptime_seconds Since the process started.',
      '# TYPE process_uptime_seconds gauge',
      `process_uptime_seconds ${process.uptime().toFixed(1)}`,
      '# HELP process_resident_memory_bytes Memory that the process holds.',
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      '# HELP http_requests_total Answered requests.',
      '# TYPE http_requests_total counter',
      ...[...counts].map(([labels, count]) => `http_requests_total{${labels}} ${count}`),
    ]
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
