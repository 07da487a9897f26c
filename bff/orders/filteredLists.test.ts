import { beforeEach, describe, expect, test } from 'vitest'
import { order } from '../testing/fakeData.ts'
import type { FakeResponse, FakeCall } from '../testing/fakeV2.ts'
import { startTestGraph } from '../testing/testGraph.ts'

const OLDEST = `query ($first: Int, $after: String, $unseen: Boolean, $status: OrderStatus) {
  cater(number: 55) {
    orders(first: $first, after: $after, unseen: $unseen, status: $status, sort: OLDEST_FIRST) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { reference } }
    }
  }
}`

let bff: Awaited<ReturnType<typeof startTestGraph>>
let smagen: string
beforeEach(async () => {
  bff = await startTestGraph()
  smagen = await bff.v2.token('smagen@demo.dk')
  return () => bff.v2.stop()
})

/** Of every three orders the first is accepted, and of the others each second one was opened; the newest first. */
const all = Array.from({ length: 300 }, (_, index) => {
  const number = 300 - index
  return order(number, 55, { caterAccept: number % 3 === 0, seenAt: number % 2 ? '2026-11-20T11:00:00Z' : null })
})
const waiting = all.filter(({ caterAccept }) => !caterAccept).map(({ orderRef }) => orderRef)

/** A page as a service has it that knows limit and cursor, and nothing else. */
function pageOf({ query }: FakeCall): FakeResponse {
  const [from, limit] = [Number(query.get('cursor') ?? 0), Number(query.get('limit'))]
  const link = from + limit < all.length ? `<?cursor=${from + limit}>; rel="next"` : ''
  return { status: 200, body: all.slice(from, from + limit), headers: { link, 'x-total-count': String(all.length) } }
}

/** Lists page by page, on so many pages at most. */
async function listed(variables: object, pages = Infinity) {
  const references: number[] = []
  const totals = new Set<number | null>()
  let after: string | null = null
  let read = 0
  do {
    const { data, errors } = await bff.execute(OLDEST, { cookie: smagen, variables: { ...variables, after } })
    expect(errors).toBeUndefined()
    const { edges, pageInfo, totalCount } = data.cater.orders
    references.push(...edges.map(({ node }: { node: { reference: number } }) => node.reference))
    totals.add(totalCount)
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null
    read += 1
  } while (after !== null && read < pages)
  return { references, totals: [...totals] }
}

describe('ADM-3 ORL-6 what has waited longest, first', () => {
  test('is requested from the service as query parameters, page by page', async () => {
    bff.v2.answer('GET /cater/orders', ({ query }) => ({
      status: 200,
      body: [order(1, 55), order(2, 55)],
      headers: { link: '<?cursor=100002>; rel="next"', 'x-total-count': query.get('cursor') ?? '9' },
    }))
    const variables = { first: 2, unseen: true, status: 'AWAITING_APPROVAL' }
    const { data } = await bff.execute(OLDEST, { cookie: smagen, variables })
    expect(data.cater.orders).toMatchObject({ totalCount: 9, pageInfo: { hasNextPage: true } })
    const queries = bff.v2.calls.filter(({ call }) => call === 'GET /cater/orders').map(({ query }) => `${query}`)
    expect(queries).toEqual(['status=awaiting&unseen=true&sort=oldest&limit=2'])
  })

  test('is not requested for newest first, which is the default of every service', async () => {
    const usual = '{ cater(number: 55) { orders(first: 2, sort: NEWEST_FIRST, unseen: false) { totalCount } } }'
    await bff.execute(usual, { cookie: smagen })
    expect(`${bff.v2.calls.at(-1)?.query}`).toBe('limit=2')
  })

  test.each([
    [1, 12],
    [40, Infinity],
  ])('comes first by %d from a service that knows neither order nor filters', async (first, pages) => {
    bff.v2.answer('GET /cater/orders', pageOf)
    const { references, totals } = await listed({ first, status: 'AWAITING_APPROVAL', unseen: true }, pages)
    const unseen = waiting.filter((reference) => reference % 2 === 0).toReversed()
    expect([references, totals]).toEqual([unseen.slice(0, first * pages), [unseen.length]])
  })

  test('comes first from a service that refuses unknown parameters', async () => {
    bff.v2.answer('GET /cater/orders', (call) => (call.query.has('sort') ? { status: 422 } : pageOf(call)))
    expect((await listed({ first: 90 })).references).toEqual(all.map(({ orderRef }) => orderRef).toReversed())
  })

  test('comes first from a service without paging', async () => {
    bff.v2.answer('GET /cater/orders', () => ({ status: 200, body: all }))
    const { references, totals } = await listed({ first: 60, status: 'AWAITING_APPROVAL' })
    expect([references, totals]).toEqual([waiting.toReversed(), [waiting.length]])
  })

  test('is NOT_SUPPORTED where too many orders would have to be filtered', async () => {
    bff.v2.answer('GET /cater/orders', () => ({
      status: 200,
      body: [order(2, 55), order(1, 55)],
      headers: { link: '<?cursor=1>; rel="next"' },
    }))
    const { data, errors } = await bff.execute(OLDEST, { cookie: smagen, variables: { first: 2 } })
    expect([data.cater.orders, errors?.[0]?.extensions.code]).toEqual([null, 'NOT_SUPPORTED'])
  })
})

test('ORL-2 a list by status has all orders of the status and no others where the service ignores the filter', async () => {
  bff.v2.answer('GET /cater/orders', pageOf)
  const query = '{ cater(number: 55) { orders(first: 100, status: ACCEPTED) { edges { node { status } } } } }'
  const { data } = await bff.execute(query, { cookie: smagen })
  const statuses = data.cater.orders.edges.map(({ node }: { node: { status: string } }) => node.status)
  expect(statuses).toEqual(Array.from({ length: 100 }, () => 'ACCEPTED'))
})

test('GRA-9 filtered lists of one operation share one read of the orders', async () => {
  bff.v2.answer('GET /cater/orders', pageOf)
  const query = `{ cater(number: 55) {
    waiting: orders(first: 50, status: AWAITING_APPROVAL, sort: OLDEST_FIRST) { totalCount }
    unseen: orders(first: 50, status: AWAITING_APPROVAL, unseen: true, sort: OLDEST_FIRST) { totalCount }
    accepted: orders(first: 50, status: ACCEPTED) { totalCount }
  } }`
  const { data } = await bff.execute(query, { cookie: smagen })
  expect(data.cater).toEqual({
    waiting: { totalCount: 200 },
    unseen: { totalCount: 100 },
    accepted: { totalCount: 100 },
  })
  const whole = bff.v2.calls.filter((call) => call.query.get('limit') === '100')
  expect(whole.map((call) => `${call.query}`)).toEqual(['limit=100', 'limit=100&cursor=100', 'limit=100&cursor=200'])
})

test('ORL-2 a list of any length is paged to its end where the service has no paging', async () => {
  bff.v2.answer('GET /cater/orders', () => ({ status: 200, body: all }))
  const query = `query ($after: String) {
    cater(number: 55) { orders(first: 80, after: $after) { pageInfo { endCursor hasNextPage } edges { node { reference } } } }
  }`
  const references: number[] = []
  let after: string | null = null
  do {
    const { data } = await bff.execute(query, { cookie: smagen, variables: { after } })
    const { edges, pageInfo } = data.cater.orders
    references.push(...edges.map(({ node }: { node: { reference: number } }) => node.reference))
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null
  } while (after !== null)
  expect(references).toEqual(all.map(({ orderRef }) => orderRef))
})
