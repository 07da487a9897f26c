import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { startTestServer } from '../../bff/testing/testServer.ts'
import { until } from '../fixtures/until.ts'

let bff: Awaited<ReturnType<typeof startTestServer>> | undefined
afterEach(() => bff?.stop())

test('GRA-18 operations, errors, upstream calls and cache hits are counted', async () => {
  bff = await startTestServer({}, { city: 'query CityQuery { city(zipCode: "8000") { city } }' })
  await bff.post({ doc_id: 'city' })
  await bff.post({ query: 'query SomebodyElses { city(zipCode: "8000") { city } }' })
  await bff.post({ query: '{ nothing }' })
  const text = await bff.metrics.text()
  for (const line of [
    '# TYPE bff_graph_operation_duration_seconds histogram',
    'bff_graph_operation_duration_seconds_count{operation="CityQuery"} 1',
    'bff_graph_operation_duration_seconds_bucket{le="+Inf",operation="CityQuery"} 1',
    'bff_graph_operation_duration_seconds_count{operation="other"} 1',
    'bff_graph_errors_total{code="GRAPHQL_VALIDATION_FAILED"} 1',
    'bff_upstream_responses_total{endpoint="GET /cities",status="200"} 1',
    'bff_public_reads_total{from="v2"} 1',
    'bff_public_reads_total{from="cache"} 1',
  ])
    expect(text.split('\n')).toContain(line)
  // What others call theirs has no bounds
  expect(text).not.toContain('SomebodyElses')
})

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
}

/** A collector that stores the spans it receives. */
async function startCollector() {
  const spans: Span[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    expect(request.url).toBe('/v1/traces')
    for (const { scopeSpans } of JSON.parse(text).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans)
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { spans, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}

describe('GRA-18 tracing', () => {
  const TRACE = 'a'.repeat(32)
  const PARENT = 'b'.repeat(16)

  test('reports an operation and its calls, as a part of the caller’s trace', async () => {
    const collector = await startCollector()
    bff = await startTestServer(
      { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
      { city: 'query CityQuery { city(zipCode: "8000") { city } }' },
    )
    const postCity = () => bff?.post({ doc_id: 'city' }, { traceparent: `00-${TRACE}-${PARENT}-01` })
    // Its library is loaded in the background
    await until(async () => {
      bff?.v2.calls.splice(0)
      await bff?.post({ query: `{ cater(number: ${Math.floor(Math.random() * 1e8)}) { name } }` })
      return bff?.v2.calls.some(({ headers }) => headers.traceparent !== undefined)
    })
    await postCity()
    const call = bff.v2.calls.find(({ call: made }) => made === 'GET /cities')
    expect(call?.headers.traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`))
    await bff.graph.dispose()
    const operation = collector.spans.find(({ name }) => name === 'CityQuery')
    expect(operation).toMatchObject({ traceId: TRACE, parentSpanId: PARENT })
    const cities = collector.spans.find(({ name }) => name === 'GET /cities')
    expect(cities).toMatchObject({ traceId: TRACE, parentSpanId: operation?.spanId })
    expect(call?.headers.traceparent).toContain(cities?.spanId)
    collector.stop()
  })

  test('is off unless it is configured', async () => {
    bff = await startTestServer()
    await bff.post({ query: '{ city(zipCode: "8000") { city } }' }, { traceparent: `00-${TRACE}-${PARENT}-01` })
    expect(bff.v2.calls[0]?.headers.traceparent).toBeUndefined()
  })
})
