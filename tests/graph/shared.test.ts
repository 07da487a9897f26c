import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { startFakeV2 } from '../../bff/testing/fakeV2.ts'
import type { FakeResponse, FakeV2 } from '../../bff/testing/fakeV2.ts'
import { startTestServer } from '../../bff/testing/testServer.ts'
import { randomAddress } from '../fixtures/clientAddress.ts'
import { startMovedClock } from '../fixtures/movedClock.ts'
import { until } from '../fixtures/until.ts'
import { hasRedis, REDIS_URL } from './redis.ts'

/** The longest pause before a lost Redis is tried again. */
const MAX_RECONNECT_DELAY_MS = 2_000

type Bff = Awaited<ReturnType<typeof startTestServer>>
const started: Bff[] = []
afterEach(async () => {
  for (const bff of started.splice(0)) await bff.stop()
})

async function startBoth(environment: Record<string, string> = { REDIS_URL }) {
  const v2 = await startFakeV2()
  const first = await startTestServer(environment, {}, v2)
  const second = await startTestServer(environment, {}, v2)
  started.push(first, second)
  return { v2, first, second }
}

const nameFrom = async (bff: Bff) => (await bff.execute('{ cater(number: 55) { name } }')).data.cater.name
/** The number of calls until both processes have read the same, which neither has read before. */
async function readsOf(v2: FakeV2, first: Bff, second: Bff): Promise<number> {
  const number = Math.floor(Math.random() * 1e8)
  v2.takeCalls()
  for (const bff of [first, second]) await bff.execute(`{ cater(number: ${number}) { name } }`)
  return v2.takeCalls().length
}

/** They connect in the background: until then each reads for itself. From then on nothing gets too old: no time passes. */
async function untilConnected(v2: FakeV2, first: Bff, second: Bff): Promise<void> {
  await until(async () => (await readsOf(v2, first, second)) === 1)
  onTestFinished(startMovedClock().restore)
}

/** Changes a caterer through one process. */
async function change(v2: FakeV2, bff: Bff, cater: { id: number; name: string }) {
  const body = { ...cater, active: true, delivery: true }
  v2.answer('PUT /caters', () => ({ status: 200, body: { cater: body } }))
  const cookie = await v2.token('admin@demo.dk')
  const input = `{ id: "${btoa(`Cater:${cater.id}`)}", isActive: true }`
  const { errors } = await bff.execute(`mutation { setCaterActive(input: ${input}) { __typename } }`, { cookie })
  expect(errors).toBeUndefined()
  return body
}

describe.skipIf(!(await hasRedis()))('with Redis', () => {
  test('GRA-10 what one process has read, no other requests from the service', async () => {
    const { v2, first, second } = await startBoth()
    await untilConnected(v2, first, second)
    expect(await second.metrics.text()).toContain('bff_public_reads_total{from="shared"}')
  })

  test('GRA-10 a change through one process is seen through the other at once', async () => {
    const { v2, first, second } = await startBoth()
    await untilConnected(v2, first, second)
    expect([await nameFrom(first), await nameFrom(second)]).toEqual(['Smagen', 'Smagen'])
    const named = await change(v2, first, { id: 55, name: 'Smagen og venner' })
    v2.answer('GET /caters-public/55', () => ({ status: 200, body: named }))
    await until(async () => (await nameFrom(second)) !== 'Smagen')
    expect([await nameFrom(first), await nameFrom(second)]).toEqual(['Smagen og venner', 'Smagen og venner'])
  })

  test('GRA-10 a change of a caterer is seen in the pages that hold it', async () => {
    const { v2, first, second } = await startBoth()
    v2.embed()
    await untilConnected(v2, first, second)
    const shownBy = async (bff: Bff) =>
      (await bff.execute('{ storefront(host: "smagen.localhost") { ... on Cater { name } } }')).data.storefront.name
    expect([await shownBy(first), await shownBy(second)]).toEqual(['Smagen', 'Smagen'])
    const named = await change(v2, first, { id: 55, name: 'Smagen og venner' })
    v2.answer('GET /caters-public/55', () => ({ status: 200, body: named }))
    await until(async () => (await shownBy(second)) !== 'Smagen')
    expect([await shownBy(first), await shownBy(second)]).toEqual(['Smagen og venner', 'Smagen og venner'])
  })

  test('GRA-10 what was read before a change is of no use after it, even where it is stored later', async () => {
    const { v2, first, second } = await startBoth()
    await untilConnected(v2, first, second)
    const body = { id: 59, name: 'Før', active: true, delivery: true }
    let release = () => {}
    const late = new Promise<FakeResponse>((resolve) => {
      release = () => resolve({ status: 200, body })
    })
    v2.answer('GET /caters-public/59', () => late)
    const before = second.execute('{ cater(number: 59) { name } }')
    await until(() => v2.calls.some(({ call }) => call === 'GET /caters-public/59'))
    const renamed = await change(v2, first, { id: 59, name: 'Efter' })
    release()
    await before
    v2.answer('GET /caters-public/59', () => ({ status: 200, body: renamed }))
    const nameNow = async () => (await second.execute('{ cater(number: 59) { name } }')).data.cater.name
    await until(async () => (await nameNow()) !== 'Før')
    expect(await nameNow()).toBe('Efter')
  })

  test('SCA-9 after a change through one process the other reads no replica that is behind it', async () => {
    const { v2, first, second } = await startBoth()
    await untilConnected(v2, first, second)
    const position = '1/A0'
    const body = { id: 61, name: 'Før', active: true, delivery: true }
    v2.answer('GET /caters-public/61', () => ({ status: 200, body }))
    const nameNow = async () => (await second.execute('{ cater(number: 61) { name } }')).data.cater.name
    expect(await nameNow()).toBe('Før')
    v2.answer('PUT /caters', () => ({ status: 200, body: { cater: body }, headers: { 'x-log-position': position } }))
    v2.answer('GET /caters-public/61', ({ headers }) => {
      const isBehind = headers['x-log-position'] !== position
      return { status: 200, body: isBehind ? body : { ...body, name: 'Efter' } }
    })
    const cookie = await v2.token('admin@demo.dk')
    await first.execute(
      `mutation { setCaterActive(input: { id: "${btoa('Cater:61')}", isActive: true }) { __typename } }`,
      {
        cookie,
      },
    )
    await until(async () => (await nameNow()) !== 'Før')
    expect(await nameNow()).toBe('Efter')
  })

  test('GRA-12 a budget is one for all processes', async () => {
    const { first, second } = await startBoth({ REDIS_URL, TRUST_PROXY: '1', BUDGET_ANONYMOUS: '20' })
    const remaining = async (bff: Bff, address: string) => {
      const answer = await bff.post({ query: '{ city(zipCode: "8000") { city } }' }, { 'x-forwarded-for': address })
      return (await answer.json()).extensions.cost.budget.remaining
    }
    // Until they are connected each has a budget of its own
    let spent = 0
    await until(async () => {
      const address = randomAddress()
      spent = (await remaining(first, address)) - (await remaining(second, address))
      return spent > 0
    })
    // Two for its fields, one for its kilobyte
    expect(spent).toBe(3)
  })
})

describe('a Redis that is down', () => {
  test.each(['refuses', 'is silent'])('GRA-10 that %s costs nothing but warmth, and is logged once', async (how) => {
    const clock = startMovedClock()
    onTestFinished(clock.restore)
    const tries = countTries()
    const open = new Set<Socket>()
    const silent = createServer((socket) => void open.add(socket.on('error', () => {})))
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void silent.close())
    const { port } = silent.address() as AddressInfo
    if (how === 'refuses') await new Promise((resolve) => silent.close(resolve))
    const bff = await startTestServer({ REDIS_URL: `redis://127.0.0.1:${port}` })
    started.push(bff)
    // The clock stands still: an answer that waited for Redis would never come
    for (let time = 0; time < 20; time++)
      expect((await bff.execute(`{ cater(number: 55) { name } }`)).data.cater.name).toBe('Smagen')
    expect(bff.v2.takeCalls()).toEqual(['GET /caters-public/55'])
    const before = tries()
    await until(() => {
      for (const socket of open) socket.destroy()
      clock.move(MAX_RECONNECT_DELAY_MS)
      return tries() > before + 5
    })
    expect(bff.logged.filter((entry) => JSON.stringify(entry).includes('redis unavailable'))).toHaveLength(1)
  })
})

/** Counts the connections that are begun from now on. */
function countTries(): () => number {
  let count = 0
  const note = () => void (count += 1)
  subscribe('net.client.socket', note)
  onTestFinished(() => void unsubscribe('net.client.socket', note))
  return () => count
}
