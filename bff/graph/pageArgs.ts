import { CodedError } from '../v2/errors.ts'
import { LIMITS } from './limits.ts'

/** Which part of a list a client asks for. */
export interface PageArgs {
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
}

const DEFAULT_SIZE = 20

/** How many things are asked for. Throws where it is none, too many, or from the end. */
export function pageSize({ first, last, before }: PageArgs): number {
  if ((last ?? before ?? null) !== null) throw refused('The list is read forwards: use first and after.')
  const size = first ?? DEFAULT_SIZE
  if (size < 1 || size > LIMITS.pageSize) throw refused(`first must be from 1 to ${LIMITS.pageSize}; it is ${size}.`)
  return size
}

/** Cost of a list: what it selects, times as many as are asked for. */
export const pageComplexity = ({ first }: PageArgs) => ({
  field: 1,
  multiplier: Math.min(first ?? DEFAULT_SIZE, LIMITS.pageSize),
})

/** What stands in `after` is no cursor of the list. */
export const invalidCursor = () => refused('after must be a cursor of this list.')

const refused = (message: string) => new CodedError(message, 'BAD_REQUEST')
