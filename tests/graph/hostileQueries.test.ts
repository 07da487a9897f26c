import { getIntrospectionQuery } from 'graphql'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startTestServer } from '../../bff/testing/testServer.ts'
import { heapUsedAfterGc } from '../fixtures/heapUsedAfterGc.ts'
import { startMovedClock } from '../fixtures/movedClock.ts'
import { until } from '../fixtures/until.ts'
import { HOSTILE_QUERIES, LABORIOUS_QUERIES } from './hostileQueries.ts'

let bff: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  bff = await startTestServer({ BUDGET_ANONYMOUS: '1000000' })
  // What is compiled and loaded once is not the query's fault
  for (let warm = 0; warm < 20; warm++)
    await bff.post({ query: `{ cater(number: 55) { name id } a${warm}: cities { city } }` })
  return bff.stop
})

const answerTo = async (body: object) => (await bff.post(body)).json()

// How soon is measured by `npm run bench`
describe('GRA-12 what requests too much is refused, by the limit and its figure', () => {
  test.each(Object.entries(HOSTILE_QUERIES))(
    '%s',
    async (_name, { query, variables, limit, actual = expect.any(Number) }) => {
      const body = await answerTo({ query, variables })
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
    },
  )

  test('fragments that go in circles', async () => {
    const body = await answerTo(LABORIOUS_QUERIES['fragments that go in circles'])
    expect(body.errors[0].message).toContain('Cannot spread fragment "F0" within itself')
  })

  test('introspection that goes in circles', async () => {
    const body = await answerTo(LABORIOUS_QUERIES['introspection that goes in circles'])
    expect(body.errors[0].message).toContain('introspection depth')
  })

  test('thousands of wrong values', async () => {
    const body = await answerTo(LABORIOUS_QUERIES['thousands of wrong values'])
    expect(body.errors.length).toBeLessThan(20)
    expect(body.errors[0].extensions.code).toBe('BAD_REQUEST')
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
    expect(errors[0]).toMatchObject({
      message: 'The query stands in a list of 2; a request is one operation, without a list.',
      extensions: { code: 'QUERY_TOO_COMPLEX', limit: 'batch', allowed: 1, actual: 2 },
    })
  })

  test('what is allowed causes no call of the service where it is refused', async () => {
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
  })
})

test('GRA-12 what takes longer than ten seconds is ended, and makes no more calls', async () => {
  const clock = startMovedClock()
  onTestFinished(clock.restore)
  const query = '{ cater(number: 55) { menus { name } } }'
  const slow = await startTestServer({ V2_TIMEOUT_MS: '600000' }, { menus: query })
  slow.v2.answer('GET /caters-public/55', () => 'say nothing')
  let left = 2
  const ended = async (body: object) => {
    const { data, errors } = await (await slow.post(body)).json()
    left -= 1
    expect(data).toBeUndefined()
    const limit = { code: 'QUERY_TOO_COMPLEX', limit: 'executionMs', allowed: 10_000, actual: expect.any(Number) }
    expect(errors).toMatchObject([{ extensions: limit }])
    expect(errors[0].extensions.http).toBeUndefined()
  }
  const both = Promise.all([ended({ query }), ended({ doc_id: 'menus' })])
  await until(() => slow.v2.calls.length > 0)
  // Not sooner
  clock.move(9_999)
  await new Promise((resolve) => setImmediate(resolve))
  expect(left).toBe(2)
  await until(() => {
    clock.move(10_000)
    return left === 0
  })
  await both
  expect(slow.v2.takeCalls()).toEqual(['GET /caters-public/55'])
  await slow.stop()
})

test('GRA-14 introspection is open', async () => {
  const {
    data: { __schema: schema },
    extensions,
  } = await (await bff.post({ query: getIntrospectionQuery() })).json()
  expect(schema.types.length).toBeGreaterThan(50)
  expect(extensions.cost.complexity).toBeLessThan(2_000)
})
