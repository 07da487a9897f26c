import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createMetrics } from '../observability/metrics.ts'
import { startTestGraph } from '../testing/testGraph.ts'
import { createPublicCache } from './publicCache.ts'
import { createPublicReads } from './publicReads.ts'
import type { Http } from './http.ts'
import { path } from './path.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  bff = await startTestGraph()
})
afterEach(async () => {
  vi.useRealTimers()
  await bff.v2.stop()
})

const ask = async () => (await bff.ask('{ cater(number: 55) { name } }')).data.cater?.name
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

describe('GRA-10 public reads', () => {
  test('are cached for ten seconds, then revalidated by their ETag', async () => {
    expect(await ask()).toBe('Smagen')
    later(9)
    await ask()
    expect(bff.v2.takeCalls()).toHaveLength(1)
    later(2)
    expect(await ask()).toBe('Smagen')
    expect(bff.v2.calls.at(-1)?.headers['if-none-match']).toMatch(/^"\d+"$/)
    later(9)
    bff.v2.takeCalls()
    await ask()
    expect(bff.v2.takeCalls()).toEqual([])
  })

  test('show a change within ten seconds', async () => {
    await ask()
    const renamed = { id: 55, name: 'Smagen og venner', active: true, delivery: true }
    bff.v2.answer('GET /caters-public/55', () => ({ status: 200, body: renamed }))
    later(11)
    expect(await ask()).toBe('Smagen og venner')
  })

  test('GRA-11 are served stale where the service fails, and fresh once it answers again', async () => {
    await ask()
    bff.v2.answer('GET /caters-public/55', () => 'hang up')
    later(60)
    expect(await ask()).toBe('Smagen')
    bff.v2.answer('GET /caters-public/55', () => ({ status: 404 }))
    expect(await ask()).toBeUndefined()
  })

  test('are sent without the token of the viewer', async () => {
    const cookie = await bff.v2.token('smagen@demo.dk')
    await bff.ask('{ cater(number: 55) { name } }', { cookie })
    const call = bff.v2.calls.find(({ call: made }) => made === 'GET /caters-public/55')
    expect(call?.headers.authorization).toBeUndefined()
    expect(call?.headers['x-request-id']).toBe('request-1')
  })

  test('reject when the operation was aborted, as any failed read does', async () => {
    const aborted = new Error('It took too long')
    const http = { requester: { token: null } } as unknown as Http
    const reads = createPublicReads(createPublicCache(createMetrics()))(http, () => {
      throw aborted
    })
    const read = reads.get(path`/caters`, z.unknown())
    await expect(read).rejects.toBe(aborted)
  })
})
