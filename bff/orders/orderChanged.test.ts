import { beforeEach, describe, expect, test } from 'vitest'
import { order, orders } from '../testing/fakeData.ts'
import { startTestGraph } from '../testing/testGraph.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
let smagen: string
beforeEach(async () => {
  bff = await startTestGraph()
  smagen = await bff.v2.token('smagen@demo.dk')
  return () => bff.v2.stop()
})

const [newest, second] = orders
const QUERY = `subscription ($after: String) {
  orderChanged(caterId: 55, after: $after) { cursor type order { reference status } }
}`
interface Change {
  cursor: string | null
  type: string
  order: { reference: number; status: string }
}

/** The service's answer where there are no events: none at once, or a wait. */
const nothing = (query: URLSearchParams) => (query.has('wait') ? 'say nothing' : { status: 200, body: [] })

/** Follows the subscription as a browser does, until so many changes have come. */
async function follow(count: number, after?: string): Promise<Change[]> {
  const closing = new AbortController()
  const response = await bff.graph.fetch(
    'http://bff/graphql',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie: `session=${smagen}` },
      body: JSON.stringify({ query: QUERY, variables: { after } }),
      signal: closing.signal,
    },
    { caller: { requestId: 'request-1', address: '192.0.2.7', isHttps: false } },
  )
  const changes: Change[] = []
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true })
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      const data = /^data: (.+)$/m.exec(event)?.[1]
      const change = data && JSON.parse(data).data?.orderChanged
      if (change) changes.push(change)
    }
    if (changes.length >= count) break
  }
  closing.abort()
  return changes
}

describe('GRA-8 orderChanged', () => {
  test('delivers the events since a cursor, in order, and resumes from there', async () => {
    bff.v2.answer('GET /orders/events', ({ query }) => {
      const after = query.get('after')
      if (after === '9')
        return { status: 200, body: [{ cursor: 10, orderId: newest?.id, type: 'seen', at: '2026-11-21T10:00:00Z' }] }
      if (after === '10')
        return { status: 200, body: [{ cursor: 11, orderId: second?.id, type: 'message', at: '2026-11-21T10:01:00Z' }] }
      return nothing(query)
    })
    expect(await follow(2, '9')).toEqual([
      { cursor: '10', type: 'SEEN', order: { reference: 100_103, status: 'AWAITING_APPROVAL' } },
      { cursor: '11', type: 'MESSAGE', order: { reference: 100_102, status: 'AWAITING_APPROVAL' } },
    ])
  })

  test('without a cursor delivers the events from now on', async () => {
    const at = '2026-11-21T10:00:00Z'
    const event = (cursor: number) => ({ cursor, orderId: newest?.id, type: 'placed', at })
    bff.v2.answer('GET /orders/events', ({ query }) => {
      const after = query.get('after')
      if (after === null) return { status: 200, body: [event(41)] }
      return after === '41' ? { status: 200, body: [event(42)] } : nothing(query)
    })
    expect(await follow(1)).toMatchObject([{ cursor: '42' }])
  })

  test('resumes from a cursor that was read before, so that no event is missed', async () => {
    bff.v2.answer('GET /orders/events', () => ({ status: 200, body: [] }))
    const cursor = async () => (await bff.execute('{ orderCursor }', { cookie: smagen })).data.orderCursor
    expect(await cursor()).toBe('0')
    const body = [{ cursor: 41, orderId: newest?.id, type: 'placed', at: '2026-11-21T10:00:00Z' }]
    bff.v2.answer('GET /orders/events', () => ({ status: 200, body }))
    expect(await cursor()).toBe('41')
    bff.v2.answer('GET /orders/events', () => ({ status: 404 }))
    expect(await cursor()).toBeNull()
    expect((await bff.execute('{ orderCursor }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  test('leaves out the orders of others', async () => {
    const foreign = orders[3]?.id
    bff.v2.answer('GET /orders/events', ({ query }) => {
      if (query.get('after') !== '1') return nothing(query)
      const at = '2026-11-21T10:00:00Z'
      return {
        status: 200,
        body: [
          { cursor: 2, orderId: foreign, type: 'placed', at },
          { cursor: 3, orderId: newest?.id, type: 'placed', at },
        ],
      }
    })
    expect(await follow(1, '1')).toMatchObject([{ cursor: '3', order: { reference: 100_103 } }])
  })

  test('delivers hundreds of orders after a long break, with URLs short enough for every server', async () => {
    const late = Array.from({ length: 300 }, (_, index) => order(1_000 + index, 55))
    const happened = late.map(({ id }, index) => ({
      cursor: index + 2,
      orderId: id,
      type: 'placed',
      at: late[0]?.createdAt,
    }))
    bff.v2.answer('GET /orders/events', ({ query }) =>
      query.get('after') === '1' ? { status: 200, body: happened } : nothing(query),
    )
    const addresses: number[] = []
    bff.v2.answer('GET /cater/orders', ({ query }) => {
      const ids = query.get('ids')?.split(',') ?? []
      addresses.push(`${query}`.length)
      return { status: 200, body: late.filter(({ id }) => ids.includes(id)) }
    })
    const changes = await follow(300, '1')
    expect(changes.map(({ order: { reference } }) => reference)).toEqual(late.map(({ orderRef }) => orderRef))
    expect(Math.max(...addresses)).toBeLessThan(6_000)
  })

  test('polls the list of orders where the service has no order events', async () => {
    const following = follow(1)
    await expect.poll(() => bff.v2.calls.filter(({ call }) => call === 'GET /cater/orders').length).toBe(1)
    orders[0] = { ...newest, caterAccept: true } as (typeof orders)[0]
    try {
      expect(await following).toMatchObject([{ cursor: null, order: { reference: 100_103, status: 'ACCEPTED' } }])
    } finally {
      orders[0] = newest as (typeof orders)[0]
    }
  })

  test('ROLE-2 is for caterers and admins', async () => {
    const errorOf = async (cookie: string) => {
      const headers = { 'content-type': 'application/json', accept: 'text/event-stream', cookie: `session=${cookie}` }
      const body = JSON.stringify({ query: QUERY })
      const caller = { requestId: 'request-1', address: null, isHttps: false }
      const response = await bff.graph.fetch('http://bff/graphql', { method: 'POST', headers, body }, { caller })
      return response.text()
    }
    expect(await errorOf(await bff.v2.token('kunde@demo.dk'))).toContain('FORBIDDEN')
    expect(await errorOf('nothing')).toContain('UNAUTHENTICATED')
  })
})
