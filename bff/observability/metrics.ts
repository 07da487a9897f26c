import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { collectProcessMetrics, DURATION_BUCKETS, renderMetrics } from '../../runtime/metrics.ts'

const COUNTERS = {
  bff_graph_operations_total: { help: 'GraphQL operations, by type', labelNames: ['operation'] },
  bff_graph_errors_total: { help: 'Errors of GraphQL responses, by code', labelNames: ['code'] },
  bff_response_cache_hits_total: { help: 'Responses from the cache, by operation', labelNames: ['operation'] },
  bff_pages_total: { help: 'Public pages, by where they came from', labelNames: ['from'] },
  bff_pictures_total: { help: 'Pictures, by where they came from', labelNames: ['from'] },
  bff_public_reads_total: { help: 'Public reads of the v2 service, by where they came from', labelNames: ['from'] },
  bff_upstream_responses_total: { help: 'Responses of the v2 service', labelNames: ['endpoint', 'status'] },
  bff_upstream_failures_total: { help: 'Calls of the v2 service that failed for good', labelNames: ['endpoint'] },
  bff_upstream_circuit_opened_total: { help: 'Circuit breakers that opened', labelNames: ['endpoint'] },
} as const

const GAUGES = {
  bff_picture_cache_bytes: 'Bytes of the pictures that this process holds',
} as const

const HISTOGRAMS = {
  bff_graph_operation_duration_seconds: { help: 'Duration of GraphQL operations', labelNames: ['operation'] },
} as const

type Labels<Metric extends { labelNames: readonly string[] }> = Readonly<
  Record<Metric['labelNames'][number], string | number>
>

/** The metrics of the BFF. Label values must come from a bounded set. */
export interface Metrics {
  /** Increments a counter by 1, or by `by`. */
  count: <Name extends keyof typeof COUNTERS>(name: Name, labels: Labels<(typeof COUNTERS)[Name]>, by?: number) => void
  /** Sets a gauge. */
  set: (name: keyof typeof GAUGES, value: number) => void
  /** Adds a duration in seconds to a histogram. */
  observe: <Name extends keyof typeof HISTOGRAMS>(
    name: Name,
    labels: Labels<(typeof HISTOGRAMS)[Name]>,
    seconds: number,
  ) => void
  /** All of them in Prometheus' text format, those of the process too. */
  text: () => Promise<string>
}

/** Counters, gauges and histograms that start at zero. */
export function createMetrics(): Metrics {
  collectProcessMetrics()
  const registry = new Registry()
  const registers = [registry]
  const counters = new Map(
    Object.entries(COUNTERS).map(([name, { help, labelNames }]) => [
      name,
      new Counter<string>({ name, help, labelNames, registers }),
    ]),
  )
  const gauges = new Map(Object.entries(GAUGES).map(([name, help]) => [name, new Gauge({ name, help, registers })]))
  const histograms = new Map(
    Object.entries(HISTOGRAMS).map(([name, { help, labelNames }]) => [
      name,
      new Histogram<string>({ name, help, labelNames, registers, buckets: DURATION_BUCKETS }),
    ]),
  )
  return {
    count: (name, labels, by) => counters.get(name)?.inc(labels, by),
    set: (name, value) => gauges.get(name)?.set(value),
    observe: (name, labels, seconds) => histograms.get(name)?.observe(labels, seconds),
    text: () => renderMetrics(registry),
  }
}
