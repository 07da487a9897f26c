import http from 'node:http'
import https from 'node:https'
import fetch from 'node-fetch'
import type { FormData } from 'node-fetch'
import type { Response } from 'node-fetch'
import type { z } from 'zod'
import type { Log } from '../../runtime/logger.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Tracing } from '../observability/tracing.ts'
import { CallAborted, createCircuitBreakers, TRIAL_TIMEOUT_MS } from './circuitBreaker.ts'
import { createChange } from './change.ts'
import { TimeoutSignal } from './timeoutSignal.ts'
import { UpstreamInvalid, UpstreamUnavailable } from './errors.ts'
import { parseWithFastPath } from './schemaFastPath.ts'
import type { Path } from './path.ts'
import { readBytes } from './readBytes.ts'
import { readJson } from './readJson.ts'
import { errorForStatus } from './errorForStatus.ts'

export { FormData } from 'node-fetch'
export type { Response } from 'node-fetch'

/** On whose behalf the v2 service is called. */
export interface Requester {
  /** The v2 service's own token; null is the public. */
  token: string | null
  requestId: string
  /** Address of the client, by which the service limits attempts; null where it is this process. */
  address: string | null
  /** Told of each call, before it is made; what it throws is thrown in its place. */
  onCall?: () => void
}

/** The schemas of the answers that a caller handles itself, by status. */
type Answers = Readonly<Record<number, z.ZodType>>
/** One of them, parsed; `bytes` and `json` are its body as it came. */
export type Answer<A extends Answers> = {
  [Status in keyof A]: {
    status: Status
    body: z.output<A[Status]>
    bytes: Buffer
    json: unknown
    headers: Response['headers']
  }
}[keyof A]

interface SendOptions {
  /** Sent as JSON. */
  body?: unknown
  /** Sent as multipart/form-data, in place of a body. */
  form?: FormData
  headers?: Readonly<Record<string, string>>
  /** In place of the usual deadline, for what takes long by its nature: it is not taken for a failing endpoint. */
  timeoutMs?: number
  /** Ends the call when nobody waits for it any more. */
  signal?: AbortSignal | undefined
}

interface ChangeOptions extends SendOptions {
  /** The ETag of what is changed, as it was read; see resolveIfMatch. */
  ifMatch?: string | undefined
  /** What the thing is in the graph, and its form as it is now, where somebody else was faster. */
  current?: { typename: string; schema: z.ZodType<object> }
}

/** The v2 service for one asker. Every method throws the errors of errors.ts where no schema is given for a status. */
export interface Http {
  requester: Requester
  get: <Schema extends z.ZodType>(path: Path, schema: Schema, options?: SendOptions) => Promise<z.output<Schema>>
  send: <A extends Answers>(method: Method, path: Path, answers: A, options?: SendOptions) => Promise<Answer<A>>
  /**
   * Changes something and answers the changed thing. Throws ValidationFailed, EditConflict or NotPossible where the
   * service says why not.
   */
  change: <Schema extends z.ZodType>(
    method: Exclude<Method, 'GET'>,
    path: Path,
    schema: Schema,
    options?: ChangeOptions,
  ) => Promise<z.output<Schema>>
  /** The answer as it comes, for what is not JSON. Its body must be read or destroyed. */
  open: (path: Path, sent: Omit<SendOptions, 'body' | 'form'>) => Promise<Response>
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface UpstreamOptions {
  v2Url: string
  v2TimeoutMs: number
  log: Log
  metrics: Metrics
  tracing?: Tracing | undefined
}

const MAX_BODY_BYTES = 32 * 1024 * 1024
// Shorter than any usual server's patience: a connection that it ends just as a POST is sent on it loses that POST
const IDLE_MS = 4_000
// Only safe methods are sent again: a POST may have been done although its answer was lost.
const GET_ATTEMPTS = 2

/** The only way to the v2 service: keep-alive, a deadline, one retry of a GET, a breaker, and zod at the border. */
export function createUpstream(options: UpstreamOptions): (requester: Requester) => Http {
  const { v2Url, v2TimeoutMs, log, metrics, tracing } = options
  const Agent = v2Url.startsWith('https:') ? https.Agent : http.Agent
  // An agent's timeout ends connections that are free, none that is in use
  const connections = () => new Agent({ keepAlive: true, maxSockets: 128, timeout: IDLE_MS })
  // What takes long has its own: else all of them could be waiting for it while pages wait for one
  const [agent, agentOfSlow] = [connections(), connections()]
  const guarded = createCircuitBreakers(log, metrics)

  // Paths that begin with /api, and those of the service's root, stand alone.
  const addressOf = ({ text }: Path) =>
    /^\/(api|\.well-known)\//.test(text) ? `${v2Url}${text}` : `${v2Url}/api/v2${text}`

  return (requester) => {
    const attempt = async <Got>(
      method: Method,
      path: Path,
      deadline: TimeoutSignal,
      sent: SendOptions,
      read: Read<Got>,
    ) => {
      const response = await fetch(addressOf(path), {
        method,
        agent: sent.timeoutMs === undefined ? agent : agentOfSlow,
        signal: deadline as never,
        redirect: 'error',
        // Where it is not `readBytes` that reads
        size: MAX_BODY_BYTES,
        headers: { ...requestHeaders(requester, sent), ...tracing?.headers() },
        body: sent.form ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body)),
      })
      metrics.count('bff_upstream_responses_total', { endpoint: `${method} ${path.name}`, status: response.status })
      if (response.status < 500) return read(response)
      await readBytes(response.body, MAX_BODY_BYTES)
      throw Object.assign(new Error('The v2 service failed'), { code: `status ${response.status}` })
    }

    /** Tries until the deadline; throws UpstreamUnavailable. */
    const insist = async <Got>(method: Method, path: Path, timeoutMs: number, sent: SendOptions, read: Read<Got>) => {
      const endpoint = `${method} ${path.name}`
      const deadline = new TimeoutSignal(timeoutMs, sent.signal)
      try {
        for (let left = method === 'GET' ? GET_ATTEMPTS : 1; ; left -= 1) {
          try {
            return await attempt(method, path, deadline, sent, read)
          } catch (error) {
            if (sent.signal?.aborted) throw new CallAborted()
            if (left > 1 && !deadline.aborted) continue
            metrics.count('bff_upstream_failures_total', { endpoint })
            log.warn({ requestId: requester.requestId, upstream: endpoint, reason: codeOf(error) }, 'v2 failed')
            throw new UpstreamUnavailable()
          }
        }
      } finally {
        deadline.stop()
      }
    }

    const exchange = <Got>(method: Method, path: Path, sent: SendOptions, read: Read<Got>): Promise<Got> => {
      requester.onCall?.()
      const endpoint = `${method} ${path.name}`
      const { timeoutMs } = sent
      const run = () =>
        timeoutMs === undefined
          ? guarded(endpoint, (isTrial) =>
              insist(method, path, isTrial ? Math.min(TRIAL_TIMEOUT_MS, v2TimeoutMs) : v2TimeoutMs, sent, read),
            )
          : insist(method, path, timeoutMs, sent, read)
      return tracing ? tracing.span(endpoint, 'client', { 'http.request.method': method }, run) : run()
    }

    const invalid = (method: Method, path: Path, status: number, reason: unknown) => {
      log.error(
        { requestId: requester.requestId, upstream: `${method} ${path.name}`, status, reason },
        'v2 breaks its contract',
      )
      return new UpstreamInvalid()
    }

    const send: Http['send'] = async (method, path, answers, sent = {}) => {
      const readAll: Read<[Response, Buffer]> = async (head) => [head, await readBytes(head.body, MAX_BODY_BYTES)]
      const [response, bytes] = await exchange(method, path, sent, readAll)
      const { status, headers } = response
      const schema = answers[status]
      if (!schema) throw errorForStatus(response) ?? invalid(method, path, status, 'unexpected status')
      const json = readJson(bytes)
      const parsed = parseWithFastPath(schema, json)
      if (parsed.success) return { status, headers, bytes, json, body: parsed.data } as never
      // Paths and what was expected, never the values: they may be a customer's.
      const fields = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
      throw invalid(method, path, status, fields.slice(0, 5))
    }

    return {
      requester,
      send,
      get: async (path, schema, sent) => {
        const { body } = await send('GET', path, { 200: schema }, sent)
        return body as never
      },
      change: createChange(send),
      // Only the wait for the head has a deadline; a large body may take its time.
      open: (path, sent) => exchange('GET', path, sent, async (head) => head),
    }
  }
}

/** Takes what is wanted of an answer; what it throws counts as if none had come. */
type Read<Got> = (response: Response) => Promise<Got>

function requestHeaders(
  { token, requestId, address }: Requester,
  { body, headers }: SendOptions,
): Record<string, string> {
  return {
    accept: 'application/json',
    'x-request-id': requestId,
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(address === null ? {} : { 'x-forwarded-for': address }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  }
}

// Never an error's message or a path with its values: they hold what people search for, such as an email.
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { code, type, name } = error as Error & { code?: unknown; type?: unknown }
  return String(code ?? type ?? name)
}
