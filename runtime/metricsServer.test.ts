import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { startMetricsServer } from './metricsServer.ts'
import { commonSettings, metricsAddress, readSettings } from './settings.ts'
import { z } from 'zod'

const render = vi.fn<() => Promise<string>>(async () => 'requests_total 7\n')
let root: string
beforeAll(async () => {
  const server = await startMetricsServer({ port: 0, host: '127.0.0.1' }, render)
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return () => new Promise((resolve) => server.close(resolve))
})

describe('SEC-15 the port of metrics', () => {
  test('answers a collector in the text format of Prometheus', async () => {
    const answer = await fetch(`${root}/metrics`)
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
    expect(await answer.text()).toBe('requests_total 7\n')
  })

  test.each([
    ['x-forwarded-for', '203.0.113.9'],
    ['x-forwarded-proto', 'https'],
    ['forwarded', 'for=203.0.113.9'],
    ['via', '1.1 proxy'],
    ['x-real-ip', '203.0.113.9'],
    ['x-original-forwarded-for', '203.0.113.9'],
  ])('answers nothing that a proxy has forwarded, as %s shows', async (name, value) => {
    const answer = await fetch(`${root}/metrics`, { headers: { [name]: value } })
    expect([answer.status, await answer.text()]).toEqual([404, ''])
  })

  test('answers nothing else', async () => {
    expect((await fetch(`${root}/`)).status).toBe(404)
    expect((await fetch(`${root}/metrics`, { method: 'POST' })).status).toBe(404)
  })

  test('answers 503 while metrics cannot be read, and serves them afterwards', async () => {
    render.mockRejectedValueOnce(new Error('database down'))
    expect((await fetch(`${root}/metrics`)).status).toBe(503)
    expect((await fetch(`${root}/metrics`)).status).toBe(200)
  })

  test('is open to this machine alone unless METRICS_HOST says otherwise, and closed without METRICS_PORT', () => {
    const read = (env: Record<string, string>) => metricsAddress(readSettings(z.object(commonSettings), env))
    expect(read({})).toBeNull()
    expect(read({ METRICS_PORT: '9464' })).toEqual({ port: 9464, host: '127.0.0.1' })
    expect(read({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' })).toEqual({ port: 9464, host: '0.0.0.0' })
  })
})
