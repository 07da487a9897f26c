import { AsyncLocalStorage } from 'node:async_hooks'
import type { Attributes, Context, Span, Tracer } from '@opentelemetry/api'
import type { Log } from '../../runtime/logger.ts'

/** OpenTelemetry tracing with nested spans. */
export interface Tracing {
  /** Runs `work` as a child of the active span; `parent` is the traceparent header of a remote caller. */
  span: <Done>(
    name: string,
    kind: 'server' | 'client',
    attributes: Attributes,
    work: () => Promise<Done>,
    parent?: string | null,
  ) => Promise<Done>
  /** The traceparent header of the active span, for calls of other services; none without one. */
  headers: () => Record<string, string>
  /** Flushes the spans that are not sent yet. */
  close: () => Promise<void>
}

const TRACE_PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** Traces to an OTLP collector over HTTP. The library is large and loads in the background; no span precedes it. */
export function createTracing(collector: string, log: Log): Tracing {
  const activeSpan = new AsyncLocalStorage<Span>()
  let loaded: Loaded | undefined
  const loading = load(collector).then(
    (parts) => {
      loaded = parts
    },
    (error: unknown) => log.error({ err: error }, 'tracing not loaded'),
  )

  return {
    async span(name, kind, attributes, work, parent) {
      if (!loaded) return work()
      const { api, tracer } = loaded
      const within = activeSpan.getStore()
      const context = within ? api.trace.setSpan(api.ROOT_CONTEXT, within) : toRemoteContext(api, parent)
      const span = tracer.startSpan(
        name,
        { kind: kind === 'server' ? api.SpanKind.SERVER : api.SpanKind.CLIENT, attributes },
        context,
      )
      try {
        return await activeSpan.run(span, work)
      } catch (error) {
        // Without the message, which may contain a person's input
        span.setStatus({ code: api.SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'Error' })
        throw error
      } finally {
        span.end()
      }
    },
    headers() {
      const span = activeSpan.getStore()?.spanContext()
      if (!span) return {} as Record<string, string>
      const flags = span.traceFlags.toString(16).padStart(2, '0')
      return { traceparent: `00-${span.traceId}-${span.spanId}-${flags}` }
    },
    close: async () => {
      await loading
      await loaded?.close()
    },
  }
}

type Api = typeof import('@opentelemetry/api')

interface Loaded {
  api: Api
  tracer: Tracer
  close: () => Promise<void>
}

function toRemoteContext(api: Api, parent: string | null | undefined): Context {
  const [, traceId, spanId, flags] = TRACE_PARENT.exec(parent ?? '') ?? []
  if (!traceId || !spanId || !flags) return api.ROOT_CONTEXT
  return api.trace.setSpanContext(api.ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  })
}

async function load(collector: string): Promise<Loaded> {
  const [api, sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const provider = new sdk.BasicTracerProvider({
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES take precedence
    resource: resources
      .resourceFromAttributes({ 'service.name': 'kuvert-bff' })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [
      new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url: `${collector.replace(/\/+$/, '')}/v1/traces` })),
    ],
  })
  return { api, tracer: provider.getTracer('kuvert-bff'), close: () => provider.shutdown() }
}
