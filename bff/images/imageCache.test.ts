import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { startTestServer } from '../testing/testServer.ts'

const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept' }
const WEBP = { accept: 'image/webp' }
const KB = 1024

let bff: Awaited<ReturnType<typeof startTestServer>>
beforeEach(async () => {
  bff = await startTestServer({ IMAGE_CACHE_MB: '1', BUDGET_ANONYMOUS: '1000000' })
  return () => bff.stop()
})

const get = (name: string, headers: Record<string, string> = WEBP, method = 'GET') =>
  fetch(`${bff.url}/images/55/${name}`, { method, headers })
/** The number of calls of the service for a picture. */
const callsFor = (name: string) => bff.v2.calls.filter(({ call }) => call.endsWith(`/images/55/${name}`)).length

/** Lets the service answer a picture as it does, and after `isReady`. */
function answer(name: string, text: string, headers: Record<string, string> = {}, isReady?: Promise<unknown>) {
  const usual = { 'content-type': 'image/webp', 'content-length': String(text.length), ...IMMUTABLE }
  bff.v2.answer(`GET /api/caters/images/55/${name}`, async () => {
    await isReady
    return { status: 200, text, headers: { ...usual, ...headers } }
  })
}
const fail = (name: string) => bff.v2.answer(`GET /api/caters/images/55/${name}`, () => 'hang up')

/** Counts the requests for a picture that have reached the web server. */
function countArrivals(name: string): () => number {
  let arrivals = 0
  const onRequest = (message: unknown) => {
    const { request } = message as { request: IncomingMessage }
    if (request.url === `/images/55/${name}`) arrivals += 1
  }
  subscribe('http.server.request.start', onRequest)
  onTestFinished(() => void unsubscribe('http.server.request.start', onRequest))
  return () => arrivals
}

test('SCA-20 a hundred visitors at once ask a slow bucket once for a picture, and those after them not at all', async () => {
  let send = () => {}
  answer('a.jpg', 'picture', {}, new Promise<void>((resolve) => (send = resolve)))
  const arrivals = countArrivals('a.jpg')
  const leaving = new AbortController()
  const first = fetch(`${bff.url}/images/55/a.jpg`, { headers: WEBP, signal: leaving.signal })
  await expect.poll(() => callsFor('a.jpg')).toBe(1)
  const others = Promise.all(Array.from({ length: 100 }, () => get('a.jpg', { accept: 'text/html,image/webp,*/*' })))
  await expect.poll(arrivals).toBe(101)
  // Whoever asked first and leaves takes it from nobody
  leaving.abort()
  await expect(first).rejects.toThrow()
  send()
  for (const each of await others) {
    expect(await each.text()).toBe('picture')
    const expected = {
      'content-type': 'image/webp',
      'content-length': '7',
      'cross-origin-resource-policy': 'cross-origin',
    }
    expect(Object.fromEntries(each.headers)).toMatchObject({ ...expected, ...IMMUTABLE })
  }

  fail('a.jpg')
  const held = await get('a.jpg')
  expect([held.status, await held.text()]).toEqual([200, 'picture'])
  const etag = held.headers.get('etag') ?? ''
  const known = await get('a.jpg', { ...WEBP, 'if-none-match': `"x", W/${etag}` })
  expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', etag])
  expect(known.headers.get('cache-control')).toBe(IMMUTABLE['cache-control'])
  const head = await get('a.jpg', WEBP, 'HEAD')
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '7', ''])
  expect(callsFor('a.jpg')).toBe(1)
  // Another format and another width are other pictures
  expect((await get('a.jpg', { accept: 'image/avif' })).status).toBe(502)
  expect((await get('a.jpg?w=320')).status).toBe(502)

  const metrics = await bff.metrics.text()
  expect(metrics).toMatch(/^bff_pictures_total\{from="v2"\} 3$/m)
  expect(metrics).toMatch(/^bff_pictures_total\{from="cache"\} 103$/m)
})

test.each([
  ['an answer that may change', 'picture', { 'cache-control': 'public, max-age=60' }],
  ['a private answer', 'picture', { 'cache-control': 'private, max-age=31536000, immutable' }],
  ['an answer that depends on a cookie', 'picture', { vary: 'Accept, Cookie' }],
  ['a picture of more than a share of the bound', 'x'.repeat(33 * KB), {}],
])('SCA-20 %s passes through and is not held, not for those who wait either', async (_, text, headers) => {
  let send = () => {}
  answer('a.jpg', text, headers, new Promise<void>((resolve) => (send = resolve)))
  const arrivals = countArrivals('a.jpg')
  const both = [get('a.jpg'), get('a.jpg')]
  await expect.poll(arrivals).toBe(2)
  send()
  for (const each of await Promise.all(both)) expect(await each.text()).toBe(text)
  expect(callsFor('a.jpg')).toBe(2)
  const etag = (await both[0]!).headers.get('etag') ?? ''
  expect((await get('a.jpg', { ...WEBP, 'if-none-match': etag })).status).toBe(304)
  expect(callsFor('a.jpg')).toBe(3)
})

test('SCA-20 what fails is not held: a missing picture, a service that is away, a picture that breaks off', async () => {
  expect((await get('a.jpg')).status).toBe(404)
  fail('a.jpg')
  expect((await get('a.jpg')).status).toBe(502)
  answer('a.jpg', 'pict', { 'content-length': '7', connection: 'close' })
  expect((await get('a.jpg')).status).toBe(502)
  answer('a.jpg', 'picture')
  expect(await (await get('a.jpg')).text()).toBe('picture')
})

test('SCA-20 held pictures have no more bytes than is set, and those shown last stay', async () => {
  const names = Array.from({ length: 100 }, (_, number) => `${number}.jpg`)
  for (const name of names) {
    answer(name, 'x'.repeat(30 * KB))
    await (await get(name)).arrayBuffer()
    await (await get('0.jpg')).arrayBuffer()
    const [, bytes] = /^bff_picture_cache_bytes (\d+)$/m.exec(await bff.metrics.text()) ?? []
    expect(Number(bytes)).toBeGreaterThan(30 * KB)
    expect(Number(bytes)).toBeLessThanOrEqual(KB * KB)
  }
  expect(names.filter((name) => callsFor(name) !== 1)).toEqual([])
  for (const name of ['99.jpg', '1.jpg']) await (await get(name)).arrayBuffer()
  expect(['99.jpg', '1.jpg'].map(callsFor)).toEqual([1, 2])
})
