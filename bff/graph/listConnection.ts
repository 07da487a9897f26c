import { type PageArgs, pageSize, invalidCursor } from './pageArgs.ts'

/** A page of a list in memory, as a Relay connection. A cursor is the number of items up to and including its own. */
export function listConnection<Thing>(args: PageArgs, list: readonly Thing[]) {
  const size = pageSize(args)
  const start = offsetOf(args.after ?? null)
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

/** The cursor of the item that so many stand before, itself included. */
export function cursorOf(count: number): string {
  return Buffer.from(`list:${count}`).toString('base64url')
}

/** The number of items before what follows a cursor. Throws for one that is not of such a list. */
export function offsetOf(after: string | null): number {
  if (after === null) return 0
  const [, count] = /^list:(\d{1,9})$/.exec(Buffer.from(after, 'base64url').toString()) ?? []
  if (count === undefined) throw invalidCursor()
  return Number(count)
}
