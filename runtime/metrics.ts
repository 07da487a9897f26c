import { collectDefaultMetrics, Registry } from 'prom-client'

/** Upper bounds in seconds, from a cached response to a call that times out. */
export const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The media type of {@link renderMetrics}. */
export const METRICS_CONTENT_TYPE = Registry.PROMETHEUS_CONTENT_TYPE

let processRegistry: Registry | undefined

/** The metrics of this process: CPU, memory, event loop lag and garbage collection. Collected from the first call on. */
export function collectProcessMetrics(): Registry {
  if (!processRegistry) {
    processRegistry = new Registry()
    collectDefaultMetrics({ register: processRegistry })
  }
  return processRegistry
}

/** A server's own metrics and those of its process, in Prometheus' text format. */
export async function renderMetrics(registry: Registry): Promise<string> {
  return (await Promise.all([registry, collectProcessMetrics()].map((source) => source.metrics()))).join('\n')
}
