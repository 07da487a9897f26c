import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('GRA-18 a histogram counts in each bucket all durations up to its bound', async () => {
  const metrics = createMetrics()
  for (const seconds of [0.0005, 0.001, 0.004, 0.2, 60])
    metrics.observe('bff_graph_operation_duration_seconds', { operation: 'Frokost' }, seconds)
  const bucket = (bound: string) => `bff_graph_operation_duration_seconds_bucket{le="${bound}",operation="Frokost"}`
  const lines = (await metrics.text()).split('\n')
  for (const [bound, count] of Object.entries({
    '0.001': 2,
    '0.0025': 2,
    '0.005': 3,
    '0.1': 3,
    '0.25': 4,
    '10': 4,
    '+Inf': 5,
  }))
    expect(lines).toContain(`${bucket(bound)} ${count}`)
  expect(lines).toContain('bff_graph_operation_duration_seconds_count{operation="Frokost"} 5')
})

test('GRA-18 a counter is one for all labels of the same values', async () => {
  const metrics = createMetrics()
  metrics.count('bff_upstream_responses_total', { endpoint: 'GET /caters', status: 200 })
  metrics.count('bff_upstream_responses_total', { endpoint: 'GET /caters', status: 200 }, 2)
  metrics.count('bff_upstream_responses_total', { endpoint: 'GET "/"', status: 500 })
  const lines = (await metrics.text()).split('\n')
  expect(lines).toContain('bff_upstream_responses_total{endpoint="GET /caters",status="200"} 3')
  expect(lines).toContain(String.raw`bff_upstream_responses_total{endpoint="GET \"/\"",status="500"} 1`)
})

test('RUN-3 the process is measured: event loop lag, garbage collection, memory', async () => {
  const text = await createMetrics().text()
  for (const name of ['nodejs_eventloop_lag_seconds', 'nodejs_gc_duration_seconds', 'process_resident_memory_bytes'])
    expect(text).toContain(`# TYPE ${name} `)
})
