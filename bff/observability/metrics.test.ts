import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('GRA-18 a histogram counts in each bucket all that took at most so long', () => {
  const metrics = createMetrics()
  for (const seconds of [0.0005, 0.001, 0.004, 0.2, 60])
    metrics.observe('bff_seconds', { operation: 'Frokost' }, seconds)
  const bucket = (end: string) => `bff_seconds_bucket{operation="Frokost",le="${end}"}`
  const lines = metrics.text().split('\n')
  for (const [end, count] of Object.entries({
    '0.001': 2,
    '0.0025': 2,
    '0.005': 3,
    '0.1': 3,
    '0.25': 4,
    '10': 4,
    '+Inf': 5,
  }))
    expect(lines).toContain(`${bucket(end)} ${count}`)
  expect(lines).toContain('bff_seconds_count{operation="Frokost"} 5')
})

test('GRA-18 a counter is one for all labels of the same values', () => {
  const metrics = createMetrics()
  metrics.count('bff_answers_total', { endpoint: 'GET /caters', status: 200 })
  metrics.count('bff_answers_total', { endpoint: 'GET /caters', status: 200 }, 2)
  metrics.count('bff_answers_total', { endpoint: 'GET "/"', status: 500 })
  const lines = metrics.text().split('\n')
  expect(lines).toContain('bff_answers_total{endpoint="GET /caters",status="200"} 3')
  expect(lines).toContain(String.raw`bff_answers_total{endpoint="GET \"/\"",status="500"} 1`)
})
