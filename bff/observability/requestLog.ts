import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestIdOf } from '../http/caller.ts'
import type { Log } from '../../runtime/logger.ts'
import { isProbe } from '../../runtime/probes.ts'

/** Sends the request's id to the client, and logs the response once it has ended. */
export function logRequest(request: IncomingMessage, response: ServerResponse, log: Log): void {
  const begun = performance.now()
  const requestId = requestIdOf(request)
  response.setHeader('x-request-id', requestId)
  const path = pathForLog(request.url)
  if (isProbe(path)) return
  response.once('close', () => {
    const { statusCode: status, writableFinished: isWhole } = response
    const ms = Math.round(performance.now() - begun)
    const details = { requestId, method: request.method, path, status, ms }
    log.info(details, isWhole ? 'request completed' : 'request aborted')
  })
}

/** The path of an address for logs: without the query, and without the secret of a calendar, or of the link of an order or an offer. */
export function pathForLog(url = '/'): string {
  const path = url.split(/[?#]/, 1)[0] ?? '/'
  const [, secret] = /^\/+(kalender|ordre|tilbud)(?:\/|$)/i.exec(path) ?? []
  return secret ? `/${secret.toLowerCase()}` : path
}
