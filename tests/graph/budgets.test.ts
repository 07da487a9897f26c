import { writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestServer } from '../../bff/testing/testServer.ts'

const CITY = '{ city(zipCode: "8000") { city } }'
let bff: Awaited<ReturnType<typeof startTestServer>>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  bff = await startTestServer(
    { BUDGET_ANONYMOUS: '7', BUDGET_USER: '13', TRUST_PROXY: '1' },
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
    const budget = { points: 3, limit: 7, remaining: 4, resetsInSeconds: 60 }
    expect(extensions).toEqual({ cost: { complexity: 2, limit: 5_000, budget } })
    expect(response.headers.get('ratelimit-policy')).toBe('"address";q=7;w=60')
    expect(response.headers.get('ratelimit')).toBe('"address";r=4;t=60')
  })

  test('is one for an address, whatever its queries; what is too much is refused and not spent', async () => {
    expect(await remaining(from('192.0.2.1'))).toBe(4)
    expect(await remaining(from('192.0.2.1'))).toBe(1)
    vi.setSystemTime(Date.now() + 20_000)
    const { data, errors, response } = await post({ ...from('192.0.2.1'), accept: 'application/graphql-response+json' })
    expect(data).toBeUndefined()
    // The point of its kilobyte is gone
    expect(errors[0]).toMatchObject({
      message: 'The request costs 2 points; 0 of 7 are left for 40 seconds.',
      extensions: { code: 'RATE_LIMITED', limit: 'budget', allowed: 0, actual: 2, retryAfter: 40 },
    })
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '40'])
    expect(await remaining(from('192.0.2.2'))).toBe(4)
    vi.setSystemTime(Date.now() + 41_000)
    expect(await remaining(from('192.0.2.1'))).toBe(4)
  })

  test('SEC-3 is one for a household of IPv6 addresses', async () => {
    expect(await remaining(from('2001:db8::1'))).toBe(4)
    expect(await remaining(from('2001:0DB8:0:0:1:2:3:4'))).toBe(1)
    expect(await remaining(from('2001:db8:0:1::1'))).toBe(4)
    expect(await remaining(from('::ffff:192.0.2.9'))).toBe(4)
    expect(await remaining(from('192.0.2.9'))).toBe(1)
  })

  test('is of the user where one is signed in, wherever from', async () => {
    const authorization = `Bearer ${await bff.v2.token('smagen@demo.dk')}`
    expect(await remaining({ ...from('192.0.2.1'), authorization })).toBe(10)
    expect(await remaining({ ...from('192.0.2.2'), authorization })).toBe(7)
    expect(await remaining(from('192.0.2.1'))).toBe(4)
  })

  test("is much larger for the web's own documents, and apart: visitors of one address do not starve", async () => {
    for (let time = 0; time < 4; time++) await post(from('192.0.2.1'))
    const { data, extensions, response } = await post(from('192.0.2.1'), { doc_id: 'city' })
    expect(data.city.city).toBe('Aarhus C')
    // 50 for each request, 2 for its complexity and 2 for its kilobyte
    expect(extensions.cost.budget).toEqual({ points: 54, limit: 700, remaining: 646, resetsInSeconds: 60 })
    expect(response.headers.get('ratelimit')).toBe('"web";r=646;t=60')
  })
})

describe('SEC-13 points price the work', () => {
  const left = async (address: string) =>
    (await post(from(address), { query: '{ __typename }' })).extensions.cost.budget
  const owned = (points: number) => Object.assign(bff.config, { budgetAnonymous: points })
  const padded = (kilobytes: number) => `${CITY} #${'x'.repeat(kilobytes * 1024)}`

  test('a query costs one for each kilobyte that was sent, whether it is answered or refused', async () => {
    owned(1_000)
    const answered = await post(from('192.0.2.1'), { query: padded(9) })
    expect(answered.extensions.cost.budget).toMatchObject({ points: 12, remaining: 988 })
    for (const query of ['{', '{ nothing }', '{ city }'])
      expect((await post(from('192.0.2.1'), { query: `${query} #${'x'.repeat(4_500)}` })).errors).toBeDefined()
    expect((await left('192.0.2.1')).remaining).toBe(988 - 3 * 5 - 2)
  })

  test.each([
    ['no JSON', '{'],
    ['a list of operations', JSON.stringify([{ query: CITY }])],
    ['an unknown document', JSON.stringify({ doc_id: 'none' })],
    ['nothing to run', '{}'],
  ])('so does %s', async (_what, body) => {
    const headers = { 'content-type': 'application/json', ...from('192.0.2.1') }
    const send = () => fetch(`${bff.url}/graphql`, { method: 'POST', headers, body })
    const refusals: (string | null)[] = []
    for (let time = 0; time < 8; time++) refusals.push((await send()).headers.get('retry-after'))
    expect(refusals).toEqual([...Array.from({ length: 7 }, () => null), '60'])
  })

  test('a large body is paid for before it is read, and refused unread', async () => {
    owned(100)
    const { response, errors } = await post(from('192.0.2.1'), { query: padded(101) })
    expect(errors[0].extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 60 })
    expect([response.status, response.headers.get('connection')]).toEqual([429, 'close'])
    const authorization = `Bearer ${await bff.v2.token('smagen@demo.dk')}`
    Object.assign(bff.config, { budgetUser: 1_000 })
    const ofUser = await post({ ...from('192.0.2.1'), authorization }, { query: padded(101) })
    expect(ofUser.extensions.cost.budget).toMatchObject({ limit: 1_000, remaining: 1_000 - 102 - 102 - 2 })
    expect((await left('192.0.2.1')).remaining).toBe(98)
  })

  test("a document of the web client's costs by what its fields take, by lines and by days", async () => {
    owned(1_000)
    const document = (selection: string) => `query Asked { cater(number: 55) { ${selection} } }`
    const lines = (count: number) => Array.from({ length: count }, () => '{ covers: 10 }').join()
    const points = async (selection: string) => {
      writeFileSync(bff.persistedFile, JSON.stringify({ [selection]: document(selection) }))
      return (await post(from('192.0.2.1'), { doc_id: selection })).extensions.cost.budget.points as number
    }
    const asked = (count: number) =>
      points(`canDeliver(input: { date: "2027-01-01", lines: [${lines(count)}] }) { next }`)
    const one = await asked(1)
    expect((await asked(200)) - one).toBeGreaterThan(500)
    const period = (to: string) => points(`availability(input: { from: "2027-01-01", to: "${to}" }) { date }`)
    expect((await period('2027-03-03')) - (await period('2027-01-01'))).toBeGreaterThan(500)
  })

  test('what is above a limit is paid for as a request', async () => {
    const ids = Array.from({ length: 101 }, () => 'x')
    writeFileSync(bff.persistedFile, JSON.stringify({ many: 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }' }))
    const refused = async () => (await post(from('192.0.2.1'), { doc_id: 'many', variables: { ids } })).errors[0]
    const codes: string[] = []
    for (let time = 0; time < 14; time++) codes.push((await refused()).extensions.code)
    expect(codes).toEqual([...Array.from({ length: 13 }, () => 'QUERY_TOO_COMPLEX'), 'RATE_LIMITED'])
  })
})
