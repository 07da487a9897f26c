import { CodedError, NotFound } from '../errors.ts'

/** Turns the 404 of a service that lacks an endpoint into NOT_SUPPORTED; throws any other error as it is. */
export function notSupported(feature: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof NotFound) throw new CodedError(`This v2 service has no ${feature}.`, 'NOT_SUPPORTED')
    throw error
  }
}
