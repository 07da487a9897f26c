import type { IncomingMessage } from 'node:http'
import { requestIdOf } from '../caller.ts'
import type { Log } from '../../runtime/logger.ts'

/** Tells the log of an error that a page was answered with. Below 500 nothing is broken: the visitor asked for too much. */
export function logPageFailure(log: Log, error: unknown, from: IncomingMessage, status: number): void {
  log[status < 500 ? 'warn' : 'error']({ requestId: requestIdOf(from), err: error, status }, 'page failed')
}
