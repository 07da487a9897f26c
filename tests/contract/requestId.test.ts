import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Stack, startStack } from '../../scripts/stack.mjs'
import { copyDemo, type Demo } from '../fixtures/demo.ts'
import { ownPort } from '../fixtures/ownPort.ts'
import { until } from '../fixtures/until.ts'

/** A line of the product's logs. */
interface Line {
  service?: string
  requestId?: string
  msg?: string
  path?: string
  sql?: string
}

let dataDir: string
let demo: Demo
let stack: Stack
let metricsPort: number
const lines: Line[] = []
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kuvert-request-'))
  demo = await copyDemo(dataDir)
  const [port, v2Port] = [await ownPort(), await ownPort()]
  metricsPort = await ownPort()
  // The service's is the next
  for (let next = await ownPort(); next !== metricsPort + 1; next = await ownPort()) metricsPort = next
  stack = await startStack({
    environment: {
      PORT: String(port),
      V2_PORT: String(v2Port),
      METRICS_PORT: String(metricsPort),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'debug',
      // On a slow machine the default aborts a call midway, whose statements then differ from the others'
      V2_TIMEOUT_MS: '60000',
      ...demo.settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const { stdout, stderr } of stack.children)
    for (const stream of [stdout, stderr])
      if (stream)
        createInterface({ input: stream }).on('line', (line) => line[0] === '{' && lines.push(JSON.parse(line)))
})
afterAll(async () => {
  await stack?.stop()
  await demo?.remove()
  await rm(dataDir, { recursive: true, force: true })
})

const address = (path: string, port = stack.port) => `http://127.0.0.1:${port}${path}`
const execute = (query: string, headers: Record<string, string> = {}) =>
  fetch(address('/graphql'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  })

/**
 * The log lines that belong to a request, from all processes, with so many calls of the service. They arrive in any order:
 * each process has its own pipe.
 */
const traceOf = async (id: string, calls: number) => {
  const logged = (service: string, msg: string) =>
    lines.filter((line) => line.requestId === id && line.service === service && line.msg === msg)
  await until(() => logged('bff', 'request completed').length > 0 && logged('v2', 'request completed').length >= calls)
  return {
    bff: logged('bff', 'request completed'),
    v2: logged('v2', 'request completed'),
    statements: logged('v2', 'statement'),
  }
}

describe('RUN-3 a request id', () => {
  test('that a browser sends follows its request through both servers to each statement of the database', async () => {
    const answer = await execute('{ cater(number: 55) { name menus { name } } }', { 'x-request-id': 'browser-1' })
    expect(answer.headers.get('x-request-id')).toBe('browser-1')
    const { bff, v2, statements } = await traceOf('browser-1', 2)
    expect(bff).toMatchObject([{ method: 'POST', path: '/graphql', status: 200, ms: expect.any(Number) }])
    const paths = v2.map(({ path }) => path).sort()
    expect(paths).toEqual(['/api/v2/caters-public/55', '/api/v2/caters/55/products/menus'])
    expect(statements.length).toBeGreaterThanOrEqual(paths.length)
    for (const { sql } of statements) expect(sql).toMatch(/^(select|with) .* \/\* request browser-1 \*\/$/s)
  })

  test('is made for a page that was requested without one, and logged', async () => {
    const page = await fetch(address('/'), { headers: { host: `gront.localhost:${stack.port}` } })
    const id = page.headers.get('x-request-id') ?? ''
    expect(id).toMatch(/^[\w-]{36}$/)
    const { bff, v2, statements } = await traceOf(id, 1)
    expect(bff).toMatchObject([{ method: 'GET', path: '/' }])
    expect(v2.length).toBeGreaterThan(0)
    expect(statements.length).toBeGreaterThan(0)
  })

  test.each([
    [30, 'requestPasswordLink(input: { email: "ID@example.dk" })'],
    // More are refused; those that wait for others in the queue have ids of their own
    [10, 'login(input: { email: "ID@example.dk", password: "wrong" })'],
  ])('of one of many at once is not mixed up with that of another (%i %s)', async (count, field) => {
    const ids = Array.from({ length: count }, (_, index) => `at-once-${count}-${index}`)
    const send = (id: string) =>
      execute(`mutation { ${field.replace('ID', id)} { __typename } }`, { 'x-request-id': id, 'x-csrf': '1' })
    await Promise.all(ids.map(send))
    const traces = await Promise.all(ids.map((id) => traceOf(id, 1)))
    // Each takes the same way
    const statementsOf = (index: number) =>
      traces[index]?.statements.map(({ sql }) => sql?.replace(ids[index] ?? '', 'ID')).sort()
    expect(statementsOf(0)?.length).toBeGreaterThan(0)
    for (const [index] of ids.entries()) expect(statementsOf(index)).toEqual(statementsOf(0))
  })

  test('that could forge a line of the log is replaced', async () => {
    const answer = await execute('{ __typename }', { 'x-request-id': 'a" */ drop' })
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  })

  test('ROLE-2 stands beside no secret: neither query, nor password, nor the address of a calendar', async () => {
    const id = 'secrets-1'
    await fetch(address('/kalender/SECRET-CALENDAR.ics'), { headers: { 'x-request-id': id } })
    await fetch(address('/ordre/SECRET-ORDER/kalender.ics'), { headers: { 'x-request-id': 'secrets-4' } })
    await fetch(address('/adgangskode?link=SECRET-LINK'), { headers: { 'x-request-id': 'secrets-2' } })
    const password = 'mutation { login(input: { email: "smagen@demo.dk", password: "demo-1234" }) { __typename } }'
    await execute(password, { 'x-request-id': 'secrets-3', 'x-csrf': '1' })
    expect((await traceOf(id, 1)).bff).toMatchObject([{ path: '/kalender' }])
    expect((await traceOf('secrets-4', 1)).bff).toMatchObject([{ path: '/ordre', status: 404 }])
    await traceOf('secrets-2', 0)
    await traceOf('secrets-3', 1)
    expect(JSON.stringify(lines)).not.toMatch(/SECRET|demo-1234|smagen@demo/)
  })
})

/** The metrics of a Prometheus text by their names; throws where a line of it is none. */
function readMetrics(text: string): Map<string, string> {
  const types = new Map<string, string>()
  const found = new Map<string, string>()
  for (const line of text.trimEnd().split('\n')) {
    const [, name = '', type = ''] = /^# TYPE (\w+) (counter|gauge|histogram|summary)$/.exec(line) ?? []
    if (type) types.set(name, type)
    if (line === '' || line.startsWith('#')) continue
    const [, metric = ''] =
      /^(\w+)(?:\{(?:\w+="(?:[^"\\\n]|\\["\\n])*",?)*\})? (?:NaN|Nan|-?\d+(?:\.\d+)?(?:e-?\d+)?)$/.exec(line) ?? []
    const base = metric.replace(/_(bucket|sum|count)$/, '')
    if (!types.has(metric) && !types.has(base)) throw new Error(`No metric: ${line}`)
    found.set(metric, line)
  }
  return found
}

test('RUN-3 both servers report to Prometheus how many requests they answered, how long each took, and that they are ready', async () => {
  await execute('{ cater(number: 56) { name } }')
  for (const port of [stack.port, stack.v2Port]) {
    expect((await fetch(address('/healthz', port))).status).toBe(200)
    expect((await fetch(address('/readyz', port))).status).toBe(200)
  }
  const bff = readMetrics(await (await fetch(address('/metrics', metricsPort))).text())
  const v2 = readMetrics(await (await fetch(address('/metrics', metricsPort + 1))).text())
  expect([...bff.keys()]).toEqual(
    expect.arrayContaining([
      'bff_graph_operations_total',
      'bff_graph_operation_duration_seconds_bucket',
      'bff_upstream_responses_total',
    ]),
  )
  expect([...v2.keys()]).toEqual(
    expect.arrayContaining([
      'http_requests_total',
      'http_request_duration_seconds_sum',
      'http_request_duration_seconds_count',
    ]),
  )
})
