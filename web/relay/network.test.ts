import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CacheConfig, RequestParameters } from 'relay-runtime'
import { createNetwork } from './network.ts'
import { WHOLE_ANSWER } from './refetchQuery.ts'
import type { PostOperation } from './postOperation.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const ORDER = { input: { caterNumber: 55, idempotencyKey: 'key-1' } }
const placed = () => Response.json({ data: { placeOrder: { uuid: 'order-1' } } })
const broken = () => Promise.reject(new TypeError('Failed to fetch'))
const badGateway = () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })
const refused = () => Response.json({ errors: [{ message: 'No', extensions: { code: 'INTERNAL' } }] })

/** Sends a mutation to servers that answer one after the other. */
async function send(variables: object, ...answers: (() => Response | Promise<Response>)[]) {
  const post = vi.fn<PostOperation>(() => answers.shift()?.() ?? broken())
  const mutation = { id: 'id', name: 'placeOrder', metadata: {}, operationKind: 'mutation' } as RequestParameters
  const network = createNetwork({ post })
  const sending = network.execute(mutation, variables, {} as CacheConfig).toPromise()
  const outcome = sending?.then(
    (answer) => ({ answer, calls: post.mock.calls }),
    (error: { code: string }) => ({ code: error.code, calls: post.mock.calls }),
  )
  await vi.runAllTimersAsync()
  return outcome
}

test.each([
  ['the connection broke', broken],
  ['a proxy answered', badGateway],
])('SCA-10 an order is sent once more with its key where %s', async (_what, lost) => {
  const outcome = await send(ORDER, lost, placed)
  expect(outcome).toMatchObject({ answer: { data: { placeOrder: { uuid: 'order-1' } } } })
  const bodies = outcome?.calls.map(([body]) => body)
  expect(bodies).toHaveLength(2)
  expect(bodies?.[1]).toBe(bodies?.[0])
})

test('SCA-10 it is sent twice at most', async () => {
  expect(await send(ORDER, broken, badGateway, placed)).toMatchObject({ code: 'NETWORK', calls: { length: 2 } })
})

test.each([
  ['has no key', { input: { comment: '"idempotencyKey":"key-1"' } }, broken, 'NETWORK'],
  ['was refused', ORDER, refused, 'INTERNAL'],
])('what %s is sent once', async (_what, variables, answer, code) => {
  expect(await send(variables, answer, placed)).toMatchObject({ code, calls: { length: 1 } })
})

test('ERR-3 what is fetched anew for a page that shows it is refused where a part of it failed, and accepted otherwise', async () => {
  const failed = { data: { viewer: null }, errors: [{ message: 'Too slow', extensions: { code: 'UPSTREAM_TIMEOUT' } }] }
  const whole = { data: { viewer: { id: 'user-1' } } }
  const fetchWith = (answer: object, cacheConfig: CacheConfig) => {
    const network = createNetwork({ post: () => Promise.resolve(Response.json(answer)) })
    const query = { id: 'id', name: 'officeViewerQuery', metadata: {}, operationKind: 'query' } as RequestParameters
    return network.execute(query, {}, cacheConfig).toPromise()
  }
  await expect(fetchWith(failed, WHOLE_ANSWER)).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' })
  expect(await fetchWith(whole, WHOLE_ANSWER)).toEqual(whole)
  // A page that is opened shows what there is
  expect(await fetchWith(failed, {})).toEqual(failed)
})
