import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Stack, startStack } from '../../scripts/stack.mjs'
import { ownPort } from '../fixtures/ownPort.ts'
import { until } from '../fixtures/until.ts'
import { startFlakyProxy } from './flakyProxy.ts'

const SERVER = process.env.TEST_DATABASE_URL

const at = (server: string, { database, host }: { database: string; host?: string }) => {
  const url = new URL(server)
  url.pathname = `/${database}`
  if (host) url.host = host
  return url.href
}

describe.runIf(SERVER)('RUN-3 ERR-3 a database that dies', () => {
  const name = `kuvert_dead_${crypto.randomUUID().replaceAll('-', '')}`
  const ends: (() => unknown)[] = []
  let proxy: Awaited<ReturnType<typeof startFlakyProxy>>
  let stack: Stack
  beforeAll(async () => {
    const server = SERVER ?? ''
    const admin = new Client({ connectionString: server })
    await admin.connect()
    ends.push(() => admin.end())
    await admin.query(`create database ${name}`)
    ends.push(() => admin.query(`drop database if exists ${name} with (force)`))
    proxy = await startFlakyProxy(`http://${new URL(server).host}`)
    ends.push(proxy.stop)
    const dataDir = await mkdtemp(join(tmpdir(), 'kuvert-dead-'))
    ends.push(() => rm(dataDir, { recursive: true, force: true }))
    const [port, v2Port] = [await ownPort(), await ownPort()]
    const database = at(server, { database: name, host: new URL(proxy.url).host })
    const environment = { PORT: String(port), V2_PORT: String(v2Port), DATA_DIR: dataDir, LOG_LEVEL: 'fatal' }
    stack = await startStack({ environment: { ...environment, DATABASE_URL: database, DEMO_DATA: '0' } })
    ends.push(stack.stop)
  })
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })

  const service = (path: string) => fetch(`http://127.0.0.1:${stack.v2Port}${path}`)
  let number = 1_000
  // Each of another caterer: none is cached
  const queryNextCater = async () => {
    const query = `{ cater(number: ${number++}) { name } city(zipCode: "8000") { city } }`
    const answer = await fetch(`http://127.0.0.1:${stack.port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    return (await answer.json()) as { data: unknown; errors?: { path: string[]; extensions: { code: string } }[] }
  }
  const whole = { data: { cater: null, city: { city: 'Aarhus C' } } }

  test('is reported as such, the part that needs it has an error while it is gone, and all is right again once it is back', async () => {
    const usual = await queryNextCater()
    expect(usual).toMatchObject(whole)
    expect(usual.errors).toBeUndefined()

    await proxy.refuse()
    const answer = await queryNextCater()
    expect(answer).toMatchObject({
      ...whole,
      errors: [{ path: ['cater'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
    })
    const refused = await service('/api/v2/pages')
    expect([refused.status, refused.headers.get('content-type')]).toEqual([503, 'application/problem+json'])
    expect(await refused.json()).toMatchObject({ title: 'unavailable' })
    expect([(await service('/readyz')).status, (await service('/healthz')).status]).toEqual([503, 200])

    await proxy.listen()
    await until(async () => !(await queryNextCater()).errors)
    expect((await service('/readyz')).status).toBe(200)
    expect(stack.children.map(({ exitCode }) => exitCode)).toEqual([null, null])
  })
})
