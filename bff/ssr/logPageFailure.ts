import type { IncomingMessage } from 'node:http'
import { requestIdOf } from '../caller.ts'
import type { Log } from '../../runtime/logger.ts'

/** Logs an error that a page was answered with: below 500, as for a rate limit, as a warning only. */
export function logPageFailure(log: Log, error: unknown, from: IncomingMessage, status: number): void {
  log[status < 500 ? 'warn' : 'error']({ requestId: requestIdOf(from), err: error, status }, 'page failed')
}
