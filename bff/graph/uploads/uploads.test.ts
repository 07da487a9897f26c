import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readlinkSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createMetrics } from '../../observability/metrics.ts'
import { createBffServer } from '../../server.ts'
import { multipartForm, sendWithFiles } from '../../testing/multipart.ts'
import { startTestGraph } from '../../testing/testGraph.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
let server: ReturnType<typeof createBffServer>['server']
let port: number
let headers: Record<string, string>

beforeAll(async () => {
  bff = await startTestGraph()
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  server = createBffServer({ config: bff.config, graph: bff.graph, log, metrics: createMetrics() }).server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  headers = { cookie: `session=${await bff.v2.token('smagen@demo.dk')}`, 'x-csrf': '1' }
  bff.v2.answer('PUT /caters/full', () => ({
    status: 200,
    body: { cater: { id: 55, name: 'Smagen', active: 1, delivery: 1 } },
  }))
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await bff.v2.stop()
  }
})

const UPDATE = `mutation ($input: UpdateCaterInput!) {
  updateCater(input: $input) { __typename ... on ValidationFailed { issues { path validatorKey } } }
}`
const variables = { input: { id: Buffer.from('Cater:55').toString('base64'), name: 'Smørrebrød' } }
const small = () => multipartForm(UPDATE, variables, { 'input.logo': new File(['x'], 'logo.png') })

/** Sends a form as programs do, with its length. */
async function upload(form: FormData, more: Record<string, string | undefined> = {}) {
  const { headers: own, body } = new Response(form)
  const bytes = new Uint8Array(await new Response(body).arrayBuffer())
  const given = { ...headers, 'content-type': own.get('content-type') ?? '', ...more }
  const sent = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return globalThis.fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', body: bytes, headers: sent })
}

/** The temporary files that this process has open; all of them without a name. */
const temporaryFiles = () =>
  readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const target = readlinkSync(`/proc/self/fd/${fd}`)
      return target.includes('/kuvert-upload-') ? [target] : []
    } catch {
      return []
    }
  })

/** Begins a request with these headers and no body yet. */
function begin(more: Record<string, string | number>) {
  const type = { 'content-type': 'multipart/form-data; boundary=x' }
  const sent = request({ port, path: '/graphql', method: 'POST', headers: { ...headers, ...type, ...more } })
  const answer = new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', async (response) => {
      let text = ''
      for await (const chunk of response) text += chunk
      resolve({ status: response.statusCode, text })
    })
  })
  sent.flushHeaders()
  return { sent, answer }
}

describe('uploads', () => {
  test('GRA-7 two files of many megabytes arrive byte by byte, under their names', async () => {
    const [logo, banner] = [randomBytes(3_000_001), randomBytes(14_000_000)]
    const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
    const form = multipartForm(UPDATE, variables, {
      'input.logo': new File([new Uint8Array(logo)], 'logo æøå.png', { type: 'image/png' }),
      'input.banner': new File([new Uint8Array(banner)], 'banner.jpg', { type: 'image/jpeg' }),
    })
    const { data, errors } = await (await upload(form)).json()
    expect([data, errors]).toEqual([{ updateCater: { __typename: 'Cater' } }, undefined])
    const { body } = bff.v2.calls.find(({ call }) => call === 'PUT /caters/full') ?? {}
    const sent = body as { cater: string; logo: File & { bytes: Buffer }; banner: File & { bytes: Buffer } }
    expect(JSON.parse(sent.cater)).toEqual({ id: 55, name: 'Smørrebrød' })
    expect([sent.logo.name, sent.logo.type, hash(sent.logo.bytes)]).toEqual(['logo æøå.png', 'image/png', hash(logo)])
    expect([sent.banner.name, hash(sent.banner.bytes)]).toEqual(['banner.jpg', hash(banner)])
  })

  test.each([
    [0, 0],
    [1, 104],
    [104, 0],
    [65_535, 65_537],
    [700_000, 1],
  ])(
    'GRA-7 files of %i and %i bytes arrive whole, though they lie side by side in memory',
    async (logoSize, bannerSize) => {
      const [logo, banner] = [randomBytes(logoSize), randomBytes(bannerSize)]
      const form = multipartForm(UPDATE, variables, {
        'input.logo': new File([new Uint8Array(logo)], 'a.png'),
        'input.banner': new File([new Uint8Array(banner)], 'b.png'),
      })
      bff.v2.takeCalls()
      expect((await (await upload(form)).json()).data).toEqual({ updateCater: { __typename: 'Cater' } })
      const { body } = bff.v2.calls.find(({ call }) => call === 'PUT /caters/full') ?? {}
      const sent = body as Record<'logo' | 'banner', { bytes: Buffer }>
      expect([sent.logo.bytes.equals(logo), sent.banner.bytes.equals(banner)]).toEqual([true, true])
    },
  )

  test('GRA-12 a file above 15 MB is reported by its path', async () => {
    const large = new File([new Uint8Array(15 * 1024 * 1024 + 1)], 'banner.jpg')
    const answer = await (await upload(multipartForm(UPDATE, variables, { 'input.banner': large }))).json()
    expect(answer.data.updateCater.issues).toEqual([{ path: 'banner', validatorKey: 'too_large' }])
  })

  test('GRA-12 a form has at most 20 files and few fields', async () => {
    const many = small()
    for (let number = 1; number <= 20; number += 1) many.append(String(number), new File(['x'], 'x.png'))
    const files = await upload(many)
    expect([files.status, JSON.stringify(await files.json())]).toEqual([400, expect.stringContaining('20')])
    const wide = small()
    for (let number = 1; number <= 100; number += 1) wide.append(`field${number}`, 'x')
    const fields = await upload(wide)
    expect([fields.status, JSON.stringify(await fields.json())]).toEqual([400, expect.stringContaining('limit')])
  })

  test('GRA-13 without the header, or from nobody, no form is read', async () => {
    const simple = await upload(small(), { 'x-csrf': undefined })
    expect([simple.status, (await simple.json()).errors[0].extensions.code]).toEqual([403, 'FORBIDDEN'])
    const visitor = await upload(small(), { cookie: undefined })
    expect([visitor.status, (await visitor.json()).errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
    const bearer = { authorization: `Bearer ${await bff.v2.token('smagen@demo.dk')}`, cookie: undefined }
    expect((await upload(small(), bearer)).status).toBe(200)
  })

  test('GRA-12 says how much too large a form is, and needs its length', async () => {
    const large = await begin({ 'content-length': 400_000_000 }).answer
    expect([large.status, large.text]).toEqual([413, expect.stringContaining('400000000 bytes; at most 315621376')])
    const unknown = begin({ 'transfer-encoding': 'chunked' })
    unknown.sent.end()
    expect((await unknown.answer).status).toBe(411)
  })

  test('SEC-4 a cookie that is no session reserves no room, whatever size it claims', async () => {
    const claimed = { cookie: 'a=b', 'content-length': 300_000_000 }
    const answers = await Promise.all([1, 2, 3].map(() => begin(claimed).answer))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
    expect((await upload(small())).status).toBe(200)
  })

  test('SEC-4 a session that the service has ended, and a customer, are refused before a byte is read', async () => {
    const size = { 'content-length': 300_000_000 }
    bff.v2.answer('GET /api/users/me', () => ({ status: 401 }))
    const { status, text } = await begin(size).answer
    expect([status, JSON.parse(text).errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
    bff.v2.answer('GET /api/users/me', () => ({ status: 503 }))
    expect((await begin(size).answer).status).toBe(503)
    bff.v2.noAnswer('GET /api/users/me')
    const customer = { ...size, cookie: `session=${await bff.v2.token('kunde@demo.dk')}` }
    expect((await begin(customer).answer).status).toBe(403)
  })

  test('SEC-21 a user of the kitchen is refused before a byte is read', async () => {
    const me = (staffRole: string) => ({
      status: 200,
      body: { id: 'cook', email: 'kok@demo.dk', role: 'cater', staffRole, caterId: 55, verified: true },
    })
    bff.v2.answer('GET /api/users/me', () => me('kitchen'))
    expect((await begin({ 'content-length': 300_000_000 }).answer).status).toBe(403)
    bff.v2.answer('GET /api/users/me', () => me('staff'))
    expect((await upload(small())).status).toBe(200)
    bff.v2.noAnswer('GET /api/users/me')
  })

  test('SEC-4 a user has room for 8 forms at once, which disturb nobody else and are free again when the sender goes', async () => {
    // Nine, of which one is refused: then eight are under way
    const pending = Array.from({ length: 9 }, () => begin({ 'content-length': 315_000_000 }))
    const aborted = Promise.allSettled(pending.map(({ answer }) => answer))
    expect((await Promise.race(pending.map(({ answer }) => answer))).status).toBe(429)
    const refused = await upload(small())
    expect([refused.headers.get('retry-after'), (await refused.json()).errors[0].extensions.code]).toEqual([
      '5',
      'RATE_LIMITED',
    ])
    const other = { cookie: `session=${await bff.v2.token('admin@demo.dk')}` }
    expect((await upload(small(), other)).status).toBe(200)
    for (const { sent } of pending) sent.destroy()
    await aborted
    await expect.poll(async () => (await upload(small())).status).toBe(200)
  })

  test.runIf(process.platform === 'linux')('SEC-4 an upload that is broken off leaves no file', async () => {
    const { sent, answer } = begin({ 'content-length': 10_000_000 })
    const aborted = answer.catch((error: Error) => error)
    const part = 'content-disposition: form-data; name="0"; filename="x.png"\r\ncontent-type: image/png'
    sent.write(`--x\r\n${part}\r\n\r\n${'x'.repeat(1_000_000)}`)
    await expect.poll(temporaryFiles).toEqual([expect.stringContaining('(deleted)')])
    sent.destroy()
    expect(await aborted).toBeInstanceOf(Error)
    await expect.poll(temporaryFiles).toEqual([])
    expect((await upload(small())).status).toBe(200)
    await expect.poll(temporaryFiles).toEqual([])
  })

  test('SEC-4 a full disk of the service is reported', async () => {
    bff.v2.answer('PUT /caters', () => ({ status: 507 }))
    const change = JSON.stringify({ query: UPDATE, variables })
    const json = { ...headers, 'content-type': 'application/json' }
    const url = `http://127.0.0.1:${port}/graphql`
    const response = await globalThis.fetch(url, { method: 'POST', headers: json, body: change })
    expect((await response.json()).errors[0].extensions.code).toBe('INSUFFICIENT_STORAGE')
  })

  test('GRA-7 files may take the service longer than other calls', async () => {
    const usual = await startTestGraph({ V2_TIMEOUT_MS: '5000' })
    onTestFinished(usual.v2.stop)
    const cookie = `session=${await usual.v2.token('smagen@demo.dk')}`
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    usual.v2.answer('PUT /caters/full', async () => {
      await released
      return { status: 200, body: { cater: { id: 55, name: 'Smagen', active: 1, delivery: 1 } } }
    })
    usual.v2.answer('GET /cities', () => 'say nothing')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const sent = sendWithFiles(usual, small(), { ...headers, cookie })
    const other = usual.execute('{ cities { city } }')
    const calls = () => usual.v2.calls.map(({ call }) => call)
    await expect.poll(calls).toEqual(expect.arrayContaining(['GET /cities', 'PUT /caters/full']))
    vi.advanceTimersByTime(5_000)
    expect((await other).errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }])
    // An operation without files ends after ten seconds
    vi.advanceTimersByTime(5_000)
    release()
    expect((await sent).data).toEqual({ updateCater: { __typename: 'Cater' } })
  })

  test('a form that is none is refused, and breaks nothing', async () => {
    const broken = new FormData()
    broken.append('operations', '{')
    expect((await (await upload(broken)).json()).errors[0].extensions.code).toBe('BAD_REQUEST')
    const pollutes = new FormData()
    pollutes.append('operations', JSON.stringify({ query: UPDATE, variables }))
    pollutes.append('map', JSON.stringify({ 0: ['__proto__.polluted', 'variables.__proto__.polluted'] }))
    pollutes.append('0', new File(['x'], 'x.png'))
    await upload(pollutes)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    expect((await upload(small())).status).toBe(200)
  })
})
