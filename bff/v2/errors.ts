import { GraphQLError } from 'graphql'

/** The `extensions.code` of an error that clients see. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'NOT_SUPPORTED'
  | 'UPSTREAM_UNAVAILABLE'
  | 'UPSTREAM_INVALID'
  | 'QUERY_TOO_COMPLEX'
  | 'RATE_LIMITED'
  | 'INSUFFICIENT_STORAGE'
  | 'TOO_MANY_LISTENERS'
  | 'BAD_REQUEST'
  | 'INTERNAL'

/** An error whose message clients may see. */
export class CodedError extends GraphQLError {
  constructor(message: string, code: ErrorCode, extensions: Readonly<Record<string, unknown>> = {}) {
    super(message, { extensions: { ...extensions, code } })
  }
}

/** The v2 service is down, too slow or answers 5xx. */
export class UpstreamUnavailable extends CodedError {
  constructor() {
    super('The v2 service does not answer. Try again.', 'UPSTREAM_UNAVAILABLE')
  }
}

/** The v2 service's answer does not match its contract; the log has the details. */
export class UpstreamInvalid extends CodedError {
  constructor() {
    super('The v2 service answered something unexpected.', 'UPSTREAM_INVALID')
  }
}

/** The object does not exist, or the viewer may not see it. */
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

/** The viewer is known and not allowed. */
export class Forbidden extends CodedError {
  constructor(message = 'Not allowed.') {
    super(message, 'FORBIDDEN')
  }
}

/** The v2 service answered 422 to a call whose answer has no issues in the graph. */
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

/** The disk of the web server or of the v2 service is full. */
export class InsufficientStorage extends CodedError {
  constructor() {
    super('There is no room for more files at the moment. Try again later.', 'INSUFFICIENT_STORAGE')
  }
}

/** Returns null for NotFound, as for the catalogue of a closed caterer; throws any other error. */
export function nullIfNotFound(error: unknown): null {
  if (error instanceof NotFound) return null
  throw error
}
