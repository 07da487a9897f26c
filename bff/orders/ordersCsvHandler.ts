import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { danishDate } from '../../domain/time/danishTime.ts'
import { readOrderListAddress } from '../../domain/orders/orderListFilter.ts'
import { compressStream, encodingFor } from '../../runtime/compression.ts'
import type { Log } from '../../runtime/logger.ts'
import { networkOf } from '../../runtime/networkOf.ts'
import { logSecurity } from '../../runtime/securityLog.ts'
import { identifyCaller } from '../http/caller.ts'
import type { Graph } from '../graph/yoga.ts'
import { NO_STORE } from '../http/noStore.ts'
import { setCookieOf } from '../session/sessionCookie.ts'
import { Unauthenticated } from '../v2/errors.ts'
import { WIRE_SORT } from '../v2/orderLists.ts'
import { failureStatus } from '../v2/proxyResponse.ts'
import { toOrderFilter } from './orderFilter.ts'
import { ordersCsv } from './ordersCsv.ts'

/** Handles /admin/ordre.csv: the whole order list with the filter of the URL, for caterers and admins. */
export function createOrdersCsvHandler(graph: Graph, trustProxy: number, log: Log) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET') return end(response, 405)
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const { filter, errors } = readOrderListAddress(searchParams)
    const disconnected = new AbortController()
    response.once('close', () => disconnected.abort())
    const caller = identifyCaller(request, trustProxy)
    const { viewer, v2 } = await graph.contextOf(
      { cookie: request.headers.cookie },
      caller,
      disconnected.signal,
      setCookieOf(response),
    )
    const login = () => redirect(response, `/login?from=${encodeURIComponent(pathname + search)}`)
    if (!viewer) return login()
    if (viewer.role === 'customer') return redirect(response, '/')
    if (viewer.staffRole === 'kitchen') return redirect(response, '/admin')
    // a file of more than what was requested would not be noticed
    const [wrongFilter] = Object.values(errors)
    if (wrongFilter) return end(response, 400, wrongFilter)
    try {
      const lines = ordersCsv(v2, toOrderFilter({ ...filter, sort: WIRE_SORT[filter.sort] }), viewer.role)
      // Read before the status is sent, so that a failure can still be answered as one
      const first = await lines.next()
      const { requestId, address } = caller
      logSecurity(log, { action: 'orders_exported', userId: viewer.userId, network: networkOf(address), requestId })
      const encoding = encodingFor(request.headers['accept-encoding']?.toString())
      response.writeHead(200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="ordre-${danishDate(new Date())}.csv"`,
        'cache-control': NO_STORE,
        'x-robots-tag': 'noindex',
        vary: 'Accept-Encoding',
        ...(encoding && { 'content-encoding': encoding }),
      })
      response.flushHeaders()
      const text = Readable.from(continued(first, lines))
      await (encoding ? pipeline(text, compressStream(encoding), response) : pipeline(text, response))
    } catch (error) {
      // Destroying the connection shows that the file is incomplete
      if (response.headersSent) return void response.destroy()
      if (error instanceof Unauthenticated) return login()
      const { status, headers } = failureStatus(error)
      end(response, status, FAILED, headers)
    }
  }
}

/** The values of an iterator, with its first result. */
async function* continued(first: IteratorResult<string, void>, rest: AsyncGenerator<string, void>) {
  if (!first.done) yield first.value
  yield* rest
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location, 'cache-control': NO_STORE }).end()
}

const FAILED = 'Noget gik galt. Prøv igen.'

function end(response: ServerResponse, status: number, text = FAILED, headers: OutgoingHttpHeaders = {}): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': NO_STORE, ...headers })
  response.end(`${text}\n`)
}
