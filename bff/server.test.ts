import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createMetrics } from './observability/metrics.ts'
import { createBffServer } from './server.ts'
import { startTestGraph } from './testing/testGraph.ts'
import { startTestServer } from './testing/testServer.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
let server: ReturnType<typeof createBffServer>
let root: string

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'))
  mkdirSync(join(dataDir, 'mail'))
  writeFileSync(
    join(dataDir, 'mail', '1.eml'),
    'To: karen@kunde.dk\nSubject: Tak <b>\nContent-Type: text/html\n\n<p>Hej</p>',
  )
  writeFileSync(join(dataDir, 'mail', '.2.eml'), 'To: half@written')
  // A mail that is gone when it is read.
  symlinkSync(join(dataDir, 'nowhere'), join(dataDir, 'mail', 'gone.eml'))
  writeFileSync(join(dataDir, 'secret.eml'), 'To: nobody')
  bff = await startTestGraph({ DATA_DIR: dataDir })
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  server = createBffServer({ config: bff.config, graph: bff.graph, log, metrics: createMetrics() })
  await new Promise<void>((resolve) => server.server.listen(0, '127.0.0.1', resolve))
  root = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  return async () => {
    server.server.closeAllConnections()
    await new Promise((resolve) => server.server.close(resolve))
    await bff.v2.stop()
    rmSync(dataDir, { recursive: true })
  }
})

/** Requests /graphql with this Host, which fetch would not send. */
const getFrom = async (host: string, headers: Record<string, string>, address = root) => {
  const [response] = await once(httpRequest(`${address}/graphql`, { headers: { host, ...headers } }).end(), 'response')
  let text = ''
  for await (const chunk of response) text += chunk
  return { headers: response.headers as Record<string, string>, text }
}

const get = (path: string, headers: Record<string, string> = {}) => globalThis.fetch(root + path, { headers })

describe('the server', () => {
  test('SCA-12 is ready once the pages are there, which get every other address, and says until then that it starts', async () => {
    expect((await get('/readyz')).status).toBe(503)
    expect((await get('/healthz')).status).toBe(200)
    const starting = await get('/')
    expect([starting.status, starting.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await starting.text()).toContain('<h1>Starter ...</h1>')
    server.setPages((request, response) => void response.end(`page ${request.url}`))
    expect((await get('/readyz')).status).toBe(200)
    expect(await (await get('/imagesque?x=1')).text()).toBe('page /imagesque?x=1')
    expect(await (await get('/dev/other')).text()).toBe('page /dev/other')
  })

  test.each(['/hasOwnProperty', '/__proto__', '/valueOf', '/constructor', '/toString'])(
    '%s is a page like any other',
    async (path) => {
      expect(await (await get(path)).text()).toBe(`page ${path}`)
    },
  )

  test('lives on when a page throws at once', async () => {
    server.setPages(() => {
      throw new Error('broken page')
    })
    expect((await get('/broken')).status).toBe(500)
    server.setPages((request, response) => void response.end(`page ${request.url}`))
    expect((await get('/whole')).status).toBe(200)
  })

  test('forbids browsers to guess types and to show it in a foreign frame', async () => {
    const { headers } = await get('/')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain('frame-ancestors')
  })

  test('SEC-8 no response allows scripts but a page that names them', async () => {
    for (const path of ['/', '/healthz', '/graphql', '/images/55/x.webp', '/dev/mail'])
      expect((await get(path)).headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('SEC-22 a page of another site neither holds its windows nor shows what it answers, but pictures; no page uses a device', async () => {
    for (const path of ['/', '/healthz', '/graphql', '/images/55/none/x.webp']) {
      const { headers } = await get(path)
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toMatch(/^accelerometer=\(\), camera=\(\), .*usb=\(\)$/)
    }
    bff.v2.answer('GET /api/caters/images/55/x.webp', () => ({ status: 200, text: 'picture' }))
    const picture = await get('/images/55/x.webp')
    expect([picture.status, picture.headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin'])
  })

  test('SEC-22 security.txt says where to report a weakness, once there is a contact', async () => {
    expect(await (await get('/.well-known/security.txt')).text()).toMatch(/^page /)
    const settings = { SECURITY_CONTACT: 'mailto:sikkerhed@example.dk', DOMAIN: 'example.dk' }
    const other = await startTestServer(settings, {}, bff.v2)
    const answer = await globalThis.fetch(`${other.url}/.well-known/security.txt`)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const fields = new Map(
      (await answer.text())
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/, 2) as [string, string]),
    )
    expect(fields.get('Contact')).toBe('mailto:sikkerhed@example.dk')
    expect(fields.get('Canonical')).toBe('https://example.dk/.well-known/security.txt')
    await other.graph.dispose()
  })

  test.each([
    ['production', '1', 'https', 'max-age=63072000; includeSubDomains'],
    ['production', '1', 'http', undefined],
    // Without a proxy that is trusted anybody could say so
    ['production', '0', 'https', undefined],
    ['development', '1', 'https', undefined],
  ])(
    'SEC-8 in %s with TRUST_PROXY=%s over %s: Strict-Transport-Security %s',
    async (mode, proxies, scheme, expected) => {
      const settings = { NODE_ENV: mode, TRUST_PROXY: proxies, DOMAIN: 'localhost' }
      const other = await startTestServer(settings, {}, bff.v2)
      const { headers } = await getFrom('localhost', { 'x-forwarded-proto': scheme }, other.url)
      expect(headers['strict-transport-security']).toBe(expected)
      await other.graph.dispose()
    },
  )

  test('SEC-15 metrics are not told on the port of pages', async () => {
    expect(await (await get('/metrics')).text()).toBe('page /metrics')
  })
})

describe('/graphql', () => {
  const post = (body: string, type = 'application/json') =>
    globalThis.fetch(root + '/graphql', { method: 'POST', body, headers: { 'content-type': type } })

  test('answers over HTTP with the request id', async () => {
    const response = await post(JSON.stringify({ query: '{ city(zipCode: "8000") { city } }' }))
    const budget = { points: 3, limit: 10_000, remaining: expect.any(Number), resetsInSeconds: expect.any(Number) }
    expect(await response.json()).toEqual({
      data: { city: { city: 'Aarhus C' } },
      extensions: { cost: { complexity: 2, limit: 5_000, budget } },
    })
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  })

  test('accepts no form, which a foreign site could send', async () => {
    expect((await post('query={viewer{id}}', 'application/x-www-form-urlencoded')).status).toBe(415)
    expect((await post('{ viewer { id } }', 'text/plain')).status).toBe(415)
  })

  test('a compressed body is refused by that name, and a byte order mark is none of its own', async () => {
    const body = JSON.stringify({ query: '{ city(zipCode: "8000") { city } }' })
    const headers = { 'content-type': 'application/json' }
    const compressed = await globalThis.fetch(`${root}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'content-encoding': 'gzip' },
      body: new Uint8Array(gzipSync(body)),
    })
    expect([compressed.status, compressed.headers.get('connection')]).toEqual([415, 'close'])
    expect((await compressed.json()).errors).toMatchObject([
      { message: expect.stringContaining("encoded with 'gzip'"), extensions: { code: 'BAD_REQUEST' } },
    ])
    expect((await (await post(`\u{feff}${body}`)).json()).data).toEqual({ city: { city: 'Aarhus C' } })
  })

  test('an event stream names no encoding, and asks proxies not to hold it back', async () => {
    const { headers, body } = await globalThis.fetch(`${root}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query: 'subscription { orderChanged(caterId: 55) { cursor } }' }),
    })
    expect(headers.get('content-type')).toContain('text/event-stream')
    expect([headers.get('content-encoding'), headers.get('x-accel-buffering')]).toEqual([null, 'no'])
    await body?.cancel()
  })

  test('GRA-12 says how much too large a body is', async () => {
    const response = await post(JSON.stringify({ query: 'x'.repeat(1_100_000) }))
    expect(response.status).toBe(413)
    expect(await response.text()).toContain('at most 1048576')
  })

  test.each([
    ['localhost:4000', 'text/html', true],
    ['LOCALHOST', 'text/html,*/*', true],
    ['smagen.localhost:4000', 'text/html', false],
    ['localhost', 'application/json', false],
  ])('SEC-8 at %s with Accept: %s it is a page: %s', async (host, accept, isPage) => {
    const { text } = await getFrom(host, { accept })
    expect(text.startsWith('page /graphql')).toBe(isPage)
  })
})

describe('SEC-13 what a network may request in a minute', () => {
  const startFor = async (points: number) => {
    const other = await startTestServer({ BUDGET_ANONYMOUS: String(points), TRUST_PROXY: '1' }, {}, bff.v2)
    onTestFinished(() => other.graph.dispose())
    return (path: string, headers: Record<string, string> = {}) =>
      globalThis.fetch(other.url + path, { headers: { 'x-forwarded-for': '192.0.2.1', ...headers } })
  }

  test.each(['/images/55/x.webp', '/kalender/x.ics', '/ordre/x/kalender.ics', '/admin/ordre.csv'])(
    '%s takes points, and none are left in the end',
    async (path) => {
      const request = await startFor(10)
      let refused: Response | undefined
      for (let time = 0; time < 21 && refused === undefined; time++) {
        const response = await request(path)
        if (response.status === 429) refused = response
      }
      expect(refused?.headers.get('retry-after')).toBe('60')
      expect(await refused?.text()).toBe('Too many requests: try again in 60 seconds.\n')
      // Another network has points of its own
      expect((await request(path, { 'x-forwarded-for': '192.0.2.2' })).status).not.toBe(429)
    },
  )

  test('a browser gets a page that says to wait, which loads nothing', async () => {
    const request = await startFor(1)
    const accept = 'text/html,*/*;q=0.8'
    await request('/kalender/x.ics')
    const refused = await request('/kalender/x.ics', { accept })
    expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8'])
    expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'unsafe-inline'")
    expect(await refused.text()).toContain('Prøv igen om lidt.')
  })

  test('is the user’s own where others of its network have spent it', async () => {
    const request = await startFor(10)
    const cookie = `session=${await bff.v2.token('smagen@demo.dk')}`
    let visits = 0
    while (visits < 21 && (await request('/admin/ordre.csv')).status !== 429) visits++
    expect(visits).toBe(20)
    expect((await request('/admin/ordre.csv', { cookie })).status).not.toBe(429)
    expect((await request('/admin/ordre.csv', { cookie: 'session=forged' })).status).toBe(429)
  })

  test('is not counted for probes', async () => {
    const request = await startFor(1)
    for (let time = 0; time < 10; time++) {
      expect((await request('/healthz')).status).toBe(200)
      expect((await request('/readyz')).status).toBe(503)
    }
  })
})

test.each(['POST /login', 'POST /images/55/x.webp', 'GET /', 'PUT /healthz', 'GET /graphql'])(
  'SEC-21 %s with a body that does not come ends its connection',
  async (line) => {
    server.setPages((_request, response) => void response.end('page'))
    const { hostname, port } = new URL(root)
    const socket = connect(Number(port), hostname)
    socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\nx`)
    let answer = ''
    // Ends with the connection
    for await (const chunk of socket) answer += chunk
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
  },
)

describe('/images', () => {
  test('are the v2 service’s, with its cache headers', async () => {
    bff.v2.answer('GET /api/caters/images/55/a b.webp', ({ query, headers }) => ({
      status: 200,
      body: { width: query.get('w'), accept: headers.accept },
      headers: { 'cache-control': 'public, max-age=31536000, immutable', 'x-internal': '1' },
    }))
    const image = await get('/images/55/a%20b.webp?w=320', { accept: 'image/avif' })
    expect(await image.json()).toEqual({ width: '320', accept: 'image/avif,*/*;q=0.5' })
    expect(image.headers.get('cache-control')).toContain('immutable')
    expect(image.headers.get('x-internal')).toBeNull()
    const etag = image.headers.get('etag') ?? ''
    expect((await get('/images/55/a%20b.webp?w=320', { accept: 'image/avif', 'if-none-match': etag })).status).toBe(304)
  })

  test('reach no other address of the v2 service', async () => {
    bff.v2.takeCalls()
    for (const path of [
      '/images/55/a/b',
      '/images/55/..%2F..%2Fusers%2Fme',
      '/images/x/a.webp',
      '/images/55/a.webp?w=320%26x',
      '/images/55/%E0%A4%A',
    ])
      expect((await get(path)).status).toBe(404)
    expect(bff.v2.takeCalls()).toEqual([])
  })

  test('an image that cannot be fetched is a 502', async () => {
    bff.v2.answer('GET /api/caters/images/55/gone.webp', () => 'hang up')
    expect((await get('/images/55/gone.webp')).status).toBe(502)
  })
})

describe('pictures that the v2 service sends slowly', () => {
  let slow: Awaited<ReturnType<typeof startTestServer>>
  beforeAll(async () => {
    slow = await startTestServer({ V2_TIMEOUT_MS: '5000' })
    return () => slow.stop()
  })
  const picture = (name: string) => globalThis.fetch(`${slow.url}/images/55/${name}?w=640`)

  test('ERR-3 are waited for longer than data, and block no data', async () => {
    let make = () => {}
    const made = new Promise<void>((resolve) => {
      make = resolve
    })
    // more than there are connections
    const names = Array.from({ length: 150 }, (_, number) => `slow-${number}.webp`)
    for (const name of names)
      slow.v2.answer(`GET /api/caters/images/55/${name}`, async () => {
        await made
        return { status: 200, text: 'made' }
      })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const pictures = Promise.all(names.map(picture))
    await expect.poll(() => slow.v2.calls.filter(({ call }) => call.includes('slow')).length).toBeGreaterThan(120)
    const answer = await slow.post({ query: '{ cater(number: 55) { name } }' })
    expect(await answer.json()).toMatchObject({ data: { cater: { name: expect.any(String) } } })
    // The timeout for data is over: requests for data fail then, the pictures are waited for
    slow.v2.answer('GET /cities', () => 'say nothing')
    const late = slow.post({ query: '{ cities { city } }' })
    await expect.poll(() => slow.v2.calls.at(-1)?.call).toBe('GET /cities')
    vi.advanceTimersByTime(5_000)
    expect(await (await late).json()).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] })
    make()
    expect(new Set((await pictures).map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('ERR-3 where some fail, the others are still requested', async () => {
    slow.v2.answer('GET /api/caters/images/55/gone.webp', () => 'hang up')
    slow.v2.answer('GET /api/caters/images/55/there.webp', () => ({ status: 200, text: 'there' }))
    const failed = await Promise.all(Array.from({ length: 10 }, () => picture('gone.webp')))
    expect(new Set(failed.map(({ status }) => status))).toEqual(new Set([502]))
    expect((await picture('there.webp')).status).toBe(200)
  })
})

describe('/dev/mail', () => {
  test('lists and shows mails, their HTML in a frame that runs nothing', async () => {
    const list = await (await get('/dev/mail')).text()
    expect(list).toContain('karen@kunde.dk')
    expect(list).toContain('Tak &lt;b&gt;')
    expect(list).not.toContain('half@written')
    expect(list).not.toContain('gone.eml')
    const mail = await (await get('/dev/mail/1.eml')).text()
    expect(mail).toContain('<iframe sandbox title="HTML" srcdoc="&lt;p&gt;Hej&lt;/p&gt;">')
  })

  test.each(['..%2Fsecret.eml', '.2.eml', 'gone.eml', '%E0%A4%A'])('shows no %s', async (name) => {
    expect((await get(`/dev/mail/${name}`)).status).toBe(404)
  })
})
