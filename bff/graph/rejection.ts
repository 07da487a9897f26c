import type { ServerResponse } from 'node:http'
import { NO_STORE } from '../http/noStore.ts'
import { RETRY_AFTER_SECONDS } from '../v2/circuitBreaker.ts'
import { CodedError } from '../v2/errors.ts'
import type { ErrorCode } from '../v2/errors.ts'

/** The response to a request that never becomes an operation. */
export interface Rejection {
  status: number
  message: string
  code: ErrorCode
  retryAfter?: number
}

const STATUSES: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
  BAD_REQUEST: 400,
  UPSTREAM_INVALID: 502,
  UPSTREAM_UNAVAILABLE: 503,
  INSUFFICIENT_STORAGE: 507,
}

/** The rejection for an error. Throws errors that are not meant for clients. */
export function rejectionFor(error: unknown): Rejection {
  if (!(error instanceof CodedError)) throw error
  const { code, retryAfter } = error.extensions as { code: ErrorCode; retryAfter?: number }
  const seconds = retryAfter ?? (code === 'UPSTREAM_UNAVAILABLE' ? RETRY_AFTER_SECONDS : undefined)
  return { status: STATUSES[code] ?? 500, message: error.message, code, ...(seconds && { retryAfter: seconds }) }
}

/** Sends a rejection. `headers` are added to its own. */
export function reject(
  response: ServerResponse,
  { status, message, code, retryAfter }: Rejection,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': NO_STORE,
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...headers,
  })
  const extensions = { code, ...(retryAfter !== undefined && { retryAfter }) }
  response.end(JSON.stringify({ errors: [{ message, extensions }] }))
}
