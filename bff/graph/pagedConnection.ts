import { InvalidInput } from '../v2/errors.ts'
import type { ReadPage } from '../v2/listPages.ts'
import { LIMITS } from './limits.ts'
import { type PageArgs, pageSize, invalidCursor } from './pageArgs.ts'

/** A cursor skips at most one page of the v2 service, and at most one page is requested. */
const MAX_READ = 2 * LIMITS.pageSize

/**
 * A page of a list of the v2 service as Relay's connection. The v2 service has cursors between its pages only; ours hold one of
 * those and the number of items to skip after it, so that a client can continue from any edge.
 */
export async function pagedConnection<Item>(args: PageArgs, read: ReadPage<Item>) {
  const size = pageSize(args)
  const { cursor, skip } = decodeCursor(args.after)
  const page = await read(Math.min(size + skip, MAX_READ), cursor).catch((error: unknown) => {
    // The service knows no such cursor of this list
    throw cursor !== null && error instanceof InvalidInput ? invalidCursor() : error
  })
  // A service without paging answers the whole list
  const items = page.items.slice(skip, skip + size)
  const hasNextPage = page.next !== null || page.items.length > skip + size
  const edges = items.map((node, index) => {
    const passed = skip + index + 1
    const isEnd = passed === page.items.length && page.next !== null
    return { node, cursor: isEnd ? encodeCursor(page.next, 0) : encodeCursor(cursor, passed) }
  })
  const isWhole = cursor === null && page.next === null
  return {
    edges,
    totalCount: page.total ?? (isWhole ? page.items.length : null),
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
