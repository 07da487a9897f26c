/** The graph gave no data. `code` is its extensions.code, or NETWORK where no answer came or it could not be read. */
export class GraphError extends Error {
  readonly code: string
  /** Seconds after which the graph answers again, where it says so. */
  readonly retryAfter: number | undefined
  constructor(message: string, code: string, options?: ErrorOptions & { retryAfter?: number | undefined }) {
    super(message, options)
    this.name = 'GraphError'
    this.code = code
    this.retryAfter = options?.retryAfter
  }
}

/** Whether whoever asks has asked for too much in a short while. */
export const isTooMuch = (error: unknown): error is GraphError =>
  error instanceof GraphError && error.code === 'RATE_LIMITED'

/** How a page is answered that cannot be shown because of an error. */
export interface PageFailure {
  /** The HTTP status. */
  status: number
  /** Seconds after which to try again, where that is known. */
  retryAfter?: number | undefined
}

/** How a page is answered that this error stands in the place of. */
export function pageFailure(error: unknown): PageFailure {
  if (isTooMuch(error)) return { status: 429, retryAfter: error.retryAfter }
  return { status: error instanceof GraphError && error.code === 'UPSTREAM_UNAVAILABLE' ? 503 : 500 }
}
