import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { callerOf } from '../graph/caller.ts'
import type { Asker, Http } from '../v2/http.ts'
import { calendarApi } from './calendarApi.ts'

const ANSWERED = ['content-type', 'content-length', 'etag', 'last-modified'] as const
const ADDRESS = /^\/kalender\/([\w-]{1,100})\.ics$/

/**
 * Answers /kalender/{secret}.ics: a caterer's deliveries for whoever knows the address. Nothing of what goes wrong here
 * is thrown: the server's log would tell the address.
 */
export function createCalendarHandler(upstream: (asker: Asker) => Http, trustProxy: number) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, secret] = ADDRESS.exec((request.url ?? '/').split('?', 1)[0] ?? '') ?? []
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || secret === undefined) return end(response, 404)
    const { requestId, address } = callerOf(request, trustProxy)
    try {
      const http = upstream({ token: null, requestId, address })
      const calendar = await calendarApi(http).open(secret, request.headers['if-none-match'])
      if (calendar.status !== 200 && calendar.status !== 304) {
        await calendar.arrayBuffer()
        return end(response, calendar.status === 404 ? 404 : 502)
      }
      response.statusCode = calendar.status
      for (const header of ANSWERED) {
        const value = calendar.headers.get(header)
        if (value !== null) response.setHeader(header, value)
      }
      response.setHeader('cache-control', 'private, no-cache')
      response.setHeader('x-robots-tag', 'noindex')
      response.setHeader('referrer-policy', 'no-referrer')
      if (!calendar.body) return void response.end()
      await pipeline(calendar.body, response)
    } catch {
      if (response.headersSent) response.destroy()
      else end(response, 502)
    }
  }
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end()
}
