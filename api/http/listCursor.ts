import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { MAX_PAGE_ROWS } from '../../contract/lists.ts'
import type { Keyset, KeysetPage } from '../database/keyset.ts'
import { ProblemError } from './problems.ts'

/** The version of the format of cursors. A cursor of another version is refused. */
const VERSION = 1
const MAX_CURSOR_LENGTH = 2_000

/** The query parameters of every paged list. */
export const PageQuery = z.object({
  limit: z.coerce
    .number<string>()
    .int()
    .min(1)
    .max(MAX_PAGE_ROWS)
    .default(MAX_PAGE_ROWS)
    .describe('The maximum number of items of the page.'),
  cursor: z
    .string()
    .max(MAX_CURSOR_LENGTH)
    .optional()
    .describe(
      'Where the page begins, as the Link of the page before it says. Valid for the same list with the same filters; ' +
        'any other is refused with 400 invalid_cursor.',
    ),
})

/** A moment as PostgreSQL writes it, to the microsecond. */
export const MomentKey = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/)
  .refine((text) => !Number.isNaN(Date.parse(text.replace(/[+-]\d\d$/, '$&:00').replace(' ', 'T'))))

/** A list that is answered in pages. */
export interface PagedList<Key, Row> {
  /** The name by which cursors know the list. */
  name: string
  /** The schema of a key, the values that the list is sorted by. */
  key: z.ZodType<Key>
  keyOf: (row: Row) => Key
}

const Cursor = z.tuple([z.number(), z.string(), z.string(), z.unknown()])

/**
 * Reads a page of a list as the query of the request says, and sets Link to the next page, and X-Total-Count. The cursor
 * holds the key of the last row, the name of the list and a hash of the filters: those of the path and of the query.
 * Throws 400 for a cursor that is not of this list and these filters.
 */
export async function readPage<Key, Row>(
  request: FastifyRequest,
  reply: FastifyReply,
  list: PagedList<Key, Row>,
  read: (keyset: Keyset<Key>) => Promise<KeysetPage<Row>>,
): Promise<KeysetPage<Row>> {
  const { limit, cursor, ...filters } = request.query as z.output<typeof PageQuery>
  const hash = hashOf({ ...filters, ...(request.params as object) })
  const page = await read({ limit, after: decode(list, hash, cursor) })
  const { rows, hasNext, total } = page
  const last = rows.at(-1)
  if (total !== null) reply.header('X-Total-Count', total)
  if (hasNext && last !== undefined) {
    const next = encode([VERSION, list.name, hash, list.keyOf(last)])
    reply.header('Link', `<${withCursor(request.url, next)}>; rel="next"`)
  }
  return page
}

function hashOf(filters: object): string {
  const entries = Object.entries(filters).filter(([, value]) => value !== undefined)
  const text = JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return createHash('sha256').update(text).digest('base64url').slice(0, 12)
}

const encode = (cursor: z.input<typeof Cursor>): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

function decode<Key>(
  { name, key }: Pick<PagedList<Key, never>, 'name' | 'key'>,
  filters: string,
  text: string | undefined,
): Key | null {
  if (text === undefined) return null
  const cursor = parse(text)
  if (!cursor) throw invalidCursor('This is no cursor of this service.')
  const [version, list, hash, last] = cursor
  if (version !== VERSION) throw invalidCursor('This cursor is of an earlier version: begin again without it.')
  if (list !== name) throw invalidCursor('This cursor is of another list.')
  if (hash !== filters) throw invalidCursor('This cursor is of the same list with other filters.')
  const { success, data } = key.safeParse(last)
  if (!success) throw invalidCursor('This is no cursor of this service.')
  return data
}

function parse(text: string): z.output<typeof Cursor> | undefined {
  try {
    return Cursor.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data
  } catch {
    return undefined
  }
}

const invalidCursor = (detail: string) => new ProblemError(400, 'invalid_cursor', { detail })

/** Replaces the cursor in an address. */
function withCursor(address: string, cursor: string): string {
  const url = new URL(address, 'http://service')
  url.searchParams.set('cursor', cursor)
  return `${url.pathname}${url.search}`
}
