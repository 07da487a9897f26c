import { CodedError } from '../v2/errors.ts'

interface ConnectionArgs {
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
}

const DEFAULT_SIZE = 20
const LARGEST_SIZE = 100

/** A part of a list that is at hand whole, as Relay's connection. A cursor tells how many things stand before and at it. */
export function listConnection<Thing>(args: ConnectionArgs, list: readonly Thing[]) {
  const size = sizeOf(args)
  const start = startOf(args.after ?? null)
  const edges = list.slice(start, start + size).map((node, index) => ({ node, cursor: cursorOf(start + index + 1) }))
  return {
    edges,
    totalCount: list.length,
    pageInfo: {
      hasNextPage: list.length > start + size,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

/** Cost of such a list: what it selects, times as many as are asked for. */
export const listComplexity = ({ first }: { first?: number | null }) => ({
  field: 1,
  multiplier: Math.min(first ?? DEFAULT_SIZE, LARGEST_SIZE),
})

function sizeOf({ first, last, before }: ConnectionArgs): number {
  if ((last ?? before ?? null) !== null) throw refused('The list is read forwards: use first and after.')
  const size = first ?? DEFAULT_SIZE
  if (size < 1 || size > LARGEST_SIZE) throw refused(`first must be from 1 to ${LARGEST_SIZE}; it is ${size}.`)
  return size
}

function cursorOf(count: number): string {
  return Buffer.from(`list:${count}`).toString('base64url')
}

function startOf(after: string | null): number {
  if (after === null) return 0
  const [, count] = /^list:(\d{1,9})$/.exec(Buffer.from(after, 'base64url').toString()) ?? []
  if (count === undefined) throw refused('after must be a cursor of this list.')
  return Number(count)
}

function refused(message: string): CodedError {
  return new CodedError(message, 'BAD_REQUEST')
}
