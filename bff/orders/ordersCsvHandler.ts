import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { danishDate } from '../../domain/danishTime.ts'
import { parseOrderListFilter } from '../../domain/orderListFilter.ts'
import { identifyCaller } from '../caller.ts'
import type { Graph } from '../graph/yoga.ts'
import { Unauthenticated } from '../v2/errors.ts'
import { toOrderFilter } from './orderFilter.ts'
import { ordersCsv } from './ordersCsv.ts'

/** Handles /admin/ordre.csv: the whole order list with the filter of the URL, for caterers and admins. */
export function createOrdersCsvHandler(graph: Graph, trustProxy: number) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET') return end(response, 405)
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const disconnected = new AbortController()
    response.once('close', () => disconnected.abort())
    const { viewer, v2 } = await graph.contextOf(
      request.headers,
      identifyCaller(request, trustProxy),
      disconnected.signal,
    )
    const login = () => redirect(response, `/login?from=${encodeURIComponent(pathname + search)}`)
    if (!viewer) return login()
    if (viewer.role === 'customer') return redirect(response, '/')
    try {
      // Only an admin's list has more than one caterer
      const caters = viewer.role === 'admin' ? await v2.caters.all() : await v2.caters.getMany([String(viewer.caterId)])
      const names = new Map(caters.flatMap((cater) => (cater instanceof Error ? [] : [[cater.id, cater.name]])))
      const lines = ordersCsv(v2, toOrderFilter(parseOrderListFilter(searchParams)), (id) => names.get(id) ?? '')
      // Read before the status is sent, so that a failure can still be answered as one
      const first = await lines.next()
      response.writeHead(200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="ordre-${danishDate(new Date())}.csv"`,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      response.write(first.value)
      await pipeline(Readable.from(lines), response)
    } catch (error) {
      // Destroying the connection shows that the file is incomplete
      if (response.headersSent) response.destroy()
      else if (error instanceof Unauthenticated) login()
      else end(response, 502)
    }
  }
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location, 'cache-control': 'no-store' }).end()
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  response.end('Noget gik galt. Prøv igen.\n')
}
