import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_SETTINGS } from '../../domain/availability/availabilityRules.ts'
import { INTERNAL_SECRET, randomAddress, sentFrom } from '../fixtures/clientAddress.ts'
import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { ownPort } from '../fixtures/ownPort.ts'
import { until } from '../fixtures/until.ts'
import { BuiltProcess } from '../fixtures/builtProcess.ts'

const SERVER = process.env.TEST_DATABASE_URL
const CUSTOMERS = 50
const PLACES = 100
const MAX_KILLS = 12

interface Rejection {
  errors: { path: string; validatorKey: string }[]
}

// The embedded database serialises transactions: nothing there is concurrent
describe.runIf(SERVER)('two services on one database, killed while a day fills', () => {
  const name = `kuvert_full_day_${crypto.randomUUID().replaceAll('-', '')}`
  const ends: (() => Promise<unknown>)[] = []
  let database: Client
  let services: BuiltProcess[]
  let addresses: string[]

  beforeAll(async () => {
    const url = new URL(SERVER ?? '')
    const admin = new Client({ connectionString: url.href })
    await admin.connect()
    await admin.query(`create database ${name}`)
    url.pathname = `/${name}`
    database = new Client({ connectionString: url.href })
    await database.connect()
    const dataDir = await mkdtemp(join(tmpdir(), 'kuvert-full-day-'))
    const settings = {
      NODE_ENV: 'development',
      LOG_LEVEL: 'fatal',
      INTERNAL_SECRET,
      DATA_DIR: dataDir,
      DATABASE_URL: url.href,
      DEMO_DATA: '1',
      BACKGROUND_JOBS: '0',
    }
    const ports = [await ownPort(), await ownPort()]
    addresses = ports.map((port) => `http://127.0.0.1:${port}`)
    services = ports.map(
      (port, index) => new BuiltProcess('api', { ...settings, V2_PORT: String(port) }, `${addresses[index]}/readyz`),
    )
    ends.push(
      () => rm(dataDir, { recursive: true, force: true }),
      () => admin.end(),
      () => admin.query(`drop database if exists ${name} with (force)`),
      () => database.end(),
      ...services.map((service) => () => service.end('SIGTERM')),
    )
    for (const service of services) await service.start()
  })
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })

  const addressOf = (index: number) => addresses[index % addresses.length] ?? ''

  async function setCapacity(capacity: number): Promise<void> {
    const path = `${addressOf(0)}/api/v2/caters/55/availability-rules`
    const login = await fetch(`${addressOf(0)}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'smagen@demo.dk', password: 'demo-1234' }),
    })
    const { token } = (await login.json()) as { token: string }
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const { headers: read } = await fetch(path, { headers })
    const answer = await fetch(path, {
      method: 'PUT',
      headers: { ...headers, 'if-match': read.get('etag') ?? '' },
      body: JSON.stringify({ ...NO_SETTINGS, capacity: Array<number>(7).fill(capacity) }),
    })
    expect(answer.status).toBe(200)
  }

  const bookedOn = async (date: string): Promise<number> => {
    const { rows } = await database.query<{ covers: number }>(
      'select covers from "bookedCovers" where "caterId" = 55 and date = $1',
      [date],
    )
    return rows[0]?.covers ?? 0
  }

  test('AVA-7 AVA-12 of 50 orders of 10 covers for 100 places exactly 10 stand, and the counter is their sum', async () => {
    const body = await frokostplatteBody(addressOf(0), 'anna@example.dk')
    const { date } = body.time
    const before = await bookedOn(date)
    await setCapacity(before + PLACES)
    let sent = 0
    let cut = 0

    /** Repeats a request with the same key, to the other service, until there is a response, as a balancer and a page do. */
    const place = async (customer: number) => {
      const answers: { status: number; rejection: Rejection }[] = []
      let turn = customer
      await until(async () => {
        sent += 1
        const answer = await fetch(`${addressOf(turn++)}/api/v2/orders`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': `full-day-${customer}`,
            ...sentFrom(randomAddress()),
          },
          body: JSON.stringify({ ...body, comment: `full-day-${customer}` }),
        }).catch(() => undefined)
        const rejection = (await answer?.json().catch(() => undefined)) as Rejection | undefined
        // 409: the first try is still under way, or was cut off a moment ago
        const isAnswered = answer && rejection && answer.status !== 409 && answer.status < 500
        if (isAnswered) answers.push({ status: answer.status, rejection })
        else cut += 1
        return isAnswered
      })
      return answers[0]!
    }
    const over = new AbortController()
    const placing = Promise.all(Array.from({ length: CUSTOMERS }, (_, customer) => place(customer))).finally(() =>
      over.abort(),
    )
    for (let kill = 0; kill < MAX_KILLS && !over.signal.aborted; kill += 1) {
      const service = services[kill % services.length]
      // In the middle of the requests
      const enough = sent + kill
      await until(() => sent >= enough || over.signal.aborted)
      await service?.end('SIGKILL')
      await service?.start()
    }
    const answers = await placing

    expect(cut).toBeGreaterThan(0)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(CUSTOMERS - PLACES / 10)
    for (const { status, rejection } of refused)
      expect([status, rejection.errors]).toEqual([422, [{ path: 'time.date', validatorKey: 'day_full' }]])
    const { rows } = await database.query<{ orders: number; covers: number }>(
      `select count(*)::int as orders, sum("countedCovers")::int as covers from "order" where comment like 'full-day-%'`,
    )
    expect(rows).toEqual([{ orders: PLACES / 10, covers: PLACES }])
    expect(await bookedOn(date)).toBe(before + PLACES)
    const again = await place(0)
    expect(again.status).toBe(answers[0]?.status)
  })
})
