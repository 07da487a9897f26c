import { type PageArgs, pageSize, invalidCursor } from './pageArgs.ts'

/**
 * A page of a list in memory, as a Relay connection. A cursor is the number of items up to and including its own, and the
 * id of that: where others come or go between two pages, none is left out or seen twice.
 */
export function listConnection<Thing extends { id: number }>(args: PageArgs, list: readonly Thing[]) {
  const size = pageSize(args)
  const start = startAfter(args.after ?? null, list)
  const edges = list
    .slice(start, start + size)
    .map((node, index) => ({ node, cursor: cursorOf(start + index + 1, node.id) }))
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

/** The cursor of the item that so many stand before, itself included. */
const cursorOf = (count: number, id: number): string => Buffer.from(`list:${count}:${id}`).toString('base64url')

function startAfter(after: string | null, list: readonly { id: number }[]): number {
  if (after === null) return 0
  const { count, id } = parse(after)
  const place = list.findIndex((node) => node.id === id)
  return place < 0 ? count : place + 1
}

function parse(cursor: string): { count: number; id: number | null } {
  const [, count, id] = /^list:(\d{1,9})(?::(\d{1,9}))?$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (count === undefined) throw invalidCursor()
  return { count: Number(count), id: id === undefined ? null : Number(id) }
}
