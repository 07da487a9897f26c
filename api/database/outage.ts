/** PostgreSQL's shutdown, start-up and too_many_connections; and connection errors. */
const OUTAGE_CODES = [
  '57P01',
  '57P02',
  '57P03',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EPIPE',
]
/** The class of PostgreSQL's codes for a connection that is lost. */
const CONNECTION_EXCEPTION = '08'

/** What the driver, which has no code for these, says of a connection that is lost. */
const LOST_CONNECTION = /^(Connection terminated|timeout exceeded when trying to connect|Client .* is not queryable$)/

/** The database or the picture storage cannot be reached, or was lost on the way. */
export function isOutage(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as { code?: unknown; message?: string }
  const known = String(code)
  return OUTAGE_CODES.includes(known) || known.startsWith(CONNECTION_EXCEPTION) || LOST_CONNECTION.test(message)
}

/** An error as the log has it: of an outage one line with its reason, since a stack says nothing about it. */
export const failureDetails = (error: unknown): { reason: string } | { err: unknown } =>
  isOutage(error) ? { reason: (error as Error).message } : { err: error }

/** Tells failures apart: an outage has one kind, whatever the driver says of it in turn. */
export const failureKind = (error: unknown): string => (isOutage(error) ? 'outage' : String(error))
