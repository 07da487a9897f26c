import http from 'node:http'
import https from 'node:https'
import fetch from 'node-fetch'
import type { Response } from 'node-fetch'
import type { z } from 'zod'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import {
  Forbidden,
  InvalidInput,
  NotFound,
  RateLimited,
  Unauthenticated,
  UpstreamInvalid,
  UpstreamUnavailable,
} from './errors.ts'
import type { Path } from './path.ts'

/** On whose behalf the v2 service is called. */
export interface Asker {
  /** The v2 service's own token; null is the public. */
  token: string | null
  requestId: string
  /** Address of the client, by which the service limits attempts; null where it is this process. */
  address: string | null
}

/** The schemas of the answers that a caller handles itself, by status. */
type Answers = Readonly<Record<number, z.ZodType>>
/** One of them, parsed. */
export type Answer<A extends Answers> = {
  [Status in keyof A]: { status: Status; body: z.output<A[Status]>; headers: Response['headers'] }
}[keyof A]

interface SendOptions {
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

/** The v2 service for one asker. Every method throws the errors of errors.ts where no schema is given for a status. */
export interface Http {
  asker: Asker
  get: <Schema extends z.ZodType>(path: Path, schema: Schema) => Promise<z.output<Schema>>
  send: <A extends Answers>(method: Method, path: Path, answers: A, options?: SendOptions) => Promise<Answer<A>>
  /** The answer as it comes, for what is not JSON. Its body must be read or destroyed. */
  open: (path: Path, headers: Readonly<Record<string, string>>) => Promise<Response>
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface UpstreamOptions {
  v2Url: string
  v2TimeoutMs: number
  log: Log
  metrics: Metrics
}

const LARGEST_ANSWER = 32 * 1024 * 1024
// Only safe methods are sent again: a POST may have been done although its answer was lost.
const GET_ATTEMPTS = 2

/** The only way to the v2 service: keep-alive, a deadline, one retry of a GET, and zod at the border. */
export function createUpstream({ v2Url, v2TimeoutMs, log, metrics }: UpstreamOptions): (asker: Asker) => Http {
  const Agent = v2Url.startsWith('https:') ? https.Agent : http.Agent
  const agent = new Agent({ keepAlive: true, maxSockets: 128, keepAliveMsecs: 10_000 })

  // Paths that begin with /api, and those of the service's root, stand alone.
  const addressOf = ({ text }: Path) =>
    /^\/(api|\.well-known)\//.test(text) ? `${v2Url}${text}` : `${v2Url}/api/v2${text}`

  return (asker) => {
    const exchange = async (method: Method, path: Path, signal: AbortSignal, options: SendOptions) => {
      const request = {
        method,
        agent,
        signal: signal as never,
        redirect: 'error' as const,
        size: LARGEST_ANSWER,
        headers: requestHeaders(asker, options),
        body: options.body === undefined ? undefined : JSON.stringify(options.body),
      }
      for (let left = method === 'GET' ? GET_ATTEMPTS : 1; ; left -= 1) {
        try {
          const response = await fetch(addressOf(path), request)
          metrics.count('bff_upstream_answers_total', { endpoint: `${method} ${path.name}`, status: response.status })
          if (response.status < 500) return response
          await response.arrayBuffer()
          if (left === 1) throw Object.assign(new Error('The v2 service failed'), { code: `status ${response.status}` })
        } catch (error) {
          if (left > 1 && !signal.aborted) continue
          metrics.count('bff_upstream_failures_total', { endpoint: `${method} ${path.name}` })
          log.warn(
            { requestId: asker.requestId, upstream: `${method} ${path.name}`, reason: codeOf(error) },
            'v2 failed',
          )
          throw new UpstreamUnavailable()
        }
      }
    }

    const invalid = (method: Method, path: Path, status: number, reason: unknown) => {
      log.error(
        { requestId: asker.requestId, upstream: `${method} ${path.name}`, status, reason },
        'v2 breaks its contract',
      )
      return new UpstreamInvalid()
    }

    const send: Http['send'] = async (method, path, answers, options = {}) => {
      const signal = AbortSignal.timeout(v2TimeoutMs)
      const response = await exchange(method, path, signal, options)
      const text = await response.text().catch(() => {
        throw new UpstreamUnavailable()
      })
      const { status, headers } = response
      const schema = answers[status]
      if (!schema) throw refusal(response) ?? invalid(method, path, status, 'unexpected status')
      const parsed = schema.safeParse(readJson(text))
      if (parsed.success) return { status, headers, body: parsed.data } as never
      // Paths and what was expected, never the values: they may be a customer's.
      const fields = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
      throw invalid(method, path, status, fields.slice(0, 5))
    }

    return {
      asker,
      send,
      get: async (path, schema) => {
        const { body } = await send('GET', path, { 200: schema })
        return body as never
      },
      open: async (path, headers) => {
        const deadline = new AbortController()
        const timer = setTimeout(() => deadline.abort(), v2TimeoutMs)
        // Only the wait for the head has a deadline; a large body may take its time.
        return exchange('GET', path, deadline.signal, { headers }).finally(() => clearTimeout(timer))
      },
    }
  }
}

function requestHeaders({ token, requestId, address }: Asker, { body, headers }: SendOptions): Record<string, string> {
  return {
    accept: 'application/json',
    'x-request-id': requestId,
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(address === null ? {} : { 'x-forwarded-for': address }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  }
}

function refusal({ status, headers }: Response): Error | undefined {
  switch (status) {
    case 401:
      return new Unauthenticated()
    case 403:
      return new Forbidden()
    case 404:
      return new NotFound()
    case 422:
      return new InvalidInput()
    case 429:
      return new RateLimited(retryAfter(headers))
    default:
      return undefined
  }
}

/** The seconds of a Retry-After header; a minute where it names none. */
export function retryAfter(headers: Response['headers']): number {
  const seconds = Number(headers.get('retry-after'))
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : 60
}

// Never an error's message or a path with its values: they hold what people search for, such as an email.
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { code, type, name } = error as Error & { code?: unknown; type?: unknown }
  return String(code ?? type ?? name)
}

function readJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
