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

/** What follows these opens a calendar, an order, an offer or a basket. */
const SECRET = /^\/+(kalender|ordre|tilbud|kurv)(?:\/|$)/i
/** More layers of encoding than any server between takes off. */
const LAYERS = 3

/** The path of an address for logs: without the query, and without the secret of a link, however the path is written. */
export function pathForLog(url = '/'): string {
  const path = url.split(/[?#]/, 1)[0] ?? '/'
  const [, secret] = SECRET.exec(asRouted(path)) ?? []
  return secret ? `/${secret.toLowerCase()}` : path
}

/** The path as routers read it: dots resolved, letters decoded. */
function asRouted(path: string): string {
  const base = 'http://host'
  let decoded = path
  for (let layer = 0; layer < LAYERS; layer++)
    decoded = decoded.replace(/%([0-7][0-9a-f])/gi, (_letter, code: string) => String.fromCharCode(parseInt(code, 16)))
  return URL.canParse(base + decoded) ? new URL(base + decoded).pathname : decoded
}
