import { Forbidden, InsufficientStorage, InvalidInput, NotFound, RateLimited, Unauthenticated } from './errors.ts'

type Readable = Pick<Headers, 'get'>

/** The error that a status of the v2 service stands for; undefined for a status that the contract does not know. */
export function errorForStatus({ status, headers }: { status: number; headers: Readable }): Error | undefined {
  switch (status) {
    case 401:
      return new Unauthenticated()
    case 403:
      return new Forbidden()
    case 404:
      return new NotFound()
    // Too large, too long or nested too deep for the service: what the client sent is in it
    case 400:
    case 413:
    case 414:
    case 422:
    case 431:
      return new InvalidInput()
    case 429:
      return new RateLimited(retryAfterSeconds(headers))
    case 507:
      return new InsufficientStorage()
    default:
      return undefined
  }
}

/** The seconds of a Retry-After header; 60 where it has none. */
export function retryAfterSeconds(headers: Readable): number {
  const seconds = Number(headers.get('retry-after'))
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : 60
}
