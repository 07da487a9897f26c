import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { environmentOf, openTestBucket } from '../../api/images/testing/testBucket.ts'
import { requestHost, pictureIn } from '../fixtures/requestHost.ts'
import { randomAddress } from '../fixtures/clientAddress.ts'
import { RedisServer, redisProgram } from '../fixtures/redisServer.ts'
import { ownPort } from '../fixtures/ownPort.ts'
import { until } from '../fixtures/until.ts'
import { V2Process } from '../fixtures/v2Process.ts'
import { WebProcess } from '../fixtures/webProcess.ts'
import { createBrowserOrder } from './browserOrder.ts'

const MISSING = 'SKIPPED the tests of a lost Redis: neither valkey-server nor redis-server is installed'
if (!redisProgram) console.warn(MISSING)
test.runIf(!redisProgram && process.env.CI)('SCA-10 needs the program of Redis or Valkey', () => {
  expect(redisProgram).toBeDefined()
})

/** Two web servers with one Redis, before a service whose pictures are in a bucket. */
describe.runIf(redisProgram)('Redis and the bucket of pictures, lost under load', () => {
  const ends: (() => unknown)[] = []
  let bucket: Awaited<ReturnType<typeof openTestBucket>>
  let redis: RedisServer
  let v2: V2Process
  let webs: number[]
  let metricsPort: number

  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'kuvert-lost-'))
    ends.push(() => rm(dataDir, { recursive: true, force: true }))
    bucket = await openTestBucket()
    ends.push(() => bucket.close())
    redis = new RedisServer(await ownPort())
    ends.push(() => redis.kill())
    await redis.start()
    v2 = new V2Process(await ownPort(), dataDir, {
      DEMO_DATA: '1',
      LOG_LEVEL: 'fatal',
      ...environmentOf(bucket.s3),
    })
    ends.push(() => v2.end('SIGTERM'))
    await v2.start()
    webs = [await ownPort(), await ownPort()]
    metricsPort = await ownPort()
    for (const port of webs) {
      const metrics = port === webs[1] ? { METRICS_PORT: String(metricsPort) } : {}
      const web = new WebProcess(port, v2.address, { REDIS_URL: redis.url, TRUST_PROXY: '1', ...metrics })
      ends.push(() => web.end('SIGTERM'))
      await web.start()
    }
  })
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })

  /** An answer to a visitor of a caterer's storefront. */
  const get = (port: number, path: string, slug = 'smagen') =>
    requestHost(port, path, { host: `${slug}.localhost:${port}`, 'x-forwarded-for': randomAddress() })
  const post = (port: number, body: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress(), ...headers },
      body,
    })
  async function graph<Data>(port: number, token: string, query: string, variables: object = {}): Promise<Data> {
    const answer = await post(port, JSON.stringify({ query, variables }), { authorization: `Bearer ${token}` })
    const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown }
    expect(errors).toBeUndefined()
    return data
  }
  async function signIn(): Promise<string> {
    const answer = await fetch(`${v2.address}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'smagen@demo.dk', password: 'demo-1234' }),
    })
    return ((await answer.json()) as { token: string }).token
  }
  /** The number of reads that the second web server has got from the other one, by Redis. */
  const sharedReads = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    return Number(/bff_public_reads_total\{from="shared"\} (\d+)/.exec(metrics)?.[1] ?? 0)
  }
  /** True if what one web server reads the other has from it. */
  const shares = async () => {
    const [first = 0, second = 0] = webs
    const before = await sharedReads()
    const query = `{ cater(number: ${Math.floor(Math.random() * 1e8)}) { name } }`
    for (const port of [first, second]) await post(port, JSON.stringify({ query }))
    return (await sharedReads()) > before
  }

  test('SCA-10 pages answer, orders are placed and changes are seen without them; all is as before when they are back', async () => {
    const [first = 0, second = 0] = webs
    const token = await signIn()
    const { cater } = await graph<{ cater: { menus: { id: string; name: string }[] } }>(
      first,
      token,
      '{ cater(number: 55) { menus { id name } } }',
    )
    // Not the one that is ordered meanwhile
    const menu = cater.menus.find(({ name }) => name !== 'Frokostplatte')!
    const setPrice = async (price: number) => {
      const update = 'mutation ($input: UpdateMenuInput!) { updateMenu(input: $input) { __typename } }'
      const changed = await graph<{ updateMenu: object }>(first, token, update, { input: { id: menu.id, price } })
      expect(changed.updateMenu).toEqual({ __typename: 'Menu' })
    }
    const isShown = async (text: string) => {
      const pages = await Promise.all(webs.map((port) => get(port, '/')))
      return pages.every(({ body: html }) => html.includes(text))
    }
    const { body } = await get(first, '/')
    const picture = pictureIn(body)
    expect(await get(first, picture)).toMatchObject({ status: 200 })
    await until(shares)

    const placed: string[] = []
    const failed: unknown[] = []
    const ending = new AbortController()
    const customer = async (port: number) => {
      const place = await createBrowserOrder(v2.address, (sent) => post(port, sent))
      for (let count = 0; !ending.signal.aborted; count += 1)
        await place(`lost-${port}-${count}`).then(
          (id) => placed.push(id),
          (error: unknown) => failed.push(error),
        )
    }
    const customers = webs.map(customer)
    try {
      await until(() => placed.length > 2)
      await Promise.all([redis.kill(), bucket.stop()])
      const before = placed.length
      await until(() => placed.length > before + 10)

      // One that both have, and one that neither has rendered yet
      for (const port of webs)
        for (const slug of ['smagen', 'gront']) expect(await get(port, '/', slug)).toMatchObject({ status: 200 })
      // The one that has shown it has it, the other one does not
      expect(await get(first, picture)).toMatchObject({ status: 200 })
      expect((await get(second, picture)).status).toBeGreaterThanOrEqual(500)
      await setPrice(1_234)
      await until(() => isShown('1.234,00'))

      await Promise.all([redis.start(), bucket.start()])
      await until(async () => (await get(second, picture)).status === 200)
      await until(shares)
      await setPrice(2_345)
      await until(() => isShown('2.345,00'))
    } finally {
      ending.abort()
      await Promise.all(customers)
    }
    expect(failed).toEqual([])
    expect(new Set(placed).size).toBe(placed.length)
    const headers = { authorization: `Bearer ${token}` }
    for (const id of placed)
      expect((await fetch(`${v2.address}/api/v2/cater/orders/${id}`, { headers })).status).toBe(200)
  })
})
