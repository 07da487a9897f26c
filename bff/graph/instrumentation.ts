import { getOperationAST } from 'graphql'
import type { ExecutionArgs } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Metrics } from '../observability/metrics.ts'
import type { Tracing } from '../observability/tracing.ts'
import type { Context } from './context.ts'

/** An operation as it is measured. */
interface Measured {
  /** Its name where that is one of the web's own documents; what others call theirs has no bounds. */
  operation: string
  type: string
  requestId: string
  /** The header of that name, of whoever asks. */
  traceparent: string | null
}

/** Does the work of an operation, and tells how long it takes. */
export type Measure = <Done>(measured: Measured, work: () => Promise<Done>) => Promise<Done>

/** Measures by Prometheus, and by OpenTelemetry where it is wanted. */
export function createMeasure(metrics: Metrics, tracing: Tracing | undefined): Measure {
  return async ({ operation, type, requestId, traceparent }, work) => {
    const start = performance.now()
    try {
      if (!tracing) return await work()
      const attributes = { 'graphql.operation.type': type, 'request.id': requestId }
      return await tracing.span(operation, 'server', attributes, work, traceparent)
    } finally {
      metrics.observe('bff_graph_operation_duration_seconds', { operation }, (performance.now() - start) / 1000)
    }
  }
}

/** Measures all that is executed. */
export const useMeasures = (measure: Measure, isPersisted: (request: Request) => boolean): Plugin<Context> => ({
  onExecute({ args, executeFn, setExecuteFn }) {
    const { request, caller } = args.contextValue as unknown as Context & { request: Request }
    const ast = getOperationAST(args.document, args.operationName)
    const measured = {
      operation: (isPersisted(request) && ast?.name?.value) || 'other',
      type: ast?.operation ?? 'query',
      requestId: caller.requestId,
      traceparent: request.headers.get('traceparent'),
    }
    setExecuteFn((given: ExecutionArgs) => measure(measured, async () => executeFn(given)))
  },
})
