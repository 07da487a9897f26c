import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { INTERNAL_SECRET } from '../fixtures/clientAddress.ts'
import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { ownPort } from '../fixtures/ownPort.ts'
import { until } from '../fixtures/until.ts'
import { BuiltProcess } from '../fixtures/builtProcess.ts'

const SERVER = process.env.TEST_DATABASE_URL

describe.runIf(SERVER)('several processes on one database', () => {
  const name = `kuvert_shared_${crypto.randomUUID().replaceAll('-', '')}`
  const ends: (() => unknown)[] = []
  let database: Client
  let environment: NodeJS.ProcessEnv
  let ports: [number, number]
  let services: [BuiltProcess, BuiltProcess]

  beforeAll(async () => {
    const url = new URL(SERVER ?? '')
    const admin = new Client({ connectionString: url.href })
    await admin.connect()
    ends.push(() => admin.end())
    await admin.query(`create database ${name}`)
    ends.push(() => admin.query(`drop database if exists ${name} with (force)`))
    url.pathname = `/${name}`
    database = new Client({ connectionString: url.href })
    await database.connect()
    ends.push(() => database.end())
    const dataDir = await mkdtemp(join(tmpdir(), 'kuvert-shared-'))
    ends.push(() => rm(dataDir, { recursive: true, force: true }))
    environment = {
      NODE_ENV: 'development',
      LOG_LEVEL: 'info',
      INTERNAL_SECRET,
      DATA_DIR: dataDir,
      DATABASE_URL: url.href,
      DEMO_DATA: '1',
      BACKGROUND_JOBS: '0',
    }
    ports = [await ownPort(), await ownPort()]
    services = [serviceAt(ports[0]), serviceAt(ports[1])]
    ends.push(...services.map((service) => () => service.end('SIGTERM')))
  })
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })

  const serviceAt = (port: number) =>
    new BuiltProcess('api', { ...environment, V2_PORT: String(port) }, `http://127.0.0.1:${port}/readyz`)
  const worker = () => {
    const made = new BuiltProcess('worker', environment)
    ends.push(() => made.end('SIGTERM'))
    return made
  }
  const countOf = async (sql: string, values: unknown[] = []) => {
    const { rows } = await database.query<{ count: string }>(`select count(*) as count from ${sql}`, values)
    return Number(rows[0]?.count)
  }

  test('SCA-7 two services that start at once on an empty database both come up, and fill it once', async () => {
    await Promise.all(services.map((service) => service.start()))
    const names = await database.query<{ name: string }>('select name from cater order by id')
    expect(names.rows.map((row) => row.name)).toContain('Smagen')
    expect(new Set(names.rows.map((row) => row.name)).size).toBe(names.rows.length)
    for (const port of ports)
      expect((await fetch(`http://127.0.0.1:${port}/api/v2/caters/55/products/menus`)).status).toBe(200)
  })

  test('SCA-7 a process that is older than the schema is refused by name, beside one that goes on', async () => {
    await database.query(`insert into kysely_migration (name, timestamp) values ('999_later', '2027-01-01')`)
    const migrations = await countOf('kysely_migration')
    for (const role of ['api', 'worker', 'migrate']) {
      const late = new BuiltProcess(role, { ...environment, V2_PORT: String(await ownPort()) })
      const [code] = (await once(late.run(), 'exit')) as [number]
      expect(code).toBe(1)
      expect(late.printed).toContain("The database's schema is newer than this program, which does not know 999_later")
      expect(late.printed.trim().split('\n')).toHaveLength(1)
    }
    expect(await countOf('kysely_migration')).toBe(migrations)
    expect((await fetch(`http://127.0.0.1:${ports[0]}/api/v2/caters/55/products/menus`)).status).toBe(200)
    await database.query(`delete from kysely_migration where name = '999_later'`)
  })

  test('SCA-8 services without jobs leave the mails to a worker, which ends after what is under way', async () => {
    const body = await frokostplatteBody(`http://127.0.0.1:${ports[0]}`, 'arbejder@example.dk')
    const headers = { 'content-type': 'application/json' }
    const placing = { method: 'POST', headers, body: JSON.stringify(body) }
    expect((await fetch(`http://127.0.0.1:${ports[0]}/api/v2/orders`, placing)).status).toBe(201)
    const undelivered = () => countOf(`mail where state = 'queued' and "sendAfter" < now()`)
    expect(await undelivered()).toBeGreaterThanOrEqual(2)
    expect(await countOf('mail where attempts > 0')).toBe(0)
    const firstWorker = worker()
    await firstWorker.start()
    await until(async () => (await undelivered()) === 0)
    expect(await firstWorker.end('SIGTERM')).toBe(0)
  })

  test('SCA-8 a worker without a shared database is refused by name', async () => {
    const alone = new BuiltProcess('worker', { ...environment, DATABASE_URL: '' })
    const [code] = (await once(alone.run(), 'exit')) as [number]
    expect([code, alone.printed]).toEqual([
      1,
      expect.stringMatching(/^Worker not started: (BACKGROUND_JOBS|DATABASE_URL)/),
    ])
  })
})
