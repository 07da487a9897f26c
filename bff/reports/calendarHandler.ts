import type { IncomingMessage, ServerResponse } from 'node:http'
import { identifyCaller } from '../http/caller.ts'
import { NO_STORE } from '../http/noStore.ts'
import type { Requester, Http } from '../v2/http.ts'
import { failureStatus, pickHeaders, pipeResponse, sendStatus } from '../v2/proxyResponse.ts'
import { calendarApi } from './calendarApi.ts'

const REQUEST_HEADERS = ['accept-encoding', 'if-none-match'] as const
const RESPONSE_HEADERS = ['content-type', 'content-encoding', 'content-length', 'etag', 'vary'] as const
const ADDRESS = /^\/kalender\/([\w-]{1,100})\.ics$/

const UNKNOWN = 'Kalenderen findes ikke længere. Hent en ny adresse, hvor du fandt den gamle.\n'

/**
 * Handles /kalender/{secret}.ics: a caterer's deliveries for everybody who knows the URL. Nothing is thrown: the server
 * would log the URL with its secret.
 */
export function createCalendarHandler(upstream: (requester: Requester) => Http, trustProxy: number) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, secret] = ADDRESS.exec((request.url ?? '/').split('?', 1)[0] ?? '') ?? []
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || secret === undefined) return sendStatus(response, 404)
    const { requestId, address } = identifyCaller(request, trustProxy)
    try {
      const http = upstream({ token: null, requestId, address })
      const calendar = await calendarApi(http).open(secret, pickHeaders(request, REQUEST_HEADERS))
      if (calendar.status !== 200 && calendar.status !== 304) {
        await calendar.arrayBuffer()
        return calendar.status === 404 ? sendUnknown(response) : sendStatus(response, 502)
      }
      response.setHeader('cache-control', 'private, no-cache')
      response.setHeader('x-robots-tag', 'noindex')
      response.setHeader('referrer-policy', 'no-referrer')
      await pipeResponse(calendar, response, RESPONSE_HEADERS)
    } catch (error) {
      if (response.headersSent) return void response.destroy()
      const { status, headers } = failureStatus(error)
      sendStatus(response, status, headers)
    }
  }
}

function sendUnknown(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': NO_STORE }).end(UNKNOWN)
}
