import { createHash } from 'node:crypto'
import { z } from 'zod'
import { ProblemError } from './problems.ts'

/** The version of the format of cursors. A cursor of another version is refused. */
const VERSION = 1
const Cursor = z.tuple([z.number(), z.string(), z.string(), z.unknown()])

/** A list by whose cursors a reader goes on behind a row. */
export interface CursorKind<Key> {
  /** The name by which cursors know the list. */
  name: string
  /** The schema of a key, the values that the list is sorted by. */
  key: z.ZodType<Key>
}

/** The place behind a row, by its key, in a list with these filters. Opaque, and of no other list. */
export const toCursor = <Key>({ name }: CursorKind<Key>, filters: object, key: Key): string =>
  Buffer.from(JSON.stringify([VERSION, name, hashOf(filters), key])).toString('base64url')

/** The key of the row behind which a cursor goes on. Throws 400 for a cursor that is not of this list with these filters. */
export function parseCursor<Key>({ name, key }: CursorKind<Key>, filters: object, text: string): Key {
  const cursor = parse(text)
  if (!cursor) throw invalidCursor('This is no cursor of this service.')
  const [version, list, hash, last] = cursor
  if (version !== VERSION) throw invalidCursor('This cursor is of an earlier version: begin again without it.')
  if (list !== name) throw invalidCursor('This cursor is of another list.')
  if (hash !== hashOf(filters)) throw invalidCursor('This cursor is of the same list with other filters.')
  const { success, data } = key.safeParse(last)
  if (!success) throw invalidCursor('This is no cursor of this service.')
  return data
}

function hashOf(filters: object): string {
  const entries = Object.entries(filters).filter(([, value]) => !isNothing(value))
  const text = JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return createHash('sha256').update(text).digest('base64url').slice(0, 12)
}

/** A filter that is not set, or by its default finds all. */
const isNothing = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

function parse(text: string): z.output<typeof Cursor> | undefined {
  try {
    return Cursor.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data
  } catch {
    return undefined
  }
}

const invalidCursor = (detail: string) => new ProblemError(400, 'invalid_cursor', { detail })
