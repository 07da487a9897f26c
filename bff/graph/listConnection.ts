import { type PageArgs, pageSize, invalidCursor } from './pageArgs.ts'

/** A part of a list that is at hand whole, as Relay's connection. A cursor tells how many things stand before and at it. */
export function listConnection<Thing>(args: PageArgs, list: readonly Thing[]) {
  const size = pageSize(args)
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

function cursorOf(count: number): string {
  return Buffer.from(`list:${count}`).toString('base64url')
}

function startOf(after: string | null): number {
  if (after === null) return 0
  const [, count] = /^list:(\d{1,9})$/.exec(Buffer.from(after, 'base64url').toString()) ?? []
  if (count === undefined) throw invalidCursor()
  return Number(count)
}
