import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { createUpstream } from './http.ts'
import { path } from './path.ts'

test('a connection that nobody uses is ended before the service does, one that waits for an answer is not', async () => {
  const open = new Set<unknown>()
  const service = createServer(async (request, response) => {
    if (request.url?.endsWith('/slow')) await pause(5_000)
    response.setHeader('content-type', 'application/json').end('"done"')
  })
  service.keepAliveTimeout = 600_000
  service.on('connection', (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const v2Url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const http = createUpstream({ v2Url, v2TimeoutMs: 20_000, log: createLog('silent'), metrics: createMetrics() })({
    token: null,
    requestId: 'one',
    address: null,
  })
  const slow = http.get(path`/slow`, z.string())
  expect(await http.get(path`/quick`, z.string())).toBe('done')
  expect(open.size).toBe(2)
  expect(await slow).toBe('done')
  await expect.poll(() => open.size).toBe(1)
  service.close()
}, 30_000)
