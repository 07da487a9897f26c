import { type DestinationStream, type Logger, pino } from 'pino'

/** Logs events; one JSON object a line. Never pass it bodies, tokens or cookies. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>

const EMAIL = /[^\s"'<>()=,;:]+@[^\s"'<>()=,;:]+/g

interface LoggerOptions {
  /** The server's name, which every line carries. */
  service: 'bff' | 'v2' | 'worker'
  level: string
}

/** A logger of JSON lines on stdout. Errors are logged without emails and without what the database quotes of the data. */
export function createLogger(
  { service, level }: LoggerOptions,
  destination: DestinationStream = pino.destination({ dest: 1, sync: true }),
): Logger {
  return pino({ level, base: { service }, serializers: { err: errorForLog } }, destination)
}

/** A server's logger: readable lines on a terminal in development, else JSON. */
export async function openLogger(
  { isProduction, ...options }: LoggerOptions & { isProduction: boolean },
  { fd, isTTY = false }: { fd: number; isTTY?: boolean } = process.stdout,
): Promise<Logger> {
  if (isProduction || !isTTY) return createLogger(options, pino.destination({ dest: fd, sync: true }))
  // Loaded only here: servers in production have no use for it
  const { default: pretty } = await import('pino-pretty')
  return createLogger(
    options,
    pretty({
      destination: fd,
      sync: true,
      singleLine: true,
      translateTime: 'HH:MM:ss',
      messageFormat: '[{service}] {msg}',
      ignore: 'service',
    }),
  )
}

/** The parts of an error that a log may hold: no email, and none of the fields that quote the data. */
export function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, message, stack, code } = error as NodeJS.ErrnoException
  const cause = error.cause instanceof Error ? { cause: errorForLog(error.cause) } : {}
  return {
    type: name,
    code,
    message: message.replace(EMAIL, '[email]'),
    stack: stack?.replace(EMAIL, '[email]'),
    ...cause,
  }
}
