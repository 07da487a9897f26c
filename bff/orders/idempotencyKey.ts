import { CodedError } from '../v2/errors.ts'

// It is sent as a header
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/

/** Throws BAD_REQUEST for a key that is none. */
export function checkIdempotencyKey(key: string): void {
  if (!IDEMPOTENCY_KEY.test(key))
    throw new CodedError('idempotencyKey must be 1 to 200 visible ASCII characters.', 'BAD_REQUEST')
}
