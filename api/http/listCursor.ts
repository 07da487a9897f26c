import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { MAX_PAGE_ROWS } from '../../contract/lists.ts'
import { isDate } from '../../domain/time/danishTime.ts'
import type { Keyset, KeysetPage } from '../database/keyset.ts'
import { type CursorKind, parseCursor, toCursor } from './cursor.ts'

/** No list has a longer key. */
export const MAX_CURSOR_LENGTH = 2_000

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
  .refine(
    (text) =>
      isDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text.replace(/[+-]\d\d$/, '$&:00').replace(' ', 'T'))),
  )

/** A list that is answered in pages. */
export interface PagedList<Key, Row> extends CursorKind<Key> {
  keyOf: (row: Row) => Key
}

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
  const criteria = { ...filters, ...(request.params as object) }
  const after = cursor === undefined ? null : parseCursor(list, criteria, cursor)
  const page = await read({ limit, after })
  const { rows, hasNext, total } = page
  const last = rows.at(-1)
  if (total !== null) reply.header('X-Total-Count', total)
  if (hasNext && last !== undefined) {
    const next = toCursor(list, criteria, list.keyOf(last))
    reply.header('Link', `<${withCursor(request.url, next)}>; rel="next"`)
  }
  return page
}

/** Replaces the cursor in an address. */
function withCursor(address: string, cursor: string): string {
  const url = new URL(address, 'http://service')
  url.searchParams.set('cursor', cursor)
  return `${url.pathname}${url.search}`
}
