import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { copyDemo } from '../fixtures/demo.ts'
import { ownPort } from '../fixtures/ownPort.ts'
import { V2Process } from '../fixtures/v2Process.ts'
import { zipBomb } from '../fixtures/zipBomb.ts'
import { type FuzzedRequest, fuzzedRequests, type OpenApi } from './fuzzedRequests.ts'

const AT_ONCE = 20
const WARM_UP = 200
const REQUESTS = 20_000
const MAX_GROWTH = 1.5

let service: V2Process
let dataDir: string
let metricsPort: number
const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE })

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kuvert-fuzz-'))
  const demo = await copyDemo(dataDir)
  metricsPort = await ownPort()
  const settings = { LOG_LEVEL: 'error', METRICS_PORT: String(metricsPort), ...demo.settings }
  service = new V2Process(await ownPort(), dataDir, settings)
  await service.start()
  return async () => {
    agent.destroy()
    await service.end('SIGTERM')
    await demo.remove()
    await rm(dataDir, { recursive: true, force: true })
  }
})

interface ServiceResponse {
  status: number
  type: string
  body: string
}

/** Rejects where the connection ends without an answer. */
function send({ method, url, headers, body }: Omit<FuzzedRequest, 'operation'>): Promise<ServiceResponse> {
  return new Promise((resolve, reject) => {
    const request = http.request(`${service.address}${url}`, {
      method,
      agent,
      headers: { ...headers, ...(body && { 'content-length': body.length }) },
    })
    request.on('error', reject)
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: String(response.headers['content-type'] ?? ''),
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    request.end(body)
  })
}

const get = async <T>(url: string, token?: string): Promise<T> =>
  JSON.parse(
    (await send({ method: 'GET', url, headers: token ? { authorization: `Bearer ${token}` } : {}, body: undefined }))
      .body,
  ) as T

async function tokenOf(email: string): Promise<string> {
  const body = Buffer.from(JSON.stringify({ email, password: 'demo-1234' }))
  const headers = { 'content-type': 'application/json' }
  const answer = await send({ method: 'POST', url: '/api/users/login', headers, body })
  expect(answer.status).toBe(200)
  return (JSON.parse(answer.body) as { token: string }).token
}

async function memory(): Promise<number> {
  const body = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(body.match(/process_resident_memory_bytes (\d+)/)?.[1])
}

/** Complains of an answer that is no clear one. */
function complaintOf({ operation, url }: FuzzedRequest, { status, type, body }: ServiceResponse): string | undefined {
  const where = `${operation} (${url.slice(0, 200)}) ${status} ${body.slice(0, 500)}`
  if (status >= 500) return `failed: ${where}`
  if (status < 400) return undefined
  if (!/^application\/(problem\+)?json/.test(type)) return `no problem+json: ${where}`
  const { title, errors } = JSON.parse(body) as { title?: string; errors?: { path: string; validatorKey: string }[] }
  if (status !== 422) return title ? undefined : `says nothing: ${where}`
  const isNamed = errors && errors.length > 0 && errors.every(({ path, validatorKey }) => path && validatorKey)
  return isNamed ? undefined : `names no field: ${where}`
}

/** FUZZ_SEED repeats a run. */
const wantedSeed = process.env.FUZZ_SEED ? { seed: Number(process.env.FUZZ_SEED) } : {}

/** The seed and the complaints; the requests themselves fill screens. */
async function report({ failed, seed, errorInstance }: { failed: boolean; seed: number; errorInstance?: unknown }) {
  if (failed) throw new Error(`Seed ${seed}: ${errorInstance}`, { cause: errorInstance })
}

test('20,000 wrong requests are each refused clearly, and harm nothing', async () => {
  const described = await get<OpenApi>('/openapi.json')
  // A logout would shut the door on all that comes after it
  const { '/api/v2/users/me/sessions/current': _logout, ...paths } = described.paths
  const api = { ...described, paths }
  const tokens = [await tokenOf('admin@demo.dk'), await tokenOf('smagen@demo.dk'), await tokenOf('kunde@demo.dk')]
  const [, cater = ''] = tokens
  const things = await Promise.all([
    get<{ id: string; children?: { id: string }[] }[]>('/api/v2/caters/55/products/menus'),
    get<{ id: string }[]>('/api/v2/caters/55/categories'),
    get<{ id: string }[]>('/api/v2/caters/55/services'),
    get<{ id: string }[]>('/api/v2/cater/orders?limit=20', cater),
  ])
  const known = things.flat().map(({ id }) => id)
  const batches = fc.array(fuzzedRequests(api, tokens, known, zipBomb()), { minLength: AT_ONCE, maxLength: AT_ONCE })
  let sent = 0
  let refused = 0
  const accepted = new Set<string>()
  let before = 0
  await fc.assert(
    fc.asyncProperty(batches, async (requests) => {
      const answers = await Promise.all(requests.map(send))
      const complaints = requests.flatMap((request, at) => complaintOf(request, answers[at] as ServiceResponse) ?? [])
      if (complaints.length > 0) throw new Error(complaints.join('\n'))
      sent += requests.length
      refused += answers.filter(({ status }) => status >= 400).length
      for (const [at, { status }] of answers.entries()) if (status < 300) accepted.add(requests[at]?.operation ?? '')
      if (sent === WARM_UP * AT_ONCE) before = await memory()
    }),
    { numRuns: REQUESTS / AT_ONCE, endOnFailure: true, asyncReporter: report, ...wantedSeed },
  )
  const after = await memory()
  const operations = Object.values(api.paths).flatMap((methods) => Object.keys(methods))
  console.log(
    `${sent} requests, ${refused} refused, ${accepted.size} of ${operations.length} calls accepted at least once; memory ${Math.round(before / 1e6)} MB, then ${Math.round(after / 1e6)} MB`,
  )
  expect(sent).toBeGreaterThanOrEqual(REQUESTS)
  // Else it would be the door alone that is tested
  expect(accepted.size).toBeGreaterThan(operations.length / 3)
  expect(after / before).toBeLessThanOrEqual(MAX_GROWTH)
  expect((await send({ method: 'GET', url: '/readyz', headers: {}, body: undefined })).status).toBe(200)
})
