import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestServer } from '../../bff/testing/testServer.ts'

const CITY = '{ city(zipCode: "8000") { city } }'
let bff: Awaited<ReturnType<typeof startTestServer>>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  bff = await startTestServer(
    { BUDGET_ANONYMOUS: '5', BUDGET_USER: '9', TRUST_PROXY: '1' },
    { city: 'query CityQuery { city(zipCode: "8000") { city } }' },
  )
})
afterEach(async () => {
  vi.useRealTimers()
  await bff?.stop()
})

const from = (address: string) => ({ 'x-forwarded-for': address })
async function post(headers: Record<string, string>, body: object = { query: CITY }) {
  const response = await bff.post(body, headers)
  return { response, ...(await response.json()) }
}
const remaining = async (...parameters: Parameters<typeof post>) =>
  (await post(...parameters)).extensions.cost.budget.remaining

describe('GRA-12 a budget by the minute', () => {
  test('is shown with the cost of each operation, in the answer and its headers', async () => {
    const { response, extensions } = await post(from('192.0.2.1'))
    const budget = { limit: 5, remaining: 3, resetsInSeconds: 60 }
    expect(extensions).toEqual({ cost: { complexity: 2, limit: 5_000, budget } })
    expect(response.headers.get('ratelimit-policy')).toBe('"address";q=5;w=60')
    expect(response.headers.get('ratelimit')).toBe('"address";r=3;t=60')
  })

  test('is one for an address, whatever its queries; what is too much is refused and not spent', async () => {
    expect(await remaining(from('192.0.2.1'))).toBe(3)
    expect(await remaining(from('192.0.2.1'))).toBe(1)
    vi.setSystemTime(Date.now() + 20_000)
    const { data, errors, response } = await post({ ...from('192.0.2.1'), accept: 'application/graphql-response+json' })
    expect(data).toBeUndefined()
    expect(errors[0]).toMatchObject({
      message: 'The query costs 2 points; 1 of 5 are left for 40 seconds.',
      extensions: { code: 'RATE_LIMITED', limit: 'budget', allowed: 1, actual: 2, retryAfter: 40 },
    })
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '40'])
    expect(await remaining(from('192.0.2.1'), { query: '{ __typename }' })).toBe(0)
    expect(await remaining(from('192.0.2.2'))).toBe(3)
    vi.setSystemTime(Date.now() + 41_000)
    expect(await remaining(from('192.0.2.1'))).toBe(3)
  })

  test('SEC-3 is one for a household of IPv6 addresses', async () => {
    expect(await remaining(from('2001:db8::1'))).toBe(3)
    expect(await remaining(from('2001:0DB8:0:0:1:2:3:4'))).toBe(1)
    expect(await remaining(from('2001:db8:0:1::1'))).toBe(3)
    expect(await remaining(from('::ffff:192.0.2.9'))).toBe(3)
    expect(await remaining(from('192.0.2.9'))).toBe(1)
  })

  test('is of the user where one is signed in, wherever from', async () => {
    const authorization = `Bearer ${await bff.v2.token('smagen@demo.dk')}`
    expect(await remaining({ ...from('192.0.2.1'), authorization })).toBe(7)
    expect(await remaining({ ...from('192.0.2.2'), authorization })).toBe(5)
    expect(await remaining(from('192.0.2.1'))).toBe(3)
  })

  test("is much larger for the web's own documents, and apart: visitors of one address do not starve", async () => {
    for (let time = 0; time < 4; time++) await post(from('192.0.2.1'))
    const { data, extensions, response } = await post(from('192.0.2.1'), { doc_id: 'city' })
    expect(data.city.city).toBe('Aarhus C')
    expect(extensions.cost.budget).toMatchObject({ limit: 500, remaining: 498 })
    expect(response.headers.get('ratelimit')).toBe('"web";r=498;t=60')
  })
})
