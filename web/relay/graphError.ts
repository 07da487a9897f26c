/** A GraphQL request without data. `code` is the error's extensions.code, or NETWORK without a readable response. */
export class GraphError extends Error {
  readonly code: string
  /** Seconds to wait before the next request; undefined if the graph names none. */
  readonly retryAfter: number | undefined
  constructor(message: string, code: string, options?: ErrorOptions & { retryAfter?: number | undefined }) {
    super(message, options)
    this.name = 'GraphError'
    this.code = code
    this.retryAfter = options?.retryAfter
  }
}

/** True if the caller has exceeded the rate limit. */
export const isRateLimited = (error: unknown): error is GraphError =>
  error instanceof GraphError && error.code === 'RATE_LIMITED'

/** The HTTP response of a page that failed. */
export interface PageFailure {
  status: number
  /** Seconds for Retry-After, if known. */
  retryAfter?: number | undefined
}

/** Maps the error of a page to its HTTP response: 429, 503 or 500. */
export function pageFailure(error: unknown): PageFailure {
  if (isRateLimited(error)) return { status: 429, retryAfter: error.retryAfter }
  return { status: error instanceof GraphError && error.code === 'UPSTREAM_UNAVAILABLE' ? 503 : 500 }
}
