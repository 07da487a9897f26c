import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { INTERNAL_SECRET, randomAddress, sentFrom } from '../fixtures/clientAddress.ts'
import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { findPostgresPrograms, type PostgresServer, startPostgresWithReplica } from '../fixtures/postgresCluster.ts'
import { ownPort } from '../fixtures/ownPort.ts'
import { until } from '../fixtures/until.ts'
import { BuiltProcess } from '../fixtures/builtProcess.ts'
import { WebProcess } from '../fixtures/webProcess.ts'

const programs = findPostgresPrograms()
const MISSING = 'SKIPPED the tests of a read replica: initdb, pg_basebackup and postgres are not installed'
if (!programs) console.warn(MISSING)
test.runIf(!programs && process.env.CI)('SCA-9 needs the programs of PostgreSQL', () => {
  expect(programs).not.toBeNull()
})

const MENUS = '/api/v2/caters/55/products/menus'

interface Menu {
  id: string
  name: string
  price: number
}

describe.runIf(programs)('SCA-9 a read replica', () => {
  const ends: (() => unknown)[] = []
  let replica: PostgresServer
  let service: BuiltProcess
  let v2: string
  let metricsPort: number
  let webs: string[]
  let token: string
  let menu: Menu

  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'kuvert-read-'))
    ends.push(() => rm(dataDir, { recursive: true, force: true }))
    const cluster = await startPostgresWithReplica(programs ?? '')
    ends.push(cluster.stop)
    replica = cluster.replica
    const shared = { NODE_ENV: 'development', INTERNAL_SECRET, DATA_DIR: dataDir }
    const databases = { DATABASE_URL: cluster.primary.url, DATABASE_READ_URL: replica.url, DEMO_DATA: '1' }
    const port = await ownPort()
    v2 = `http://127.0.0.1:${port}`
    metricsPort = await ownPort()
    service = new BuiltProcess(
      'api',
      { ...shared, ...databases, V2_PORT: String(port), METRICS_PORT: String(metricsPort) },
      `${v2}/readyz`,
    )
    await service.start()
    ends.push(() => service.end('SIGTERM'))
    webs = []
    for (const webPort of [await ownPort(), await ownPort()]) {
      const web = new WebProcess(webPort, v2)
      ends.push(() => web.end('SIGTERM'))
      await web.start()
      webs.push(`http://127.0.0.1:${webPort}`)
    }
    const login = await fetch(`${v2}/api/users/login`, json({ email: 'smagen@demo.dk', password: 'demo-1234' }))
    token = ((await login.json()) as { token: string }).token
    const menus = (await (await fetch(`${v2}${MENUS}`)).json()) as Menu[]
    menu = menus.find(({ name }) => name === 'Frokostplatte')!
  })
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })

  const json = (body: object, headers: Record<string, string> = {}) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const metric = async (name: string) => {
    const line = (await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text())
      .split('\n')
      .find((text) => text.startsWith(`${name} `))
    return Number(line?.split(' ')[1] ?? 0)
  }
  const readsFrom = (from: string) => metric(`database_reads_total{from="${from}"}`)
  const available = () => metric('read_replica_available')
  const graph = async <Data>(web: string, query: string, cookie = ''): Promise<{ data: Data; cookie: string }> => {
    const headers = { authorization: `Bearer ${token}`, ...(cookie && { cookie }) }
    const answer = await fetch(`${web}/graphql`, json({ query }, headers))
    const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown }
    expect(errors).toBeUndefined()
    return { data, cookie: answer.headers.getSetCookie().join().split(';')[0] ?? '' }
  }
  const globalId = async () => {
    const { data } = await graph<{ cater: { menus: Menu[] } }>(webs[0]!, '{ cater(number: 55) { menus { id name } } }')
    return data.cater.menus.find(({ name }) => name === menu.name)!.id
  }
  /** Changes the price through a web server; the cookies that it sets. */
  const changePrice = async (web: string, price: number) => {
    const id = await globalId()
    const change = `mutation { updateMenu(input: { id: "${id}", price: ${price} }) { __typename } }`
    const { data, cookie } = await graph<{ updateMenu: { __typename: string } }>(web, change)
    expect(data.updateMenu.__typename).toBe('Menu')
    return cookie
  }
  const priceAt = async (web: string, cookie: string) => {
    const { data } = await graph<{ cater: { menus: Menu[] } }>(
      web,
      '{ cater(number: 55) { menus { name price } } }',
      cookie,
    )
    return data.cater.menus.find(({ name }) => name === menu.name)?.price
  }
  const priceOfService = async (headers: Record<string, string> = {}) => {
    const menus = (await (await fetch(`${v2}${MENUS}`, { headers })).json()) as Menu[]
    return menus.find(({ id }) => id === menu.id)?.price
  }
  const placeOrder = async () => {
    const body = await frokostplatteBody(v2, 'laeser@example.dk')
    const answer = await fetch(`${v2}/api/v2/orders`, json(body, sentFrom(randomAddress())))
    expect(answer.status).toBe(201)
    const position = answer.headers.get('x-log-position')
    expect(position).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/)
    return { id: ((await answer.json()) as { order: { id: string } }).order.id, position: position ?? '' }
  }
  const orderOfOffice = (id: string, position: string) =>
    fetch(`${v2}/api/v2/cater/orders/${id}`, {
      headers: { authorization: `Bearer ${token}`, 'x-log-position': position },
    })

  test('that is in step is read; writes report their position', async () => {
    await until(async () => (await available()) === 1)
    const before = await readsFrom('replica')
    for (let read = 0; read < 10; read += 1) expect(await priceOfService()).toBe(menu.price)
    expect(await readsFrom('replica')).toBeGreaterThan(before)
    const { id, position } = await placeOrder()
    expect((await orderOfOffice(id, position)).status).toBe(200)
    await until(async () => {
      const from = await readsFrom('replica')
      await orderOfOffice(id, position)
      return (await readsFrom('replica')) > from
    })
  })

  test('that lags is not read by whoever has written, through whichever web server, nor for long by others', async () => {
    await replica.query('select pg_wal_replay_pause()')
    const cookie = await changePrice(webs[0]!, 321)
    expect(cookie).toMatch(/^log-position=/)
    expect(await priceAt(webs[1]!, cookie)).toBe(321)
    expect(await priceAt(webs[0]!, '')).toBe(321)
    await until(async () => (await priceOfService()) === 321)
    // Not before: whoever orders at the old price is shown the new one
    const { id, position } = await placeOrder()
    expect((await orderOfOffice(id, position)).status).toBe(200)
    expect(await readsFrom('behind')).toBeGreaterThan(0)
    expect(await replica.query('select pg_is_wal_replay_paused() as paused')).toEqual([{ paused: true }])
    await replica.query('select pg_wal_replay_resume()')
    await until(async () => {
      const from = await readsFrom('replica')
      return (await priceOfService()) === 321 && (await readsFrom('replica')) > from
    })
  })

  test('that is killed is noticed by nobody, logged once, and read again when it is back', async () => {
    const statuses: number[] = []
    const ending = new AbortController()
    const readers = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (!ending.signal.aborted) statuses.push((await fetch(`${v2}${MENUS}`)).status)
      }),
    )
    await replica.end('SIGKILL')
    await until(async () => (await available()) === 0)
    await placeOrder()
    await changePrice(webs[1]!, 123)
    await until(async () => (await priceOfService()) === 123)
    ending.abort()
    await readers
    expect(statuses.length).toBeGreaterThan(4)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(service.printed.split('read replica unavailable')).toHaveLength(2)

    await replica.start()
    await until(async () => (await available()) === 1)
    expect(service.printed.split('read replica available again')).toHaveLength(2)
    await until(async () => {
      const from = await readsFrom('replica')
      return (await priceOfService()) === 123 && (await readsFrom('replica')) > from
    })
  })
})
