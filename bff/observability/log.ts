import { pino } from 'pino'
import type { Logger } from 'pino'

/** Where this process tells what happens, one JSON object a line. Never given bodies, tokens or cookies. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>

/** A log at standard output. */
export function createLog(level: string): Log {
  return pino({ level, base: { service: 'bff' } })
}
