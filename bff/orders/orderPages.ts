import { LIMITS } from '../graph/limits.ts'
import { type PageArgs, pageSize, invalidCursor } from '../graph/pageArgs.ts'
import type { ReadPage } from '../v2/orderLists.ts'

/** A cursor skips at most one page of the v2 service, and at most one page is requested. */
const MAX_READ = 2 * LIMITS.pageSize

/**
 * A page of an order list as Relay's connection. The v2 service has cursors between its pages only; ours hold one of
 * those and the number of orders to skip after it, so that a client can continue from any edge.
 */
export async function orderConnection(args: PageArgs, read: ReadPage) {
  const size = pageSize(args)
  const { cursor, skip } = decodeCursor(args.after)
  const page = await read(Math.min(size + skip, MAX_READ), cursor)
  // A service without paging answers the whole list
  const orders = page.orders.slice(skip, skip + size)
  const hasNextPage = page.next !== null || page.orders.length > skip + size
  const edges = orders.map((node, index) => {
    const passed = skip + index + 1
    const isEnd = passed === page.orders.length && page.next !== null
    return { node, cursor: isEnd ? encodeCursor(page.next, 0) : encodeCursor(cursor, passed) }
  })
  const isWhole = cursor === null && page.next === null
  return {
    edges,
    totalCount: page.total ?? (isWhole ? page.orders.length : null),
    pageInfo: {
      hasNextPage,
      hasPreviousPage: args.after !== null && args.after !== undefined,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

function encodeCursor(cursor: string | null, skip: number): string {
  return Buffer.from(JSON.stringify([cursor, skip])).toString('base64url')
}

function decodeCursor(text: string | null | undefined): { cursor: string | null; skip: number } {
  if (text === null || text === undefined) return { cursor: null, skip: 0 }
  try {
    const [cursor, skip] = JSON.parse(Buffer.from(text, 'base64url').toString())
    // A service without paging has no cursor: the client skips all that it was shown
    const isOfPage = typeof cursor === 'string' && skip <= LIMITS.pageSize
    if ((cursor === null || isOfPage) && Number.isSafeInteger(skip) && skip >= 0) return { cursor, skip }
  } catch {
    // Not a cursor of ours: thrown below
  }
  throw invalidCursor()
}
