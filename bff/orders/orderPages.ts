import { CodedError } from '../v2/errors.ts'
import type { OrderPage } from './ordersApi.ts'

interface ConnectionArgs {
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
}

/** Reads a part of a list of orders: at most `limit` from a v2 cursor on; null is the start. */
export type ReadPage = (limit: number, cursor: string | null) => Promise<OrderPage>

const DEFAULT_SIZE = 20
/** Most orders of one answer. */
export const MOST_ORDERS = 100

/**
 * A part of a list as Relay's connection. The v2 service has cursors between its pages only; ours hold such a one and
 * how many orders to leave out after it, so that a client can go on from any edge.
 */
export async function orderConnection(args: ConnectionArgs, read: ReadPage) {
  const size = sizeOf(args)
  const { cursor, skip } = decodeCursor(args.after)
  const page = await read(size + skip, cursor)
  // A service without paging answers the whole list.
  const orders = page.orders.slice(skip, skip + size)
  const hasNextPage = page.next !== null || page.orders.length > skip + size
  const edges = orders.map((node, index) => {
    const isLast = index === orders.length - 1
    return {
      node,
      cursor: isLast && page.next !== null ? encodeCursor(page.next, 0) : encodeCursor(cursor, skip + index + 1),
    }
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

/** How many orders are asked for. Throws where it is none, too many, or from the end. */
export function sizeOf({ first, last, before }: ConnectionArgs): number {
  if ((last ?? before ?? null) !== null) throw refused('Orders are read forwards: use first and after.')
  const size = first ?? DEFAULT_SIZE
  if (size < 1 || size > MOST_ORDERS) throw refused(`first must be from 1 to ${MOST_ORDERS}; it is ${size}.`)
  return size
}

function encodeCursor(cursor: string | null, skip: number): string {
  return Buffer.from(JSON.stringify([cursor, skip])).toString('base64url')
}

function decodeCursor(text: string | null | undefined): { cursor: string | null; skip: number } {
  if (text === null || text === undefined) return { cursor: null, skip: 0 }
  try {
    const [cursor, skip] = JSON.parse(Buffer.from(text, 'base64url').toString())
    if ((cursor === null || typeof cursor === 'string') && Number.isInteger(skip) && skip >= 0 && skip <= MOST_ORDERS)
      return { cursor, skip }
  } catch {
    // told below
  }
  throw refused('after must be a cursor of this list.')
}

function refused(message: string): CodedError {
  return new CodedError(message, 'BAD_REQUEST')
}
