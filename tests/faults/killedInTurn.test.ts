import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { INTERNAL_SECRET, randomAddress } from '../fixtures/clientAddress.ts'
import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { freePort } from '../fixtures/v2Process.ts'
import { startBalancer } from './balancer.ts'
import { BuiltProcess } from './builtProcess.ts'

const SERVER = process.env.TEST_DATABASE_URL
const KILLS = 10
const CUSTOMERS = 4

interface Answer {
  data?: { placeOrder?: { __typename: string; uuid?: string }; login?: { __typename: string } } | null
  errors?: { message: string; extensions?: { code: string } }[]
}

describe.runIf(SERVER)('two services behind a balancer, killed in turn', () => {
  const name = `kuvert_killed_${crypto.randomUUID().replaceAll('-', '')}`
  const persisted = JSON.parse(readFileSync('persisted_queries.json', 'utf8')) as Record<string, string>
  const idOf = (operation: string) =>
    Object.keys(persisted).find((id) => persisted[id]?.includes(`${operation}(`)) ?? ''
  const ends: (() => Promise<unknown>)[] = []
  let database: Client
  let services: BuiltProcess[]
  let ports: number[]
  let web: string

  beforeAll(async () => {
    const url = new URL(SERVER ?? '')
    const admin = new Client({ connectionString: url.href })
    await admin.connect()
    await admin.query(`create database ${name}`)
    url.pathname = `/${name}`
    database = new Client({ connectionString: url.href })
    await database.connect()
    const dataDir = await mkdtemp(join(tmpdir(), 'kuvert-in-turn-'))
    ends.push(
      () => rm(dataDir, { recursive: true, force: true }),
      () => admin.end(),
      () => admin.query(`drop database if exists ${name} with (force)`),
      () => database.end(),
    )
    const shared = { NODE_ENV: 'development', LOG_LEVEL: 'fatal', INTERNAL_SECRET, DATA_DIR: dataDir }
    const settings = { ...shared, DATABASE_URL: url.href, DEMO_DATA: '1', BACKGROUND_JOBS: '0' }
    ports = [await freePort(), await freePort()]
    services = ports.map(
      (port) => new BuiltProcess('api', { ...settings, V2_PORT: String(port) }, `http://127.0.0.1:${port}/readyz`),
    )
    const [first, second] = services
    await first?.start()
    await second?.start()
    const balancer = await startBalancer(ports)
    const port = await freePort()
    web = `http://127.0.0.1:${port}`
    const bff = new BuiltProcess(
      'bff',
      { ...shared, PORT: String(port), V2_URL: balancer.url, TRUST_PROXY: '1', BUDGET_USER: '1000000000' },
      `${web}/readyz`,
    )
    await bff.start()
    ends.push(
      () => balancer.stop(),
      ...services.map((service) => () => service.end('SIGTERM')),
      () => bff.end('SIGTERM'),
    )
  }, 120_000)
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })

  const post = (body: object, headers: Record<string, string> = {}) =>
    fetch(`${web}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-csrf': '1',
        // Only so many orders are taken from one address
        'x-forwarded-for': randomAddress(),
        ...headers,
      },
      body: JSON.stringify(body),
    })

  test('SCA-10 no order fails, is lost or made twice, and each is told over server-sent events', async () => {
    const {
      user,
      delivery,
      time,
      menus,
      price,
      services: extra,
    } = await frokostplatteBody(`http://127.0.0.1:${ports[0]}`, 'anna@example.dk')
    const input = {
      caterNumber: 55,
      user,
      delivery,
      date: time.date,
      clock: time.clock,
      menus: menus.map(({ id, amount, price: each, items }) => ({
        uuid: id,
        amount,
        price: each,
        text: null,
        items: items.map((item) => ({ uuid: item.id, groupUuid: item.groupId ?? null, amount: item.amount })),
      })),
      services: extra.map(({ id, price: each }) => ({ uuid: id, price: each, text: null })),
      pricePeriod: null,
      price,
    }
    const place = async (key: string) => {
      const variables = { input: { ...input, comment: key, idempotencyKey: key } }
      const answer = (await (
        await post({ doc_id: idOf('mutation usePlaceOrderMutation'), variables })
      ).json()) as Answer
      return answer.data?.placeOrder?.uuid ?? answer
    }

    const told = new Set<string>()
    const closing = new AbortController()
    const following = follow(await signIn(), told, closing.signal)
    const placed = new Map<string, string>()
    const failed: unknown[] = []
    const ending = new AbortController()
    const customer = async (number: number) => {
      for (let count = 0; !ending.signal.aborted; count += 1) {
        const key = `turn-${number}-${count}`
        const answered = await place(key)
        if (typeof answered === 'string') placed.set(key, answered)
        else failed.push(answered)
      }
    }
    const customers = Array.from({ length: CUSTOMERS }, (_, number) => customer(number))
    for (let kill = 0; kill < KILLS; kill += 1) {
      await pause(300 + 37 * (kill % 7))
      const service = services[kill % services.length]
      await service?.end('SIGKILL')
      await pause(200)
      await service?.start()
    }
    ending.abort()
    await Promise.all(customers)

    expect(failed).toEqual([])
    expect(placed.size).toBeGreaterThan(KILLS)
    const { rows } = await database.query<{ id: string; comment: string }>(
      `select id, comment from "order" where comment like 'turn-%'`,
    )
    expect(new Map(rows.map(({ id, comment }) => [comment, id]))).toEqual(placed)
    expect(rows).toHaveLength(placed.size)
    await expect.poll(() => [...placed.values()].filter((id) => !told.has(id)), { timeout: 30_000 }).toEqual([])
    closing.abort()
    await following
  }, 300_000)

  /** The caterer's cookie. */
  async function signIn(): Promise<string> {
    const login = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }'
    const credentials = { email: 'smagen@demo.dk', password: 'demo-1234' }
    const answer = await post({ query: login, variables: { input: credentials } })
    return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  }

  /** Listens until it is told to end, again from the last event wherever the connection ends. */
  async function follow(cookie: string, told: Set<string>, signal: AbortSignal): Promise<void> {
    const query = 'subscription ($after: String) { orderChanged(caterId: 55, after: $after) { cursor order { uuid } } }'
    let after: string | null = '0'
    while (!signal.aborted) {
      try {
        const { body } = await fetch(`${web}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-csrf': '1', accept: 'text/event-stream', cookie },
          body: JSON.stringify({ query, variables: { after } }),
          signal,
        })
        let text = ''
        for await (const chunk of body ?? []) {
          text += Buffer.from(chunk as Uint8Array).toString()
          for (const [, uuid] of text.matchAll(/"uuid":"([^"]+)"/g)) told.add(uuid ?? '')
          after = [...text.matchAll(/"cursor":"?(\w+)"?/g)].at(-1)?.[1] ?? after
        }
      } catch {
        await pause(100)
      }
    }
  }
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
