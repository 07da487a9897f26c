import type { App } from './fastifyApp.ts'
import type { AppServices } from './appServices.ts'
import { isLoopback } from './loopback.ts'
import { notFound } from './problems.ts'

/** GET /metrics in Prometheus' text form; to the machine itself only, unless METRICS_PUBLIC is set. */
export function addMetrics(app: App, { config }: Pick<AppServices, 'config'>): void {
  const answered = new Map<string, { count: number; seconds: number }>()
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address: the number of lines has an end
    const route = request.routeOptions.url ?? 'none'
    const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`
    const { count, seconds } = answered.get(labels) ?? { count: 0, seconds: 0 }
    answered.set(labels, { count: count + 1, seconds: seconds + reply.elapsedTime / 1000 })
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
      ...[...answered].map(([labels, { count }]) => `http_requests_total{${labels}} ${count}`),
      '# HELP http_request_seconds How long answers took.',
      '# TYPE http_request_seconds summary',
      ...[...answered].flatMap(([labels, { count, seconds }]) => [
        `http_request_seconds_sum{${labels}} ${seconds.toFixed(6)}`,
        `http_request_seconds_count{${labels}} ${count}`,
      ]),
    ]
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
