import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { startFakeV2 } from '../../bff/testing/fakeV2.ts'
import { startTestServer } from '../../bff/testing/testServer.ts'
import { heapUsedAfterGc } from '../fixtures/heapUsedAfterGc.ts'
import { until } from '../fixtures/until.ts'
import { FAULTS, startFaultProxy } from './faultProxy.ts'
import type { Fault } from './faultProxy.ts'
import { asTimePasses, sleep, startMovedClock } from '../fixtures/movedClock.ts'

/** After which an endpoint that is let alone is tried again, with a time limit of its own for the trial. */
const HALF_OPEN_AFTER_MS = 2_000
const TRIAL_TIMEOUT_MS = 2_000
const TIMEOUT_MS = 1_000
const MAX_RECOVERY_MS = 5_000

let proxy: Awaited<ReturnType<typeof startFaultProxy>>
let bff: Awaited<ReturnType<typeof startTestServer>>
let cookie: string
let clock: ReturnType<typeof startMovedClock>
const rejections: unknown[] = []
const note = (reason: unknown) => void rejections.push(reason)

async function start(environment: Record<string, string> = {}) {
  const v2 = await startFakeV2()
  proxy = await startFaultProxy(v2.url)
  bff = await startTestServer(
    {
      V2_URL: proxy.url,
      V2_TIMEOUT_MS: String(TIMEOUT_MS),
      BUDGET_ANONYMOUS: '1000000000',
      BUDGET_USER: '1000000000',
      ...environment,
    },
    {},
    v2,
  )
  cookie = `session=${await v2.token('smagen@demo.dk')}`
}

beforeEach(() => {
  clock = startMovedClock()
  process.on('unhandledRejection', note)
})
afterEach(async () => {
  clock.restore()
  process.off('unhandledRejection', note)
  await bff?.stop()
  await proxy?.stop()
  if (rejections.length > 0) throw new AggregateError(rejections.splice(0), 'A rejection that nobody handles')
})

// A pooled connection would go by the clock of the test on this side, and by the machine's on the other
const execute = async (query: string, headers: Record<string, string> = {}, variables: object = {}) =>
  (await bff.post({ query, variables }, { connection: 'close', ...headers })).json()

const isAnswered = async (endpoint: string) =>
  (await bff.metrics.text()).includes(`bff_upstream_responses_total{endpoint="${endpoint}",status="200"} `)

describe('GRA-11 each fault of the v2 service', () => {
  // What comes late comes in time
  const CODES: Record<Fault, string | undefined> = {
    slow: undefined,
    refused: 'UPSTREAM_UNAVAILABLE',
    reset: 'UPSTREAM_UNAVAILABLE',
    'status 500': 'UPSTREAM_UNAVAILABLE',
    'wrong type': 'UPSTREAM_INVALID',
    truncated: 'UPSTREAM_INVALID',
    silence: 'UPSTREAM_UNAVAILABLE',
  }
  /** For so long no answer comes: of those in time the longest, of silence the time limit. */
  const HELD_BACK_MS: Partial<Record<Fault, number>> = { slow: TIMEOUT_MS - 1, silence: TIMEOUT_MS }

  test.each(FAULTS)('%s: the part is null with an error at its path, the rest answers, in time', async (fault) => {
    await start()
    proxy.fail((address) => (address.includes('caters-public') ? fault : undefined))
    const answer = execute('{ cater(number: 55) { name } city(zipCode: "8000") { city } }')
    await until(() => proxy.counts.faults > 0)
    await until(() => isAnswered('GET /cities'))
    clock.move(HELD_BACK_MS[fault] ?? 0)
    const { data, errors } = await answer
    expect(proxy.counts.faults).toBeLessThanOrEqual(2)
    expect(data.city).toEqual({ city: 'Aarhus C' })
    const code = CODES[fault]
    expect([data.cater, errors?.length]).toEqual(code ? [null, 1] : [{ name: 'Smagen' }, undefined])
    expect([errors?.[0].path, errors?.[0].extensions.code]).toEqual([code && ['cater'], code])
    proxy.fail(undefined)
    expect(await execute('{ cater(number: 55) { name } }')).toMatchObject({ data: { cater: { name: 'Smagen' } } })
  })

  test.each(FAULTS)('%s: a change is not sent twice, and reported with its outcome or an error', async (fault) => {
    await start()
    proxy.fail((address) => (address.includes('login') ? fault : undefined))
    const query = `mutation { login(input: { email: "smagen@demo.dk", password: "demo-1234" }) { __typename } }`
    const answer = execute(query, { 'x-csrf': '1' })
    await until(() => proxy.counts.faults > 0)
    clock.move(HELD_BACK_MS[fault] ?? 0)
    const { data, errors } = await answer
    expect(proxy.counts.faults).toBe(1)
    expect([data?.login?.__typename, errors?.[0].extensions.code]).toEqual(
      CODES[fault] ? [undefined, CODES[fault]] : ['Login', undefined],
    )
  })
})

describe('GRA-11 the breaker', () => {
  const cater = (number: number) => execute(`{ cater(number: ${number}) { name } }`)

  test('lets an endpoint alone that fails, serves what is cached, and is right again within 5 s', async () => {
    await start()
    expect(await cater(55)).toMatchObject({ data: { cater: { name: 'Smagen' } } })
    proxy.fail((address) => (address.includes('caters-public') ? 'status 500' : undefined))
    for (let number = 100; number < 104; number++) await cater(number)
    const { requests } = proxy.counts
    const { errors } = await cater(200)
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }])
    // The endpoint is let alone, and no other
    expect(proxy.counts.requests).toBe(requests)
    expect(await execute('{ city(zipCode: "8000") { city } }')).toMatchObject({ data: { city: { city: 'Aarhus C' } } })
    expect(await cater(55)).toMatchObject({ data: { cater: { name: 'Smagen' } } })
    expect(await bff.metrics.text()).toContain('bff_upstream_circuit_opened_total{endpoint="GET /caters-public/*"} 1')
    proxy.fail(undefined)
    clock.move(HALF_OPEN_AFTER_MS)
    expect(await cater(57)).toMatchObject({ data: { cater: { name: 'Grønt' } } })
  })

  test('counts a rejection by the service as no failure', async () => {
    await start()
    for (let number = 300; number < 320; number++)
      expect(await cater(number)).toEqual(expect.objectContaining({ data: { cater: null } }))
    expect(await cater(55)).toMatchObject({ data: { cater: { name: 'Smagen' } } })
    expect(await bff.metrics.text()).not.toContain('bff_upstream_circuit_opened_total{')
  })

  test('after a long silence, with deadlines as usual, all is right within 5 s of its end', async () => {
    const usual = 5_000
    await start({ V2_TIMEOUT_MS: String(usual) })
    proxy.fail('silence')
    const first = Promise.all(Array.from({ length: 6 }, (_, index) => cater(400 + index)))
    await until(() => proxy.counts.faults === 6)
    clock.move(usual)
    await first
    // It is let alone: nobody waits for it
    expect((await cater(500)).errors).toHaveLength(1)
    expect(proxy.counts.faults).toBe(6)
    // The worst moment: just when one call tries the endpoint
    clock.move(HALF_OPEN_AFTER_MS)
    const trial = cater(501)
    await until(() => proxy.counts.faults === 7)
    proxy.fail(undefined)
    clock.move(TRIAL_TIMEOUT_MS)
    expect((await trial).errors).toHaveLength(1)
    clock.move(MAX_RECOVERY_MS - TRIAL_TIMEOUT_MS)
    expect(await cater(57)).toMatchObject({ data: { cater: { name: 'Grønt' } } })
  })
})

test('10,000 random faults leave nothing behind, and the graph is right again after the last', async () => {
  await start({ V2_TIMEOUT_MS: '400' })
  // Thousands of errors are expected: to record the stack of each takes longer than all else
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  onTestFinished(() => void (Error.stackTraceLimit = stackTraceLimit))
  const random = <Value>(values: readonly Value[]) => values[Math.floor(Math.random() * values.length)] as Value
  // So many that the breakers open now and then, and so few that they do not stay so
  proxy.fail(() => (Math.random() < 0.7 ? random(FAULTS) : undefined))
  let number = 1_000
  // None is cached: one call for all of them, and one for each
  const names = Array.from({ length: 24 }, (_, index) => `c${index}`)
  const someCaters = `query (${names.map((name) => `$${name}: Int!`).join(', ')}) {
    ${names.map((name) => `${name}: cater(number: $${name}) { name }`).join(' ')}
  }`
  const unknown = () => Object.fromEntries(names.map((name) => [name, number++]))
  const orders = '{ viewer { email cater { orders(first: 2) { edges { node { reference menus { name } } } } } } }'
  const questions = [() => execute(someCaters, {}, unknown()), () => execute(orders, { cookie })]
  let answered = 0
  const moved = () => answered + proxy.counts.requests + proxy.counts.ended
  const heapAfter = async (faults: number) => {
    const visitor = async () => {
      while (proxy.counts.faults < faults) {
        const { data, errors } = await random(questions)()
        // The keys of tokens may be what is broken: then nothing can be said to who is logged in
        expect(data ? 'data' : errors[0].extensions.code).toMatch(/^(data|UPSTREAM_INVALID)$/)
        answered += 1
        // Nobody retries at once: what an open breaker rejects costs the time of what it lets through
        await sleep(Math.random() * 1_000)
      }
    }
    await asTimePasses(Promise.all(Array.from({ length: 40 }, visitor)), moved)
    bff.logged.length = 0
    bff.v2.takeCalls()
    return heapUsedAfterGc()
  }
  // The public cache is full by then
  const before = await heapAfter(5_000)
  const after = await heapAfter(10_000)
  expect(after - before).toBeLessThan(25_000_000)
  proxy.fail(undefined)
  const isRight = async () => {
    const answers = await Promise.all([
      execute('{ cater(number: 57) { name } cities { city } }'),
      execute(orders, { cookie }),
    ])
    return answers.every(({ errors }) => errors === undefined)
  }
  const untilRight = async () => {
    while (!(await isRight())) await sleep(100)
  }
  await asTimePasses(untilRight(), moved)
})
