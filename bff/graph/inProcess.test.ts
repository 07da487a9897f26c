import type { IncomingMessage } from 'node:http'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestGraph } from '../testing/testGraph.ts'
import { createGraphInProcess } from './inProcess.ts'

const PERSISTED = {
  viewer: 'query Viewer { viewer { email } }',
  cater: 'query Named($number: Int!) { cater(number: $number) { name } }',
}

let bff: Awaited<ReturnType<typeof startTestGraph>>
beforeEach(async () => {
  bff = await startTestGraph({}, PERSISTED)
  return () => bff.v2.stop()
})

/** Sends an operation as a page does whose own request had these headers. */
async function post(body: object, headers: Record<string, string> = {}) {
  const page = new Request('http://smagen.localhost/', { headers })
  const from = { headers, socket: { remoteAddress: '192.0.2.1' } } as unknown as IncomingMessage
  const inProcess = createGraphInProcess(bff.graph, 0)
  const answer = await inProcess(JSON.stringify(body), page, from, new AbortController().signal)
  return answer.json()
}

describe('an operation of a server-rendered page', () => {
  test('is sent with the cookie of the page, and never with a token', async () => {
    const token = await bff.v2.token('smagen@demo.dk')
    const viewer = { doc_id: 'viewer', operationName: 'Viewer', variables: {} }
    expect(await post(viewer)).toMatchObject({ data: { viewer: null } })
    expect(await post(viewer, { cookie: `session=${token}` })).toMatchObject({
      data: { viewer: { email: 'smagen@demo.dk' } },
    })
    expect(await post(viewer, { authorization: `Bearer ${token}` })).toMatchObject({ data: { viewer: null } })
  })

  test('shares the response cache with other clients', async () => {
    const named = { doc_id: 'cater', variables: { number: 55 } }
    for (const _ of [1, 2, 3]) expect(await post(named)).toMatchObject({ data: { cater: { name: 'Smagen' } } })
    expect(await bff.metrics.text()).toContain('bff_response_cache_hits_total{operation="Named"} 1\n')
  })

  test('gets the errors of a wrong operation', async () => {
    expect(await post({ doc_id: 'cater' })).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
    expect(await post({ doc_id: 'none' })).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
  })
})
