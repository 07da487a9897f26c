import http, { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createLogger } from '../../runtime/logger.ts'
import { holdTimers } from '../../runtime/testing/heldTimers.ts'
import { createMetrics } from '../observability/metrics.ts'
import { UpstreamUnavailable } from './errors.ts'
import { createUpstream } from './upstream.ts'
import { path } from './path.ts'

const V2_TIMEOUT_MS = 20_000
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Starts a service, and returns a client of it and its open connections. */
async function startService(
  answer: RequestListener,
  { internalSecret = null, address = null }: { internalSecret?: string | null; address?: string | null } = {},
) {
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
    internalSecret,
    v2TimeoutMs: V2_TIMEOUT_MS,
    log: createLogger({ service: 'bff', level: 'silent' }),
    metrics: createMetrics(),
  })
  return { client: upstream({ token: null, requestId: 'one', address }), open }
}

test('an idle connection is closed before the service closes it, one that waits for an answer is not', async () => {
  const { Agent } = http
  const idleMs: number[] = []
  vi.spyOn(http, 'Agent').mockImplementation(function (options) {
    const { keepAlive, timeout = Infinity } = options ?? {}
    if (keepAlive) idleMs.push(timeout)
    return new Agent({ ...options, timeout: 20 })
  })
  let answerSlow: (() => void) | undefined
  const { client, open } = await startService((request, response) => {
    const answer = () => void response.setHeader('content-type', 'application/json').end('"done"')
    if (request.url?.endsWith('/slow')) answerSlow = answer
    else answer()
  })
  vi.mocked(http.Agent).mockRestore()
  // Of usual servers the first to close an idle connection does so after five seconds
  expect(idleMs).not.toEqual([])
  expect(Math.max(...idleMs)).toBeLessThan(5_000)
  const slow = client.get(path`/slow`, z.string())
  await expect.poll(() => answerSlow).toBeDefined()
  expect(await client.get(path`/quick`, z.string())).toBe('done')
  await expect.poll(() => open.size).toBe(1)
  answerSlow?.()
  expect(await slow).toBe('done')
  await expect.poll(() => open.size).toBe(0)
})

test('GRA-11 a call times out, also in the middle of its answer', async () => {
  let received = 0
  const { client } = await startService((request, response) => {
    if (request.url?.endsWith('/half')) response.write('"do')
    received += 1
  })
  const timeouts = holdTimers(V2_TIMEOUT_MS)
  for (const [before, target] of [path`/none`, path`/half`].entries()) {
    const failure = client.get(target, z.string()).catch((error: unknown) => error)
    await expect.poll(() => received).toBe(before + 1)
    timeouts.end()
    expect(await failure).toBeInstanceOf(UpstreamUnavailable)
  }
  expect(received).toBe(2)
})

test('an aborted call ends before its answer, in the middle of it, and before it is sent', async () => {
  const { client, open } = await startService((request, response) => {
    if (request.url?.endsWith('/half')) response.write('"do')
  })
  const waiting = new AbortController()
  const waited = client.open(path`/none`, { signal: waiting.signal })
  await expect.poll(() => open.size).toBe(1)
  waiting.abort()
  await expect(waited).rejects.toThrow(UpstreamUnavailable)
  await expect.poll(() => open.size).toBe(0)

  const reading = new AbortController()
  const answer = await client.open(path`/half`, { signal: reading.signal })
  const read = answer.text()
  reading.abort()
  await expect(read).rejects.toThrow('aborted')
  await expect.poll(() => open.size).toBe(0)

  await expect(client.open(path`/none`, { signal: reading.signal })).rejects.toThrow(UpstreamUnavailable)
  expect(open.size).toBe(0)
})

test('GRA-11 an answer that breaks off fails', async () => {
  const { client } = await startService((_request, response) => {
    response.writeHead(200, { 'content-length': 100 })
    response.write('"do', () => response.destroy())
  })
  await expect(client.get(path`/half`, z.string())).rejects.toThrow(UpstreamUnavailable)
})

describe('SCA-10 a change whose connection breaks', () => {
  const key = { 'idempotency-key': 'one' }
  const breaks: Record<string, (response: ServerResponse) => void> = {
    'before the answer': (response) => void response.socket?.resetAndDestroy(),
    'in the middle of the answer': (response) => {
      response.writeHead(200, { 'content-length': 100 })
      response.write('"do', () => response.socket?.resetAndDestroy())
    },
    'by its end': (response) => void response.socket?.end(),
    'at a proxy': (response) => void response.writeHead(502).end(),
  }

  test.each(Object.keys(breaks))('%s is sent once more where it has a key', async (where) => {
    const keys: unknown[] = []
    const { client } = await startService((request, response) => {
      keys.push(request.headers['idempotency-key'])
      if (keys.length === 1) breaks[where]?.(response)
      else response.setHeader('content-type', 'application/json').end('"done"')
    })
    expect(await client.send('POST', path`/orders`, { 200: z.string() }, { headers: key })).toMatchObject({
      body: 'done',
    })
    expect(keys).toEqual(['one', 'one'])
  })

  test.each([
    ['without a key', {}, 1],
    ['a second time', key, 2],
  ])('%s fails', async (_how, headers, calls) => {
    let made = 0
    const { client } = await startService((_request, response) => {
      made += 1
      response.socket?.resetAndDestroy()
    })
    const sent = client.send('POST', path`/orders`, { 200: z.string() }, { body: {}, headers })
    await expect(sent).rejects.toThrow(UpstreamUnavailable)
    expect(made).toBe(calls)
  })

  test('finds the service although every connection in its pool is dead', async () => {
    let isKilled = false
    const used = new Set<unknown>()
    const unanswered: ServerResponse[] = []
    const { client, open } = await startService(({ socket }, response) => {
      if (isKilled && used.has(socket)) return void socket.resetAndDestroy()
      used.add(socket)
      unanswered.push(response)
      // The first four are under way at the same time
      if (used.size < 4) return
      for (const pending of unanswered.splice(0)) pending.setHeader('content-type', 'application/json').end('"done"')
    })
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => client.get(path`/${name}`, z.string())))
    expect(open.size).toBe(4)
    isKilled = true
    const sent = Array.from({ length: 8 }, () =>
      client.send('POST', path`/orders`, { 200: z.string() }, { body: {}, headers: key }),
    )
    expect((await Promise.all(sent)).map(({ body }) => body)).toEqual(Array(8).fill('done'))
  })
})

test('an answer of more than 32 MiB fails', async () => {
  const { client } = await startService((_request, response) => {
    response.end(`"${'x'.repeat(32 * 1024 * 1024)}"`)
  })
  await expect(client.get(path`/large`, z.string())).rejects.toThrow(UpstreamUnavailable)
})

test('SEC-7 the web server proves by the secret that it sends the address of its client', async () => {
  const settings = { internalSecret: 'a-secret-of-both-servers', address: '192.0.2.1' }
  const echo: RequestListener = ({ headers }, response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(headers))
  const sent = z.object({ 'x-forwarded-for': z.string(), 'x-internal-secret': z.string().optional() })
  const { client } = await startService(echo, settings)
  expect(await client.get(path`/headers`, sent)).toEqual({
    'x-forwarded-for': '192.0.2.1',
    'x-internal-secret': 'a-secret-of-both-servers',
  })
  const without = await startService(echo, { address: '192.0.2.1' })
  expect(await without.client.get(path`/headers`, sent)).toEqual({ 'x-forwarded-for': '192.0.2.1' })
})

test('SCA-9 a read sends the latest position that the process or its client has received, a write sends none', async () => {
  const sent: (string | undefined)[] = []
  const upstream = await startService((request, response) => {
    sent.push(request.headers['x-log-position']?.toString())
    if (request.method === 'PUT')
      response.setHeader('x-log-position', request.url?.endsWith('/late') ? '2/0' : '1/FFFFFFFF')
    response.setHeader('content-type', 'application/json').end('"done"')
  })
  const received: string[] = []
  upstream.client.requester.onPosition = (position) => void received.push(position)
  await upstream.client.get(path`/one`, z.string())
  await upstream.client.send('PUT', path`/late`, { 200: z.string() })
  await upstream.client.send('PUT', path`/early`, { 200: z.string() })
  await upstream.client.get(path`/one`, z.string())
  upstream.client.requester.position = '2/1'
  await upstream.client.get(path`/one`, z.string())
  expect(sent).toEqual([undefined, undefined, undefined, '2/0', '2/1'])
  expect(received).toEqual(['2/0', '1/FFFFFFFF'])
})
