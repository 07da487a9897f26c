import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { INTERNAL_SECRET, randomAddress } from '../fixtures/clientAddress.ts'
import { ownPort } from '../fixtures/ownPort.ts'
import { until } from '../fixtures/until.ts'
import { startBalancer } from './balancer.ts'
import { createBrowserOrder } from './browserOrder.ts'
import { BuiltProcess } from '../fixtures/builtProcess.ts'

const SERVER = process.env.TEST_DATABASE_URL
const KILLS = 12
const CUSTOMERS = 4

describe.runIf(SERVER)('two services, two web servers and two workers, killed in turn', () => {
  const name = `kuvert_killed_${crypto.randomUUID().replaceAll('-', '')}`
  const ends: (() => Promise<unknown>)[] = []
  let database: Client
  let services: BuiltProcess[]
  let webServers: BuiltProcess[]
  let workers: BuiltProcess[]
  let v2: string
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
    const ofService = { ...shared, DATABASE_URL: url.href, DEMO_DATA: '1', BACKGROUND_JOBS: '0' }
    const server = (entry: string, port: number, settings: Record<string, string>) =>
      new BuiltProcess(entry, settings, `http://127.0.0.1:${port}/readyz`)

    const v2Ports = [await ownPort(), await ownPort()]
    services = v2Ports.map((port) => server('api', port, { ...ofService, V2_PORT: String(port) }))
    v2 = await balanced(v2Ports)
    const webPorts = [await ownPort(), await ownPort()]
    // A killed service ends its calls by itself: none has to be given up after a time
    const ofWeb = { ...shared, V2_URL: v2, V2_TIMEOUT_MS: '60000', TRUST_PROXY: '1', BUDGET_USER: '1000000000' }
    webServers = webPorts.map((port) => server('bff', port, { ...ofWeb, PORT: String(port) }))
    web = await balanced(webPorts)
    // Ready when it logs that it has started
    workers = [0, 1].map(() => new BuiltProcess('worker', { ...ofService, LOG_LEVEL: 'info' }))

    for (const instance of [...services, ...webServers, ...workers]) {
      await instance.start()
      ends.push(() => instance.end('SIGTERM'))
    }
  })
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })

  async function balanced(ports: number[]): Promise<string> {
    const balancer = await startBalancer(ports)
    ends.push(() => balancer.stop())
    return balancer.url
  }

  const post = (body: string, signal?: AbortSignal, headers: Record<string, string> = {}) =>
    fetch(`${web}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-csrf': '1',
        // Only so many orders are accepted from one address
        'x-forwarded-for': randomAddress(),
        ...headers,
      },
      body,
      signal: signal ?? null,
    })

  test('SCA-10 no order fails, is lost or made twice, each is reported over server-sent events, and its mails are sent', async () => {
    const place = await createBrowserOrder(v2, (body, signal) => post(body, signal))
    const seen = new Set<string>()
    const closing = new AbortController()
    const following = follow(await signIn(), seen, closing.signal)
    const placed = new Map<string, string>()
    const failed: unknown[] = []
    const ending = new AbortController()
    const customer = async (number: number) => {
      for (let count = 0; !ending.signal.aborted; count += 1) {
        const key = `turn-${number}-${count}`
        try {
          placed.set(key, await place(key))
        } catch (error) {
          failed.push(error)
        }
      }
    }
    const customers = Array.from({ length: CUSTOMERS }, (_, number) => customer(number))
    const victims = [0, 1].flatMap((index) => [services, webServers, workers].map((kind) => kind[index]!))
    try {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const enough = placed.size + 2 + (kill % 7)
        await until(() => placed.size + failed.length >= enough)
        const victim = victims[kill % victims.length]!
        await victim.end('SIGKILL')
        // The others go on without it
        const more = placed.size + 2
        await until(() => placed.size + failed.length >= more)
        await victim.start()
      }
    } finally {
      ending.abort()
      await Promise.all(customers)
    }

    expect(failed).toEqual([])
    expect(placed.size).toBeGreaterThan(KILLS)
    const { rows } = await database.query<{ id: string; comment: string }>(
      `select id, comment from "order" where comment like 'turn-%'`,
    )
    expect(new Map(rows.map(({ id, comment }) => [comment, id]))).toEqual(placed)
    expect(rows).toHaveLength(placed.size)
    await until(() => [...placed.values()].every((id) => seen.has(id)))
    closing.abort()
    await following
    const statesOfMails = async () => {
      const { rows: mails } = await database.query<{ state: string }>(
        `select distinct state from "order" left join mail on mail."orderId" = "order".id and "sendAfter" <= now()
          where comment like 'turn-%'`,
      )
      return mails.map(({ state }) => state)
    }
    // What a killed worker had begun is begun again when its time is up, and after a pause: both have passed here
    for (const worker of workers) expect(await worker.end('SIGTERM')).toBe(0)
    await database.query(`update pgboss.job set started_on = now() - 2 * expire_in where state = 'active'`)
    for (const worker of workers) await worker.start()
    await until(async () => {
      await database.query(`update pgboss.job set start_after = now() where state = 'retry' and start_after > now()`)
      return (await statesOfMails()).join() === 'sent'
    })
  })

  /** The caterer's cookie. */
  async function signIn(): Promise<string> {
    const login = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }'
    const credentials = { email: 'smagen@demo.dk', password: 'demo-1234' }
    const answer = await post(JSON.stringify({ query: login, variables: { input: credentials } }))
    return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  }

  /** Listens until the signal aborts, again from the last event wherever the connection ends. */
  async function follow(cookie: string, seen: Set<string>, signal: AbortSignal): Promise<void> {
    const query = 'subscription ($after: String) { orderChanged(caterId: 55, after: $after) { cursor order { uuid } } }'
    let after: string | null = '0'
    while (!signal.aborted) {
      try {
        const { body } = await post(JSON.stringify({ query, variables: { after } }), signal, {
          accept: 'text/event-stream',
          cookie,
        })
        let text = ''
        for await (const chunk of body ?? []) {
          text += Buffer.from(chunk as Uint8Array).toString()
          for (const [, uuid] of text.matchAll(/"uuid":"([^"]+)"/g)) seen.add(uuid ?? '')
          after = [...text.matchAll(/"cursor":"?(\w+)"?/g)].at(-1)?.[1] ?? after
        }
      } catch {
        await nextTurn()
      }
    }
  }
})

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
