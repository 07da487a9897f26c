import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomAddress, sentFrom } from '../fixtures/clientAddress.ts'
import { ownPort } from '../fixtures/ownPort.ts'
import { findPostgresPrograms, type PostgresServer, startPostgres } from '../fixtures/postgresCluster.ts'
import { requestHost } from '../fixtures/requestHost.ts'
import { until } from '../fixtures/until.ts'
import { V2Process } from '../fixtures/v2Process.ts'
import { WebProcess } from '../fixtures/webProcess.ts'

const programs = findPostgresPrograms()
if (!programs) console.warn('SKIPPED the tests of a database that restarts: no PostgreSQL server is installed')
test.runIf(!programs && process.env.CI)('SCA-20 needs the programs of PostgreSQL', () => {
  expect(programs).not.toBeNull()
})

interface Line {
  level: number
  msg: string
  requestId?: string
  reason?: string
  upstream?: string
}

/** The lines of a process's log; one that is no line of JSON, such as that of a stack, fails. */
const linesOf = ({ printed }: { printed: string }): Line[] =>
  printed
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line)

describe.runIf(programs)('SCA-20 a database that restarts', () => {
  const ends: (() => unknown)[] = []
  let database: PostgresServer
  let v2: V2Process
  let web: WebProcess

  beforeAll(async () => {
    const started = await startPostgres(programs ?? '')
    ends.push(started.stop)
    database = started.server
    const dataDir = await mkdtemp(join(tmpdir(), 'kuvert-restart-'))
    ends.push(() => rm(dataDir, { recursive: true, force: true }))
    v2 = new V2Process(await ownPort(), dataDir, { DATABASE_URL: database.url, DEMO_DATA: '0', LOG_LEVEL: 'warn' })
    ends.push(() => v2.end('SIGTERM'))
    await v2.start()
    web = new WebProcess(await ownPort(), v2.address, { LOG_LEVEL: 'warn', TRUST_PROXY: '1' })
    ends.push(() => web.end('SIGTERM'))
    await web.start()
  })
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })

  const ask = async (path: string, init: RequestInit = {}) => {
    const id = crypto.randomUUID()
    const headers = { 'content-type': 'application/json', 'x-request-id': id, ...sentFrom(randomAddress()) }
    const answer = await fetch(`${v2.address}/api${path}`, { ...init, headers })
    await answer.arrayBuffer()
    return { id, status: answer.status, retryAfter: answer.headers.get('retry-after') }
  }
  const body = JSON.stringify({ email: 'nobody@example.dk', password: 'demo-1234' })
  const requests = [
    () => ask('/v2/pages'),
    () => ask('/v2/caters/55/menus'),
    () => ask('/v2/order-links/unknown'),
    () => ask('/users/login', { method: 'POST', body }),
  ]

  test.each(['SIGINT', 'SIGKILL'] as const)(
    'by %s is answered by 503 with Retry-After, and one line for each request',
    async (signal) => {
      v2.printed = ''
      const answers: Awaited<ReturnType<typeof ask>>[] = []
      const ending = new AbortController()
      const clients = [...requests, ...requests].map(async (request) => {
        while (!ending.signal.aborted) answers.push(await request())
      })
      const refused = () => answers.filter(({ status }) => status >= 500)
      await until(() => answers.length > 50)
      await database.end(signal)
      await until(() => refused().length > 50)
      await database.start()
      await until(async () => (await ask('/v2/pages')).status === 200)
      ending.abort()
      await Promise.all(clients)
      // A line arrives by a pipe of its own
      await until(() => refused().every(({ id }) => v2.printed.includes(id)))

      for (const each of refused()) expect(each).toMatchObject({ status: 503, retryAfter: '1' })
      const lines = linesOf(v2)
      for (const line of lines) expect(Object.keys(line)).not.toContain('err')
      const ofRequests = lines.filter(({ requestId }) => requestId !== undefined)
      for (const line of ofRequests) expect(line).toMatchObject({ msg: 'request failed', reason: expect.any(String) })
      // Those that asked whether it is back, too
      const known = new Set<string>(answers.map(({ id }) => id))
      expect(ofRequests.flatMap(({ requestId = '' }) => (known.has(requestId) ? [requestId] : [])).sort()).toEqual(
        refused()
          .map(({ id }) => id)
          .sort(),
      )
    },
  )

  test('is away for pages, files and the graph, too, with a line for a failed call and no stack', async () => {
    await database.end('SIGINT')
    try {
      web.printed = ''
      const get = (path: string, host = 'localhost') =>
        requestHost(web.port, path, { host: `${host}:${web.port}`, 'x-forwarded-for': randomAddress() })
      const answers = [
        await get('/'),
        await get('/', 'unknown.localhost'),
        await get('/ordre/unknown', 'unknown.localhost'),
        await get('/sitemap.xml', 'unknown.localhost'),
        await get('/kalender/unknown.ics'),
        await get('/ordre/unknown/kalender.ics'),
      ]
      expect(answers.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(
        answers.map(() => [503, '2']),
      )
      const graph = await fetch(`http://127.0.0.1:${web.port}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() },
        body: JSON.stringify({ query: '{ cater(number: 55) { name } }' }),
      })
      expect(await graph.json()).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] })

      await until(() => linesOf(web).length > 0)
      const lines = linesOf(web)
      for (const line of lines)
        expect(line).toEqual(
          expect.objectContaining({ level: 40, msg: expect.stringMatching(/^(v2 request failed|circuit opened)$/) }),
        )
    } finally {
      await database.start()
    }
  })
})
