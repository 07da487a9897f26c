import type { IncomingMessage } from 'node:http'
import { requestIdOf } from '../http/caller.ts'
import type { Log } from '../../runtime/logger.ts'

/**
 * Logs the error of a page: as a warning below 500, where the client exceeded a limit. Logs nothing for a v2 service that
 * is unavailable, since the v2 client has logged each failed call with the request's id, nor for a visitor who has left,
 * which aborts what was under way.
 */
export function logPageFailure(log: Log, error: unknown, from: IncomingMessage, status: number): void {
  if (error instanceof Error && 'code' in error && error.code === 'UPSTREAM_UNAVAILABLE') return
  if (from.socket.destroyed) return
  log[status < 500 ? 'warn' : 'error']({ requestId: requestIdOf(from), err: error, status }, 'page failed')
}
