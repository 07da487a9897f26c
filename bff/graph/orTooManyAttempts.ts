import { RateLimited } from '../v2/errors.ts'
import { TooManyAttempts } from './userErrors.ts'

/** The result of a change whose attempts the service limits: too many become an outcome. */
export const orTooManyAttempts = <Changed>(change: Promise<Changed>): Promise<Changed> =>
  change.catch((error: unknown) => {
    throw error instanceof RateLimited ? new TooManyAttempts(Number(error.extensions.retryAfter)) : error
  })
