import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createMetrics } from '../observability/metrics.ts'
import { IDS } from '../testing/fakeData.ts'
import { startTestGraph } from '../testing/testGraph.ts'
import { createPublicCache } from './publicCache.ts'
import { createPublicReads } from './publicReads.ts'
import type { Http } from './http.ts'
import { path } from './path.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  bff = await startTestGraph()
  return async () => {
    vi.useRealTimers()
    await bff.v2.stop()
  }
})

const execute = async () => (await bff.execute('{ cater(number: 55) { name } }')).data.cater?.name
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

describe('GRA-10 public reads', () => {
  test('are cached for ten seconds, then revalidated by their ETag', async () => {
    expect(await execute()).toBe('Smagen')
    later(9)
    await execute()
    expect(bff.v2.takeCalls()).toHaveLength(1)
    later(2)
    expect(await execute()).toBe('Smagen')
    expect(bff.v2.calls.at(-1)?.headers['if-none-match']).toMatch(/^"\d+"$/)
    later(9)
    bff.v2.takeCalls()
    await execute()
    expect(bff.v2.takeCalls()).toEqual([])
  })

  test('show a change within ten seconds', async () => {
    await execute()
    const renamed = { id: 55, name: 'Smagen og venner', active: true, delivery: true }
    bff.v2.answer('GET /caters-public/55', () => ({ status: 200, body: renamed }))
    later(11)
    expect(await execute()).toBe('Smagen og venner')
  })

  test('GRA-11 are served stale where the service fails, and fresh once it answers again', async () => {
    await execute()
    bff.v2.answer('GET /caters-public/55', () => 'hang up')
    later(60)
    expect(await execute()).toBe('Smagen')
    bff.v2.answer('GET /caters-public/55', () => ({ status: 404 }))
    expect(await execute()).toBeUndefined()
  })

  test('are sent without the token of the viewer', async () => {
    const cookie = await bff.v2.token('smagen@demo.dk')
    await bff.execute('{ cater(number: 55) { name } }', { cookie })
    const call = bff.v2.calls.find(({ call: made }) => made === 'GET /caters-public/55')
    expect(call?.headers.authorization).toBeUndefined()
    expect(call?.headers['x-request-id']).toBe('request-1')
  })

  test('reject when the operation was aborted, as any failed read does', async () => {
    const aborted = new Error('It took too long')
    const http = { requester: { token: null } } as unknown as Http
    const reads = createPublicReads(createPublicCache(createMetrics()))(http, {
      onRead: () => {
        throw aborted
      },
    })
    const read = reads.get(path`/caters`, z.unknown())
    await expect(read).rejects.toBe(aborted)
  })

  test('DAY-14 caterers and admins see at once what another program changed, and visitors within ten seconds', async () => {
    const services = `{ cater(number: 55) { name services { name } } }`
    const [smagen, admin] = [await bff.v2.token('smagen@demo.dk'), await bff.v2.token('admin@demo.dk')]
    const namesFor = async (cookie?: string) =>
      (await bff.execute(services, cookie ? { cookie } : {})).data.cater?.services.map(
        ({ name }: { name: string }) => name,
      )
    const before = await namesFor()
    for (const cookie of [smagen, admin]) expect(await namesFor(cookie)).toEqual(before)
    const added = { id: IDS.delivery, caterId: 55, name: 'Opvask', description: null, required: false, price: 89 }
    bff.v2.answer('GET /caters/55/services', () => ({ status: 200, body: [added] }))
    expect(await namesFor()).toEqual(before)
    for (const cookie of [smagen, admin]) expect(await namesFor(cookie)).toEqual(['Opvask'])
    // What they read is as good for all
    expect(await namesFor()).toEqual(['Opvask'])
  })

  test('SCA-4 fifty equal questions at once cost the service fewer than 0.1 calls each', async () => {
    const question = '{ cater(number: 55) { name menus { name } } }'
    const answers = await Promise.all(Array.from({ length: 50 }, () => bff.execute(question)))
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(answers[0]?.data.cater.menus).not.toHaveLength(0)
    expect(bff.v2.calls.length / answers.length).toBeLessThan(0.1)
  })

  test('DAY-14 what an office reads costs the service no body where nothing has changed', async () => {
    const cookie = await bff.v2.token('smagen@demo.dk')
    await bff.execute('{ cater(number: 55) { name } }', { cookie })
    await bff.execute('{ cater(number: 55) { name } }', { cookie })
    const calls = bff.v2.calls.filter(({ call }) => call === 'GET /caters-public/55')
    expect(calls.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, expect.stringMatching(/^"\d+"$/)])
  })
})
