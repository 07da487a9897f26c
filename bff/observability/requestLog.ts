import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestIdOf } from '../caller.ts'
import type { Log } from '../../runtime/logger.ts'

/** Tells whoever asks the id of the request, and the log how it was answered. */
export function logAnswer(request: IncomingMessage, response: ServerResponse, log: Log): void {
  const begun = performance.now()
  const requestId = requestIdOf(request)
  response.setHeader('x-request-id', requestId)
  response.once('close', () => {
    const { statusCode: status, writableFinished: isWhole } = response
    const ms = Math.round(performance.now() - begun)
    const details = { requestId, method: request.method, path: loggedPath(request.url), status, ms }
    log.info(details, isWhole ? 'answered' : 'cut off')
  })
}

/** The path of an address as a log may hold it: without the query, and without the secret of a calendar. */
export function loggedPath(url = '/'): string {
  const path = url.split(/[?#]/, 1)[0] ?? '/'
  return /^\/+kalender(\/|$)/i.test(path) ? '/kalender' : path
}
