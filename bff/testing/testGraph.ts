import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { features } from '../features.ts'
import { respondInProcess } from '../graph/inProcess.ts'
import { createGraph } from '../graph/yoga.ts'
import { createMetrics } from '../observability/metrics.ts'
import { startFakeV2 } from './fakeV2.ts'
import type { FakeV2 } from './fakeV2.ts'

/** Longer than any test takes: what is to time out is ended by holdTimers(). */
export const V2_TIMEOUT_MS = 599_000

interface OperationOptions {
  variables?: object
  /** The session cookie's token. */
  cookie?: string
  headers?: Record<string, string>
  /** Sent in place of the query. */
  documentId?: string
}

/** The response to an operation. */
export interface GraphResult {
  // Tests read results like a client without types
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any
  errors?: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[]
  headers: Pick<Headers, 'get'>
}

/** A graph with caches of its own over a fake v2 service. */
export async function startTestGraph(
  environment: Record<string, string> = {},
  persisted: Record<string, string> = {},
  given?: FakeV2,
) {
  const v2 = given ?? (await startFakeV2())
  const persistedFile = join(mkdtempSync(join(process.env.TEST_RUN_FOLDER ?? tmpdir(), 'graph-')), 'persisted.json')
  writeFileSync(persistedFile, JSON.stringify(persisted))
  const logged: unknown[] = []
  const record = (...entry: unknown[]) => void logged.push(entry)
  const config = readConfig({ NODE_ENV: 'test', V2_URL: v2.url, V2_TIMEOUT_MS: String(V2_TIMEOUT_MS), ...environment })
  const metrics = createMetrics()
  const log = { info: record, warn: record, error: record }
  const graph = createGraph({ config, log, metrics, persistedFile, features })
  const execute = async (query: string, options: OperationOptions = {}): Promise<GraphResult> => {
    const headers: Record<string, string> = { 'content-type': 'application/json', 'x-csrf': '1', ...options.headers }
    if (options.cookie) headers.cookie = `other=1; session=${options.cookie}`
    const document = options.documentId ? { doc_id: options.documentId } : { query }
    const body = JSON.stringify({ ...document, variables: options.variables })
    const caller = { requestId: 'request-1', address: '192.0.2.7', isHttps: false }
    const request = () => new Request('http://bff/graphql', { method: 'POST', headers, body })
    const response = await respondInProcess(graph, body, headers, caller, new AbortController().signal, request)
    return { ...((await response.json()) as GraphResult), headers: { get: response.header } }
  }
  return { v2, execute, logged, log, metrics, config, graph, persistedFile }
}
