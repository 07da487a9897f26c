import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { identifyCaller } from '../http/caller.ts'
import type { Graph } from '../graph/yoga.ts'
import { NO_STORE } from '../http/noStore.ts'
import { setCookieOf } from '../session/sessionCookie.ts'
import { failureStatus, pipeResponse } from '../v2/proxyResponse.ts'

const RESPONSE_HEADERS = ['content-type', 'content-disposition', 'content-length'] as const
const PATH = /^\/(ordre|tak-for-din-bestilling)\/([\w-]{1,100})\/kalender\.ics$/

/** True for the file for a calendar below an order's own page, or below its thank-you page. */
export const isOrderCalendarPath = (path: string): boolean => PATH.test(path)

/**
 * Handles /ordre/{token}/kalender.ics and /tak-for-din-bestilling/{id}/kalender.ics: the delivery for a calendar, for whom
 * the page shows its order. Nothing is thrown: the server would log what failed at a secret URL.
 */
export function createOrderCalendarHandler(graph: Graph, trustProxy: number) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, page, key = ''] = PATH.exec((request.url ?? '/').split('?', 1)[0] ?? '') ?? []
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405)
    response.setHeader('x-robots-tag', 'noindex')
    response.setHeader('referrer-policy', 'no-referrer')
    try {
      const disconnected = new AbortController()
      response.once('close', () => disconnected.abort())
      const { viewer, v2 } = await graph.contextOf(
        { cookie: request.headers.cookie },
        identifyCaller(request, trustProxy),
        disconnected.signal,
        setCookieOf(response),
      )
      const isLink = page === 'ordre'
      if (!isLink && !viewer) return end(response, 404, NOT_SHOWN)
      const calendar = await (isLink ? v2.orderLinks.openCalendar(key) : v2.orders.openCalendar(key))
      if (calendar.status === 200) {
        response.setHeader('cache-control', NO_STORE)
        return await pipeResponse(calendar, response, RESPONSE_HEADERS)
      }
      await calendar.arrayBuffer()
      if (calendar.status === 410)
        return end(response, 410, 'Linket virker ikke længere. Åbn bestillingen fra den nyeste mail om den.')
      if (UNKNOWN.includes(calendar.status)) return end(response, 404, isLink ? 'Linket virker ikke.' : NOT_SHOWN)
      end(response, 502)
    } catch (error) {
      if (response.headersSent) return void response.destroy()
      const { status, headers } = failureStatus(error)
      end(response, status, FAILED, headers)
    }
  }
}

/** The statuses by which the service says that there is no such order for the viewer. */
const UNKNOWN = [401, 403, 404]

const NOT_SHOWN = 'Vi kan ikke vise denne bestilling. Har du bestilt med en konto, så log ind med den.'

const FAILED = 'Noget gik galt. Prøv igen.'

function end(response: ServerResponse, status: number, text = FAILED, headers: OutgoingHttpHeaders = {}): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': NO_STORE, ...headers })
  response.end(`${text}\n`)
}
