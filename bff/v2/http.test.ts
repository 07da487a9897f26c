import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createLogger } from '../../runtime/logger.ts'
import { createMetrics } from '../observability/metrics.ts'
import { UpstreamUnavailable } from './errors.ts'
import { createUpstream } from './http.ts'
import { path } from './path.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A service that answers so, and the way to it for somebody. */
async function startService(answer: RequestListener, v2TimeoutMs = 20_000) {
  const open = new Set<unknown>()
  const service = createServer({ keepAliveTimeout: 600_000 }, answer)
  service.on('connection', (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  stops.push(() => {
    service.closeAllConnections()
    service.close()
  })
  const v2Url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const upstream = createUpstream({
    v2Url,
    v2TimeoutMs,
    log: createLogger({ service: 'bff', level: 'silent' }),
    metrics: createMetrics(),
  })
  return { http: upstream({ token: null, requestId: 'one', address: null }), open }
}

test('a connection that nobody uses is ended before the service does, one that waits for an answer is not', async () => {
  const { http, open } = await startService(async (request, response) => {
    if (request.url?.endsWith('/slow')) await pause(5_000)
    response.setHeader('content-type', 'application/json').end('"done"')
  })
  const slow = http.get(path`/slow`, z.string())
  expect(await http.get(path`/quick`, z.string())).toBe('done')
  expect(open.size).toBe(2)
  expect(await slow).toBe('done')
  await expect.poll(() => open.size).toBe(1)
}, 30_000)

test('GRA-11 a call ends at its deadline, also in the middle of its answer', async () => {
  const { http } = await startService((request, response) => {
    if (request.url?.endsWith('/half')) response.write('"do')
  }, 100)
  for (const one of [path`/none`, path`/half`])
    await expect(http.get(one, z.string())).rejects.toThrow(UpstreamUnavailable)
})

test('who abandons a call ends it before its answer, in the middle of it, and where it is only about to begin', async () => {
  const { http, open } = await startService((request, response) => {
    if (request.url?.endsWith('/half')) response.write('"do')
  })
  const waiting = new AbortController()
  const waited = http.open(path`/none`, { signal: waiting.signal })
  await expect.poll(() => open.size).toBe(1)
  waiting.abort()
  await expect(waited).rejects.toThrow(UpstreamUnavailable)
  await expect.poll(() => open.size).toBe(0)

  const reading = new AbortController()
  const answer = await http.open(path`/half`, { signal: reading.signal })
  const read = answer.text()
  reading.abort()
  await expect(read).rejects.toThrow('aborted')
  await expect.poll(() => open.size).toBe(0)

  await expect(http.open(path`/none`, { signal: reading.signal })).rejects.toThrow(UpstreamUnavailable)
  expect(open.size).toBe(0)
})
