import http from 'node:http'
import https from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import fetch from 'node-fetch'
import { INTERNAL_SECRET_HEADER } from '../../contract/internalSecret.ts'
import { isLogPosition, laterPosition, LOG_POSITION_HEADER } from '../../contract/logPosition.ts'
import type { Log } from '../../runtime/logger.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Tracing } from '../observability/tracing.ts'
import { createChange } from './change.ts'
import { CallAborted, createCircuitBreakers, TRIAL_TIMEOUT_MS } from './circuitBreaker.ts'
import { errorForStatus } from './errorForStatus.ts'
import { InvalidInput, UpstreamInvalid, UpstreamUnavailable } from './errors.ts'
import type { Http, Method, Requester, Response, SendOptions } from './http.ts'
import { createLogPositions } from './logPositions.ts'
import type { LogPositions } from './logPositions.ts'
import type { Path } from './path.ts'
import { readJson } from './readJson.ts'
import { parseWithFastPath } from './schemaFastPath.ts'
import { startTimeout } from './timeout.ts'

export { FormData } from 'node-fetch'

export interface UpstreamOptions {
  v2Url: string
  internalSecret: string | null
  v2TimeoutMs: number
  log: Log
  metrics: Metrics
  tracing?: Tracing | undefined
  /** Left out where this client alone must see what it writes. */
  positions?: LogPositions
}

/** A full disk refuses what is to be stored; the service answers everything else. */
const DISK_FULL = 507
/** Characters of a path with its query: more than any list of ids that is accepted needs, and less than servers refuse. */
const MAX_PATH_LENGTH = 6_000
const MAX_BODY_BYTES = 32 * 1024 * 1024
// Shorter than the keep-alive of usual servers: one that closes a connection just as a POST is sent on it loses that POST
const IDLE_MS = 4_000
const ATTEMPTS = 2
/** A process that is killed resets its connections a moment before it stops listening: at once it would accept a new one. */
const RETRY_DELAY_MS = 50
/** The error codes of a connection that ended before its answer did, by this side or by a proxy on the way. */
const BROKEN: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'status 502',
  'status 504',
])

/**
 * Creates the HTTP client of the v2 service: keep-alive, a timeout, one retry, a circuit breaker for each
 * endpoint, and zod at the border.
 */
export function createUpstream(options: UpstreamOptions): (requester: Requester) => Http {
  const { v2Url, internalSecret, v2TimeoutMs, log, metrics, tracing, positions = createLogPositions() } = options
  const Agent = v2Url.startsWith('https:') ? https.Agent : http.Agent
  // An agent's timeout closes idle connections only
  const createAgent = (maxSockets: number) => new Agent({ keepAlive: true, maxSockets, timeout: IDLE_MS })
  // Slow calls have connections of their own: pages must not queue behind them, nor either behind those that wait
  const [agent, slowAgent, longPollAgent] = [createAgent(128), createAgent(128), createAgent(Infinity)]
  const agentFor = ({ timeoutMs, isLongPoll = false }: SendOptions) => {
    if (timeoutMs === undefined) return agent
    return isLongPoll ? longPollAgent : slowAgent
  }
  // A service that was killed leaves more than one dead connection behind, of which this side may not know yet
  const retryAgent = new Agent({ keepAlive: false })
  const withBreaker = createCircuitBreakers(log, metrics)

  // Paths below /api and /.well-known are absolute
  const urlOf = ({ text }: Path) =>
    /^\/(api|\.well-known)\//.test(text) ? `${v2Url}${text}` : `${v2Url}/api/v2${text}`

  return (requester) => {
    const attempt = async <Got>(
      method: Method,
      path: Path,
      signal: AbortSignal,
      sent: SendOptions,
      read: Read<Got>,
      isRetry: boolean,
    ) => {
      const response = await fetch(urlOf(path), {
        method,
        agent: isRetry ? retryAgent : agentFor(sent),
        signal,
        redirect: 'error',
        // Costs more than it saves between servers that stand side by side
        compress: false,
        size: MAX_BODY_BYTES,
        headers: {
          ...requestHeaders(requester, sent, internalSecret),
          ...positionHeader(method, laterPosition(positions.latest(), requester.position ?? null)),
          ...tracing?.headers(),
        },
        body: sent.form ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body)),
      })
      metrics.count('bff_upstream_responses_total', { endpoint: `${method} ${path.name}`, status: response.status })
      const { status } = response
      notePosition(response.headers.get(LOG_POSITION_HEADER))
      if (status === 401 && requester.token !== null) requester.onTokenRefused?.()
      const isTooBusy = status === 503 && response.headers.has('retry-after')
      if (status < 500 || status === DISK_FULL || (isTooBusy && sent.acceptsTooBusy)) return read(response)
      await response.arrayBuffer()
      throw Object.assign(new Error('The v2 service failed'), { code: `status ${response.status}` })
    }

    const notePosition = (position: string | null) => {
      if (!isLogPosition(position)) return
      positions.note(position)
      requester.onPosition?.(position)
    }

    /** Retries until the timeout; throws UpstreamUnavailable. */
    const attemptAll = async <Got>(
      method: Method,
      path: Path,
      timeoutMs: number,
      sent: SendOptions,
      read: Read<Got>,
    ) => {
      const endpoint = `${method} ${path.name}`
      const timeout = startTimeout(timeoutMs, sent.signal)
      try {
        for (let made = 1; ; made += 1) {
          try {
            return await attempt(method, path, timeout.signal, sent, read, made > 1)
          } catch (error) {
            if (sent.signal?.aborted) throw new CallAborted()
            if (made < ATTEMPTS && !timeout.signal.aborted && mayRetry(method, sent, error)) {
              await pause(RETRY_DELAY_MS)
              continue
            }
            metrics.count('bff_upstream_failures_total', { endpoint })
            log.warn({ requestId: requester.requestId, upstream: endpoint, reason: codeOf(error) }, 'v2 request failed')
            throw new UpstreamUnavailable()
          }
        }
      } finally {
        timeout.clear()
      }
    }

    const exchange = <Got>(method: Method, path: Path, sent: SendOptions, read: Read<Got>): Promise<Got> => {
      requester.onCall?.()
      if (path.text.length > MAX_PATH_LENGTH) throw new InvalidInput()
      const endpoint = `${method} ${path.name}`
      const { timeoutMs } = sent
      const run = () =>
        timeoutMs === undefined
          ? withBreaker(endpoint, (isTrial) =>
              attemptAll(method, path, isTrial ? Math.min(TRIAL_TIMEOUT_MS, v2TimeoutMs) : v2TimeoutMs, sent, read),
            )
          : attemptAll(method, path, timeoutMs, sent, read)
      return tracing ? tracing.span(endpoint, 'client', { 'http.request.method': method }, run) : run()
    }

    const invalid = (method: Method, path: Path, status: number, reason: unknown) => {
      log.error(
        { requestId: requester.requestId, upstream: `${method} ${path.name}`, status, reason },
        'v2 response failed validation',
      )
      return new UpstreamInvalid()
    }

    const send: Http['send'] = async (method, path, answers, sent = {}) => {
      const [response, bytes] = await exchange(method, path, sent, readWhole)
      const { status, headers } = response
      const schema = answers[status]
      if (!schema) throw errorForStatus(response) ?? invalid(method, path, status, 'unexpected status')
      const json = readJson(bytes)
      const parsed = parseWithFastPath(schema, json)
      if (parsed.success) return { status, headers, json, body: parsed.data } as never
      // Paths and expectations, never values: they may be a customer's
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
      // The timeout covers the headers only: a large body may take its time
      open: (path, sent) => exchange('GET', path, sent, async (response) => response),
    }
  }
}

/**
 * True if a call may be sent again: a change may have taken effect although its answer was lost, unless it has a key by
 * which the service answers the same.
 */
function mayRetry(method: Method, { headers, form }: SendOptions, error: unknown): boolean {
  if (method === 'GET') return true
  return headers?.['idempotency-key'] !== undefined && form === undefined && BROKEN.has(codeOf(error))
}

/** Reads what is wanted of a response; what it throws counts as a failed call. */
type Read<Got> = (response: Response) => Promise<Got>

const readWhole: Read<[Response, Buffer]> = async (response) => [response, Buffer.from(await response.arrayBuffer())]

function requestHeaders(
  { token, requestId, address }: Requester,
  { body, headers }: SendOptions,
  internalSecret: string | null,
): Record<string, string> {
  return {
    accept: 'application/json',
    'x-request-id': requestId,
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(address === null ? {} : { 'x-forwarded-for': address }),
    ...(internalSecret === null ? {} : { [INTERNAL_SECRET_HEADER]: internalSecret }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  }
}

/** The position that a read must see; a write is always at the newest position. */
function positionHeader(method: Method, position: string | null): Record<string, string> {
  return method === 'GET' && position !== null ? { [LOG_POSITION_HEADER]: position } : {}
}

// Never an error's message, which may hold a URL with personal data such as an email that somebody searched for
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { code, type, name } = error as Error & { code?: unknown; type?: unknown }
  return String(code ?? type ?? name)
}
