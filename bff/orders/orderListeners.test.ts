import { beforeEach, describe, expect, test } from 'vitest'
import { orders } from '../testing/fakeData.ts'
import { startTestServer } from '../testing/testServer.ts'

let bff: Awaited<ReturnType<typeof startTestServer>>
const closing: AbortController[] = []
beforeEach(async () => {
  bff = await startTestServer()
  return async () => {
    for (const abort of closing.splice(0)) abort.abort()
    await bff.stop()
  }
})

const [newest] = orders
const placed = { cursor: 42, orderId: newest?.id, type: 'placed', at: '2026-11-21T10:00:00Z' }
const SUBSCRIPTION = 'subscription { orderChanged(after: "41") { cursor order { reference } } }'

/** Follows orders; `text` is what has come so far, `isOver` true once the stream has ended. */
async function listen(token: string) {
  const abort = new AbortController()
  closing.push(abort)
  const response = await fetch(`${bff.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ query: SUBSCRIPTION }),
    signal: abort.signal,
  })
  const listener = { status: response.status, text: '', isOver: false, leave: () => abort.abort() }
  const read = async () => {
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>)
      listener.text += Buffer.from(chunk).toString()
  }
  void read()
    .catch(() => undefined)
    .finally(() => (listener.isOver = true))
  return listener
}
const open = (count: number, token: string) => Promise.all(Array.from({ length: count }, () => listen(token)))
const waits = () => bff.v2.calls.filter(({ call, query }) => call === 'GET /orders/events' && query.has('wait'))

describe('SEC-2 listeners of live orders', () => {
  /** The service returns the event from now on, also to whoever waits. */
  let happen: () => void
  let refused: Set<string>
  beforeEach(() => {
    let hasHappened = false
    refused = new Set()
    const happening = new Promise<void>((resolve) => {
      happen = () => {
        hasHappened = true
        resolve()
      }
    })
    bff.v2.answer('GET /orders/events', async ({ query, headers: { authorization = '' } }) => {
      if (refused.has(authorization.slice('Bearer '.length))) return { status: 401 }
      if (query.get('after') === '42') return query.has('wait') ? 'say nothing' : { status: 200, body: [] }
      if (query.has('wait')) await happening
      return { status: 200, body: hasHappened ? [placed] : [] }
    })
  })

  test('of one caterer share a waiting call, and each hears of an order', async () => {
    const [first, second] = [await bff.v2.token('smagen@demo.dk'), await bff.v2.token('smagen@demo.dk', '11h')]
    const listeners = [...(await open(5, first)), ...(await open(5, second))]
    await expect.poll(() => waits().length).toBe(1)
    happen()
    await expect.poll(() => listeners.filter(({ text }) => text.includes('"cursor":"42"')).length).toBe(10)
    await expect.poll(() => waits().length).toBe(2)
  })

  test('that have lost their right are dropped, and the others hear of the order by the right of one of them', async () => {
    const [gone, staying] = [await bff.v2.token('smagen@demo.dk', '11h'), await bff.v2.token('smagen@demo.dk')]
    const dropped = await listen(gone)
    const others = await open(2, staying)
    await expect.poll(() => waits().map(({ headers }) => headers.authorization)).toEqual([`Bearer ${gone}`])
    refused.add(gone)
    happen()
    await expect.poll(() => dropped.isOver).toBe(true)
    expect(dropped.text).toContain('UNAUTHENTICATED')
    expect(dropped.text).not.toContain('"cursor":"42"')
    await expect.poll(() => others.filter(({ text }) => text.includes('"cursor":"42"')).length).toBe(2)
    await expect.poll(() => waits().at(-1)?.headers.authorization).toBe(`Bearer ${staying}`)
  })

  test('wait on when the one leaves whose right they waited by', async () => {
    const [leaving, staying] = [await bff.v2.token('smagen@demo.dk', '11h'), await bff.v2.token('smagen@demo.dk')]
    const first = await listen(leaving)
    const second = await listen(staying)
    await expect.poll(() => waits().length).toBe(1)
    first.leave()
    await expect.poll(() => waits().at(-1)?.headers.authorization).toBe(`Bearer ${staying}`)
    happen()
    await expect.poll(() => second.text).toContain('"cursor":"42"')
  })

  test('of a session end with it, and others of its user go on', async () => {
    const [ending, staying] = [await bff.v2.token('smagen@demo.dk', '11h'), await bff.v2.token('smagen@demo.dk')]
    const ended = await open(2, ending)
    const other = await listen(staying)
    await expect.poll(() => waits().length).toBe(1)
    await fetch(`${bff.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ending}` },
      body: JSON.stringify({ query: 'mutation { logout { viewer { email } } }' }),
    })
    await expect.poll(() => ended.every(({ isOver }) => isOver)).toBe(true)
    happen()
    await expect.poll(() => other.text).toContain('"cursor":"42"')
    expect(ended.map(({ text }) => text.includes('"cursor":"42"'))).toEqual([false, false])
  })

  test('of admins share a call of their own', async () => {
    await open(2, await bff.v2.token('admin@demo.dk'))
    await listen(await bff.v2.token('smagen@demo.dk'))
    await expect.poll(() => waits().length).toBe(2)
  })

  test('are ten of a user; one more is refused until one has left', async () => {
    const token = await bff.v2.token('smagen@demo.dk')
    const [first] = await open(10, token)
    const eleventh = await listen(token)
    expect(eleventh.status).toBe(429)
    await expect.poll(() => eleventh.isOver).toBe(true)
    expect(eleventh.text).toContain('"code":"TOO_MANY_LISTENERS"')
    expect((await listen(await bff.v2.token('admin@demo.dk'))).status).toBe(200)
    first?.leave()
    await expect.poll(async () => (await listen(token)).status).toBe(200)
  })
})
