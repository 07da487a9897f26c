import { request } from 'node:http'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { IDS } from '../testing/fakeData.ts'
import { startTestServer } from '../testing/testServer.ts'
import { cacheKeyOf } from './cachedResponses.ts'

const PERSISTED = {
  menus: 'query Menus($number: Int!) { cater(number: $number) { name menus { name } } }',
  named: 'query Named($host: String!) { storefront(host: $host) { ... on StorefrontUnknown { mainSiteUrl } } }',
  viewer: 'query Viewer { viewer { email } cater(number: 55) { name } }',
  order: 'query Ordered($id: ID!) { order(id: $id) { reference } }',
  services: 'query Services { cater(number: 55) { services { name } } cities { city } }',
}

let bff: Awaited<ReturnType<typeof startTestServer>>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  bff = await startTestServer({ TRUST_PROXY: '1', BUDGET_ANONYMOUS: '10' }, PERSISTED)
  return async () => {
    vi.useRealTimers()
    await bff.stop()
  }
})

const menus = { doc_id: 'menus', variables: { number: 55 } }
const cacheHits = async () =>
  Number(/bff_response_cache_hits_total\{[^}]*\} (\d+)/.exec(await bff.metrics.text())?.[1] ?? 0)
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

async function post(body: unknown, headers: Record<string, string> = {}) {
  const response = await bff.post(body, headers)
  return { ...(await response.json()), status: response.status, headers: response.headers }
}

/** Requests twice, so that the response is cached; returns the second, executed one. */
async function postTwice(body: unknown, headers: Record<string, string> = {}) {
  await post(body, headers)
  return post(body, headers)
}

test('SEC-21 the key of an answer is of one length, whatever was sent', () => {
  const caller = { requestId: 'x', address: null, isHttps: false }
  const keys = ['{}', '{"a":1}', 'x'.repeat(4_000)].map((body) => cacheKeyOf(body, caller))
  expect(new Set(keys).size).toBe(3)
  expect(new Set(keys.map((key) => key?.length))).toEqual(new Set([43]))
  expect(cacheKeyOf('{}', { ...caller, isHttps: true })).not.toBe(keys[0])
})

describe('GRA-10 the response cache', () => {
  test('stores what is requested twice within ten seconds: what is requested once is not worth its memory', async () => {
    for (const pause of [11, 9, 0]) {
      await post(menus)
      expect(await cacheHits()).toBe(0)
      later(pause)
    }
    await post(menus)
    expect(await cacheHits()).toBe(1)
  })

  test('serves other clients the same data, with a request id and a budget of their own', async () => {
    const first = await postTwice(menus, { 'x-request-id': 'one', 'x-forwarded-for': '192.0.2.1' })
    bff.v2.takeCalls()
    const second = await post(menus, { 'x-request-id': 'two', 'x-forwarded-for': '192.0.2.1' })
    expect(await cacheHits()).toBe(1)
    expect(bff.v2.takeCalls()).toEqual([])
    expect(second.data).toEqual(first.data)
    const { budget } = first.extensions.cost
    const remaining = budget.remaining - budget.points
    expect(second.extensions.cost).toEqual({ ...first.extensions.cost, budget: { ...budget, remaining } })
    const names = ['content-type', 'cache-control', 'ratelimit-policy', 'x-content-type-options']
    for (const name of names) expect([name, second.headers.get(name)]).toEqual([name, first.headers.get(name)])
    expect(second.headers.get('ratelimit')).toContain(`r=${remaining};`)
    expect(second.headers.get('x-request-id')).toBe('two')
    expect(await bff.metrics.text()).toContain('bff_graph_operation_duration_seconds_count{operation="Menus"} 3')
    const otherResponse = await post(menus, { 'x-forwarded-for': '192.0.2.2' })
    expect(otherResponse.extensions.cost.budget.remaining).toBe(budget.limit - budget.points)
  })

  test('serves requests with the same body, as JSON', async () => {
    await postTwice(menus)
    await post({ variables: { number: 55 }, doc_id: 'menus' })
    expect(await cacheHits()).toBe(0)
    await post(menus)
    expect(await cacheHits()).toBe(1)
    expect((await post({ ...menus, variables: { number: 57 } })).data.cater.name).toBe('Grønt')
    const otherResponse = await post(menus, { accept: 'application/graphql-response+json' })
    expect(otherResponse.headers.get('content-type')).toContain('application/graphql-response+json')
    expect(await cacheHits()).toBe(1)
  })

  test('has separate responses for http and https', async () => {
    const named = { doc_id: 'named', variables: { host: 'ukendt.localhost' } }
    expect((await postTwice(named)).data.storefront.mainSiteUrl).toBe('http://localhost/')
    expect((await post(named, { 'x-forwarded-proto': 'https' })).data.storefront.mainSiteUrl).toBe('https://localhost/')
  })

  test('is not used for requests with a cookie or a token', async () => {
    await postTwice(menus)
    const token = await bff.v2.token('smagen@demo.dk')
    const viewer = { doc_id: 'viewer' }
    await postTwice(viewer)
    const known: Record<string, string>[] = [{ cookie: `session=${token}` }, { authorization: `Bearer ${token}` }]
    for (const headers of known) {
      expect((await post(viewer, headers)).data.viewer.email).toBe('smagen@demo.dk')
      await post(menus, headers)
    }
    expect((await post(menus, { authorization: 'Bearer none' })).errors[0].extensions.code).toBe('UNAUTHENTICATED')
    expect(await cacheHits()).toBe(0)
    expect((await post(viewer)).data.viewer).toBeNull()
    expect(await cacheHits()).toBe(1)
  })

  test('stores no errors, and persisted documents only', async () => {
    bff.v2.answer('GET /caters/55/products/menus', () => ({ status: 500 }))
    const id = Buffer.from(`Order:${IDS.lunch}`).toString('base64')
    for (const _ of [1, 2, 3]) {
      expect((await post(menus)).errors).toHaveLength(1)
      await post({ query: '{ cities { city } }' })
      expect(await post({ doc_id: 'none' })).toMatchObject({ status: 400 })
      expect((await post({ doc_id: 'order', variables: { id } })).status).toBe(200)
    }
    expect(await cacheHits()).toBe(0)
  })

  test('expires after ten seconds, and with the reads behind a response', async () => {
    await postTwice(menus)
    later(5)
    await postTwice({ doc_id: 'services' })
    later(4)
    await post(menus)
    expect(await cacheHits()).toBe(1)
    bff.v2.takeCalls()
    later(2)
    // Its caterer was read for the other one already
    await post({ doc_id: 'services' })
    expect(bff.v2.takeCalls()).toEqual(['GET /caters-public/55'])
  })

  test('GRA-12 consumes points like the pipeline, and does not serve clients without points left', async () => {
    const { extensions } = await postTwice(menus)
    const { budget } = extensions.cost
    const times = Math.floor(budget.remaining / budget.points)
    const statuses = new Set<number>()
    for (let time = 0; time < times; time++) statuses.add((await post(menus)).status)
    expect([...statuses]).toEqual([200])
    const refused = await post(menus, { accept: 'application/json' })
    expect(refused.errors[0].extensions).toMatchObject({ code: 'RATE_LIMITED', limit: 'budget' })
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(await cacheHits()).toBe(times)
  })

  test('never serves what is older than a change', async () => {
    const token = await bff.v2.token('smagen@demo.dk')
    const authorization = `Bearer ${token}`
    let name = ''
    const service = () => ({ id: IDS.delivery, caterId: 55, name, required: 1, price: 150 })
    bff.v2.answer('GET /caters/55/services', () => ({ status: 200, body: [service()] }))
    bff.v2.answer('PUT /caters/services', ({ body }) => {
      name = (body as { name: string }).name
      return { status: 200, body: service() }
    })
    const id = Buffer.from(`Service:55:${IDS.delivery}`).toString('base64')
    const rename = (to: string) =>
      post(
        { query: `mutation { updateService(input: { id: "${id}", name: "${to}" }) { ... on Service { name } } }` },
        { authorization },
      )
    const steps = fc.array(fc.constantFrom('read', 'read', 'read', 'change', 'wait'), { minLength: 5, maxLength: 15 })
    let changes = 0
    let reads = 0
    await fc.assert(
      fc.asyncProperty(steps, async (chosen) => {
        for (const step of chosen) {
          if (step === 'wait') later(61)
          if (step === 'change') await rename(`Kørsel ${(changes += 1)}`)
          // Another address each time: none may send so many requests
          const visitor = { 'x-forwarded-for': `192.0.2.${(reads += 1) % 200}` }
          const read = await post({ doc_id: 'services' }, visitor)
          expect(read.data.cater.services).toEqual([{ name: changes === 0 ? '' : `Kørsel ${changes}` }])
        }
        later(61)
      }),
      { numRuns: 6 },
    )
    expect(await cacheHits()).toBeGreaterThan(0)
  })

  test('does not wait for a client that disconnects within its body', async () => {
    const gone = request(`${bff.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 100, expect: '100-continue' },
    })
    const closed = new Promise((resolve) => gone.once('error', resolve))
    // The server reads the body from here on
    gone.once('continue', () => gone.write('{"doc_id":', () => gone.destroy(new Error('gone'))))
    gone.flushHeaders()
    await closed
    expect((await post(menus)).data.cater.name).toBe('Smagen')
    expect(bff.logged).toEqual([])
  })
})
