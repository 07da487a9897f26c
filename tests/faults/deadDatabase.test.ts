import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Stack, startStack } from '../../scripts/stack.mjs'
import { ownPort } from '../fixtures/ownPort.ts'
import { startFlakyProxy } from './flakyProxy.ts'

const SERVER = process.env.TEST_DATABASE_URL
const DEADLINE_MS = 5_000

const at = (server: string, { database, host }: { database: string; host?: string }) => {
  const url = new URL(server)
  url.pathname = `/${database}`
  if (host) url.host = host
  return url.href
}

describe.runIf(SERVER)('RUN-3 ERR-3 a database that dies', () => {
  const name = `kuvert_dead_${crypto.randomUUID().replaceAll('-', '')}`
  let admin: Client
  let proxy: Awaited<ReturnType<typeof startFlakyProxy>>
  let dataDir: string
  let stack: Stack
  beforeAll(async () => {
    const server = SERVER ?? ''
    admin = new Client({ connectionString: server })
    await admin.connect()
    await admin.query(`create database ${name}`)
    proxy = await startFlakyProxy(`http://${new URL(server).host}`)
    dataDir = await mkdtemp(join(tmpdir(), 'kuvert-dead-'))
    const [port, v2Port] = [await ownPort(), await ownPort()]
    const database = at(server, { database: name, host: new URL(proxy.url).host })
    const environment = { PORT: String(port), V2_PORT: String(v2Port), DATA_DIR: dataDir, LOG_LEVEL: 'fatal' }
    stack = await startStack({ environment: { ...environment, DATABASE_URL: database, DEMO_DATA: '0' } })
  }, 300_000)
  afterAll(async () => {
    await stack?.stop()
    await proxy?.stop()
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
    await rm(dataDir, { recursive: true, force: true })
  })

  const service = (path: string) => fetch(`http://127.0.0.1:${stack.v2Port}${path}`)
  let number = 1_000
  // Each of another caterer: none is kept
  const ask = async () => {
    const query = `{ cater(number: ${number++}) { name } city(zipCode: "8000") { city } }`
    const answer = await fetch(`http://127.0.0.1:${stack.port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    return (await answer.json()) as { data: unknown; errors?: { path: string[]; extensions: { code: string } }[] }
  }
  const whole = { data: { cater: null, city: { city: 'Aarhus C' } } }

  test('is told as such, the part that needs it has an error in time, and all is right again within 5 s', async () => {
    const usual = await ask()
    expect(usual).toMatchObject(whole)
    expect(usual.errors).toBeUndefined()

    await proxy.refuse()
    const begun = performance.now()
    const answer = await ask()
    expect(performance.now() - begun).toBeLessThan(DEADLINE_MS)
    expect(answer).toMatchObject({
      ...whole,
      errors: [{ path: ['cater'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
    })
    const refused = await service('/api/v2/pages')
    expect([refused.status, refused.headers.get('content-type')]).toEqual([503, 'application/problem+json'])
    expect(await refused.json()).toMatchObject({ title: 'unavailable' })
    expect([(await service('/readyz')).status, (await service('/healthz')).status]).toEqual([503, 200])

    await proxy.listen()
    const back = performance.now()
    while ((await ask()).errors) await pause(50)
    expect(performance.now() - back).toBeLessThan(5_000)
    expect((await service('/readyz')).status).toBe(200)
    expect(stack.children.map(({ exitCode }) => exitCode)).toEqual([null, null])
  }, 60_000)
})
