import { GraphQLError } from 'graphql'

/** What an error that leaves the graph is called in `extensions.code`. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'NOT_SUPPORTED'
  | 'UPSTREAM_UNAVAILABLE'
  | 'UPSTREAM_INVALID'
  | 'QUERY_TOO_COMPLEX'
  | 'RATE_LIMITED'
  | 'BAD_REQUEST'
  | 'INTERNAL'

/** An error that whoever asks may see. */
export class CodedError extends GraphQLError {
  constructor(message: string, code: ErrorCode, extensions: Readonly<Record<string, unknown>> = {}) {
    super(message, { extensions: { ...extensions, code } })
  }
}

/** The v2 service is down, slow or answers 5xx. */
export class UpstreamUnavailable extends CodedError {
  constructor() {
    super('The v2 service does not answer. Try again.', 'UPSTREAM_UNAVAILABLE')
  }
}

/** The v2 service answered something that its contract does not know; the log says what. */
export class UpstreamInvalid extends CodedError {
  constructor() {
    super('The v2 service answered something unexpected.', 'UPSTREAM_INVALID')
  }
}

/** There is no such thing, or it is not for whoever asks. */
export class NotFound extends CodedError {
  constructor() {
    super('Not found.', 'NOT_FOUND')
  }
}

/** Nobody is logged in, or the session has ended. */
export class Unauthenticated extends CodedError {
  constructor() {
    super('Log in first.', 'UNAUTHENTICATED')
  }
}

/** Whoever asks is known and may not. */
export class Forbidden extends CodedError {
  constructor(message = 'Not allowed.') {
    super(message, 'FORBIDDEN')
  }
}

/** The v2 service refuses what was sent with 422, and no field of the graph has words for why. */
export class InvalidInput extends CodedError {
  constructor() {
    super('The input is not valid.', 'BAD_REQUEST')
  }
}

/** The v2 service's limit of calls is reached. */
export class RateLimited extends CodedError {
  constructor(retryAfter: number) {
    super(`Too many requests. Try again in ${retryAfter} seconds.`, 'RATE_LIMITED', { retryAfter })
  }
}

/** Null for what the v2 service does not find, such as the catalogue of a closed caterer; throws any other error. */
export function nullIfNotFound(error: unknown): null {
  if (error instanceof NotFound) return null
  throw error
}
