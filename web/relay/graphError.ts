/** The graph gave no data. `code` is its extensions.code, or NETWORK where no answer came or it could not be read. */
export class GraphError extends Error {
  readonly code: string
  constructor(message: string, code: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'GraphError'
    this.code = code
  }
}

/** The HTTP status of a page that cannot be shown because of an error. */
export function statusOf(error: unknown): number {
  if (!(error instanceof GraphError)) return 500
  return error.code === 'UPSTREAM_UNAVAILABLE' || error.code === 'RATE_LIMITED' ? 503 : 500
}
