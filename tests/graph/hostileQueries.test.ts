import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../../bff/testing/testServer.ts'
import { heapUsedAfterGc } from '../fixtures/heapUsedAfterGc.ts'
import { HOSTILE_QUERIES, many, nested } from './hostileQueries.ts'

let bff: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  bff = await startTestServer({ BUDGET_ANONYMOUS: '1000000' })
  // What is compiled and loaded once is not the query's fault
  for (let warm = 0; warm < 20; warm++)
    await bff.post({ query: `{ cater(number: 55) { name id } a${warm}: cities { city } }` })
})
afterAll(() => bff.stop())

/**
 * The answer, and the processor's time in ms that one takes, of client and server: the median of several, each a
 * little different. Other than by a clock it hardly matters what else the machine does.
 */
async function timed(ask: (time: number) => Promise<Response>) {
  const times: number[] = []
  let answer = ''
  for (let time = 0; time < 9; time++) {
    const before = process.cpuUsage()
    answer = await (await ask(time)).text()
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  times.sort((a, b) => a - b)
  return { body: JSON.parse(answer), ms: times[4] ?? Number.POSITIVE_INFINITY }
}

// Aimed at are 20 ms for the server alone
const FAR_TOO_LONG_MS = 100

describe('GRA-12 what asks for too much is refused at once, by the limit and its figure', () => {
  test.each(Object.entries(HOSTILE_QUERIES))(
    '%s',
    async (_name, { query, variables, limit, actual = expect.any(Number) }) => {
      const { body, ms } = await timed((time) => bff.post({ query: `${query}${' '.repeat(time)}`, variables }))
      expect(body.errors).toHaveLength(1)
      expect(body.data).toBeUndefined()
      expect(body.errors[0].extensions).toMatchObject({
        code: 'QUERY_TOO_COMPLEX',
        limit,
        allowed: expect.any(Number),
        actual,
        requestId: expect.any(String),
      })
      expect(body.errors[0].message).toContain('at most')
      expect(ms).toBeLessThan(FAR_TOO_LONG_MS)
    },
  )

  test('fragments that go in circles', async () => {
    const query = `{ cater(number: 55) { ...F0 } } ${many(90, (i) => `fragment F${i} on Cater { ...F${(i + 1) % 90} }`)}`
    const { body, ms } = await timed((time) => bff.post({ query: `${query}${' '.repeat(time)}` }))
    expect(body.errors[0].message).toContain('Cannot spread fragment "F0" within itself')
    expect(ms).toBeLessThan(FAR_TOO_LONG_MS)
  })

  test('introspection that goes in circles', async () => {
    const query = `{ __schema { types { ${nested(5, 'fields { type { ', 'name')} ${'}'.repeat(5)} } } }`
    const { body, ms } = await timed((time) => bff.post({ query: `${query}${' '.repeat(time)}` }))
    expect(body.errors[0].message).toContain('introspection depth')
    expect(ms).toBeLessThan(FAR_TOO_LONG_MS)
  })

  test('thousands of wrong values', async () => {
    const variables = { input: { menus: Array.from({ length: 60_000 }, () => ({ x: 1 })) } }
    const query = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename } }'
    const { body, ms } = await timed(() => bff.post({ query, variables }))
    expect(body.errors.length).toBeLessThan(20)
    expect(body.errors[0].extensions.code).toBe('BAD_REQUEST')
    expect(ms).toBeLessThan(5 * FAR_TOO_LONG_MS)
  })

  test('a megabyte in the wrong place is not sent back', async () => {
    const answer = await bff.post({
      query: 'query ($n: Int!) { cater(number: $n) { id } }',
      variables: { n: 'x'.repeat(900_000) },
    })
    expect((await answer.text()).length).toBeLessThan(5_000)
  })

  test('several operations in one request', async () => {
    const answer = await bff.post([{ query: '{ __typename }' }, { query: '{ __typename }' }])
    const { errors } = await answer.json()
    expect(errors[0].extensions).toMatchObject({ code: 'QUERY_TOO_COMPLEX', limit: 'batch', allowed: 1, actual: 2 })
  })

  test('what is allowed asks nothing of the service where it is refused', async () => {
    bff.v2.takeCalls()
    for (const { query, variables } of Object.values(HOSTILE_QUERIES)) await bff.post({ query, variables })
    expect(bff.v2.takeCalls()).toEqual([])
  })

  test('memory does not grow with what is refused', async () => {
    let sent = 0
    const flood = async () => {
      for (let i = 0; i < 60; i++) await bff.post({ query: `${'{'.repeat(900_000)}${sent++}` }).then((r) => r.text())
    }
    await flood()
    const before = heapUsedAfterGc()
    await flood()
    expect(heapUsedAfterGc() - before).toBeLessThan(10_000_000)
  }, 30_000)
})

test('GRA-12 what takes longer than ten seconds is ended, and asks for nothing more', async () => {
  const query = '{ cater(number: 55) { menus { name } } }'
  const slow = await startTestServer({ V2_TIMEOUT_MS: '60000' }, { menus: query })
  slow.v2.answer('GET /caters-public/55', () => 'say nothing')
  const ended = async (body: object) => {
    const { data, errors } = await (await slow.post(body)).json()
    expect(data).toBeUndefined()
    const limit = { code: 'QUERY_TOO_COMPLEX', limit: 'executionMs', allowed: 10_000 }
    expect(errors).toMatchObject([{ extensions: limit }])
    expect(errors[0].extensions.actual).toBeLessThan(12_000)
    expect(errors[0].extensions.http).toBeUndefined()
  }
  await Promise.all([ended({ query }), ended({ doc_id: 'menus' })])
  expect(slow.v2.takeCalls()).toEqual(['GET /caters-public/55'])
  await slow.stop()
}, 20_000)

test('GRA-14 introspection is open', async () => {
  const {
    data: { __schema: schema },
    extensions,
  } = await (await bff.post({ query: getIntrospectionQuery() })).json()
  expect(schema.types.length).toBeGreaterThan(50)
  expect(extensions.cost.complexity).toBeLessThan(2_000)
})
