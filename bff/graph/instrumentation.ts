import type { Metrics } from '../observability/metrics.ts'
import type { Tracing } from '../observability/tracing.ts'

/** An operation as metrics and traces name it. */
export interface MeasuredOperation {
  /** The name in a persisted document; others have unbounded names, so they are called 'other'. */
  name: string
  type: string
  requestId: string
  /** The client's header of that name. */
  traceparent: string | null
}

/** Counts and measures operations: by Prometheus, and by OpenTelemetry where a collector is set. */
export interface Instrumentation {
  count: (type: string) => void
  /** Measures the duration of `work`. */
  measure: <Result>(operation: MeasuredOperation, work: () => Promise<Result>) => Promise<Result>
}

export function createInstrumentation(metrics: Metrics, tracing: Tracing | undefined): Instrumentation {
  return {
    count: (operation) => metrics.count('bff_graph_operations_total', { operation }),
    async measure({ name, type, requestId, traceparent }, work) {
      const start = performance.now()
      try {
        if (!tracing) return await work()
        const attributes = { 'graphql.operation.type': type, 'request.id': requestId }
        return await tracing.span(name, 'server', attributes, work, traceparent)
      } finally {
        metrics.observe('bff_graph_operation_duration_seconds', { operation: name }, (performance.now() - start) / 1000)
      }
    },
  }
}
