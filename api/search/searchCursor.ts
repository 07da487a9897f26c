import { z } from 'zod'
import { sha256 } from '../../runtime/sha256.ts'
import { ProblemError } from '../http/problems.ts'
import type { Standing } from './candidateStore.ts'

const Cursor = z.tuple([z.string(), z.int32(), z.number(), z.int32(), z.int32()])
const HASH_LENGTH = 16

/** The place behind a caterer in what a query finds. Opaque, and of no other query. */
export const toSearchCursor = (query: object, { grade, ratingOrder, ordering, caterId }: Standing): string =>
  Buffer.from(JSON.stringify([hashOf(query), grade, ratingOrder, ordering, caterId])).toString('base64url')

/** The caterer behind which a part begins. Throws 400 for a cursor that is none, or of another query. */
export function parseSearchCursor(query: object, cursor: string): Standing {
  const [hash, grade, ratingOrder, ordering, caterId] = parse(cursor) ?? []
  if (hash !== hashOf(query) || grade === undefined || ratingOrder === undefined) throw invalidCursor()
  if (ordering === undefined || caterId === undefined) throw invalidCursor()
  return { grade, ratingOrder, ordering, caterId }
}

function parse(cursor: string): z.infer<typeof Cursor> | undefined {
  try {
    return Cursor.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString())).data
  } catch {
    return undefined
  }
}

const hashOf = (query: object) => sha256(JSON.stringify(query)).slice(0, HASH_LENGTH)

const invalidCursor = () =>
  new ProblemError(400, 'invalid_cursor', {
    detail: 'The cursor is not one of this search.',
    issues: [{ path: 'cursor', validatorKey: 'invalid_cursor' }],
  })
