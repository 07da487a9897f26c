import type { FastifyBaseLogger } from 'fastify'
import pino from 'pino'

const email = /[^\s"'<>()=,;:]+@[^\s"'<>()=,;:]+/g

/** JSON lines on stderr. Errors are logged without what the database quotes of the data, and without emails. */
export function createLogger(level: string): FastifyBaseLogger {
  return pino(
    { level, base: { service: 'v2' }, serializers: { err: errorForLog } },
    pino.destination({ dest: 2, sync: true }),
  )
}

/** What of an error may stand in a log. */
export function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, message, stack, code } = error as NodeJS.ErrnoException
  const cause = error.cause instanceof Error ? { cause: errorForLog(error.cause) } : {}
  return {
    type: name,
    code,
    message: message.replace(email, '[email]'),
    stack: stack?.replace(email, '[email]'),
    ...cause,
  }
}
