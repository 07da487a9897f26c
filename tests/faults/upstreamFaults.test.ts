import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startFakeV2 } from '../../bff/testing/fakeV2.ts'
import { startTestServer } from '../../bff/testing/testServer.ts'
import { heapUsedAfterGc } from '../fixtures/heapUsedAfterGc.ts'
import { FAULTS, startFaultProxy } from './faultProxy.ts'
import type { Fault } from './faultProxy.ts'

let proxy: Awaited<ReturnType<typeof startFaultProxy>>
let bff: Awaited<ReturnType<typeof startTestServer>>
let cookie: string
const rejections: unknown[] = []
const note = (reason: unknown) => void rejections.push(reason)

async function start(environment: Record<string, string> = {}) {
  const v2 = await startFakeV2()
  proxy = await startFaultProxy(v2.url)
  bff = await startTestServer(
    { V2_URL: proxy.url, BUDGET_ANONYMOUS: '1000000000', BUDGET_USER: '1000000000', ...environment },
    {},
    v2,
  )
  cookie = `session=${await v2.token('smagen@demo.dk')}`
}

beforeEach(() => {
  process.on('unhandledRejection', note)
})
afterEach(async () => {
  process.off('unhandledRejection', note)
  await bff.stop()
  await proxy.stop()
  if (rejections.length > 0) throw new AggregateError(rejections.splice(0), 'A rejection that nobody handles')
})

const ask = async (query: string, headers: Record<string, string> = {}) => (await bff.post({ query }, headers)).json()

/** The milliseconds until the graph answers right. */
async function untilRight(isRight: () => Promise<boolean>): Promise<number> {
  const begin = performance.now()
  while (!(await isRight())) await pause(50)
  return performance.now() - begin
}

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

  test.each(FAULTS)('%s: the part is null with an error at its path, the rest answers, in time', async (fault) => {
    await start()
    proxy.fail((address) => (address.includes('caters-public') ? fault : undefined))
    const begin = performance.now()
    const { data, errors } = await ask('{ cater(number: 55) { name } city(zipCode: "8000") { city } }')
    expect(performance.now() - begin).toBeLessThan(1_000 + 1_000)
    expect(data.city).toEqual({ city: 'Aarhus C' })
    const code = CODES[fault]
    expect([data.cater, errors?.length]).toEqual(code ? [null, 1] : [{ name: 'Smagen' }, undefined])
    expect([errors?.[0].path, errors?.[0].extensions.code]).toEqual([code && ['cater'], code])
    proxy.fail(undefined)
    expect(await ask('{ cater(number: 55) { name } }')).toMatchObject({ data: { cater: { name: 'Smagen' } } })
  })

  test.each(FAULTS)('%s: a change is not sent twice, and told with its outcome or an error', async (fault) => {
    await start()
    proxy.fail((address) => (address.includes('login') ? fault : undefined))
    const query = `mutation { login(input: { email: "smagen@demo.dk", password: "demo-1234" }) { __typename } }`
    const before = proxy.counts.faults
    const { data, errors } = await ask(query, { 'x-csrf': '1' })
    expect(proxy.counts.faults - before).toBe(1)
    expect([data?.login?.__typename, errors?.[0].extensions.code]).toEqual(
      CODES[fault] ? [undefined, CODES[fault]] : ['Login', undefined],
    )
  })
})

describe('GRA-11 the breaker', () => {
  const cater = (number: number) => ask(`{ cater(number: ${number}) { name } }`)

  test('lets an endpoint alone that fails, serves what is kept, and is right again within 5 s', async () => {
    await start()
    expect(await cater(55)).toMatchObject({ data: { cater: { name: 'Smagen' } } })
    proxy.fail((address) => (address.includes('caters-public') ? 'status 500' : undefined))
    for (let number = 100; number < 104; number++) await cater(number)
    const { requests } = proxy.counts
    const { errors } = await cater(200)
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }])
    // The endpoint is let alone, and no other
    expect(proxy.counts.requests).toBe(requests)
    expect(await ask('{ city(zipCode: "8000") { city } }')).toMatchObject({ data: { city: { city: 'Aarhus C' } } })
    expect(await cater(55)).toMatchObject({ data: { cater: { name: 'Smagen' } } })
    expect(await bff.metrics.text()).toContain('bff_upstream_circuit_opened_total{endpoint="GET /caters-public/*"} 1')
    proxy.fail(undefined)
    expect(await untilRight(async () => (await cater(57)).data?.cater?.name === 'Grønt')).toBeLessThan(5_000)
  }, 60_000)

  test('takes what the service refuses for no failure', async () => {
    await start()
    for (let number = 300; number < 320; number++)
      expect(await cater(number)).toEqual(expect.objectContaining({ data: { cater: null } }))
    expect(await cater(55)).toMatchObject({ data: { cater: { name: 'Smagen' } } })
    expect(await bff.metrics.text()).not.toContain('bff_upstream_circuit_opened_total{')
  })

  test('after a long silence, with deadlines as usual, all is right within 5 s of its end', async () => {
    await start({ V2_TIMEOUT_MS: '5000' })
    proxy.fail('silence')
    await Promise.all(Array.from({ length: 6 }, (_, index) => cater(400 + index)))
    const begin = performance.now()
    expect((await cater(500)).errors).toHaveLength(1)
    expect(performance.now() - begin).toBeLessThan(1_000)
    // The worst moment: just when one call tries the endpoint
    await pause(2_000)
    const trial = cater(501)
    await pause(100)
    proxy.fail(undefined)
    expect(await untilRight(async () => (await cater(57)).data?.cater?.name === 'Grønt')).toBeLessThan(5_000)
    await trial
  }, 60_000)
})

test('10,000 random faults leave nothing behind, and the graph is right within 5 s of the last', async () => {
  await start({ V2_TIMEOUT_MS: '400' })
  const random = <Value>(values: readonly Value[]) => values[Math.floor(Math.random() * values.length)] as Value
  // So many that the breakers open now and then, and so few that they do not stay so
  proxy.fail(() => (Math.random() < 0.4 ? random(FAULTS) : undefined))
  let number = 1_000
  // None is kept: one call for all of them, and one for each
  const someCaters = () => Array.from({ length: 6 }, () => `c${number}: cater(number: ${number++}) { name }`).join(' ')
  const orders = '{ viewer { email cater { orders(first: 2) { edges { node { reference menus { name } } } } } } }'
  const questions = [() => ask(`{ ${someCaters()} }`), () => ask(orders, { cookie })]
  const heapAfter = async (faults: number) => {
    const visitor = async () => {
      while (proxy.counts.faults < faults) {
        const { data, errors } = await random(questions)()
        // The keys of tokens may be what is broken: then nothing can be said to who is logged in
        expect(data ? 'data' : errors[0].extensions.code).toMatch(/^(data|UPSTREAM_INVALID)$/)
        // Nobody asks again at once: what an open breaker refuses would take the time of what it lets through
        await pause(100)
      }
    }
    await Promise.all(Array.from({ length: 40 }, visitor))
    bff.logged.length = 0
    bff.v2.takeCalls()
    return heapUsedAfterGc()
  }
  // The public cache is full by then
  const before = await heapAfter(5_000)
  const after = await heapAfter(10_000)
  expect(after - before).toBeLessThan(25_000_000)
  proxy.fail(undefined)
  const took = await untilRight(async () => {
    const answers = await Promise.all([ask('{ cater(number: 57) { name } cities { city } }'), ask(orders, { cookie })])
    return answers.every(({ errors }) => errors === undefined)
  })
  expect(took).toBeLessThan(5_000)
}, 900_000)
