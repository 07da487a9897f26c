import { CodedError } from '../v2/errors.ts'
import { LIMITS } from './limits.ts'

/** The pagination arguments of a connection. */
export interface PageArgs {
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
}

const DEFAULT_SIZE = 20

/** Returns the page size. Throws for sizes out of range, and for pages from the end. */
export function pageSize({ first, last, before }: PageArgs): number {
  if ((last ?? before ?? null) !== null) throw refused('The list is read forwards: use first and after.')
  const size = first ?? DEFAULT_SIZE
  if (size < 1 || size > LIMITS.pageSize) throw refused(`first must be from 1 to ${LIMITS.pageSize}; it is ${size}.`)
  return size
}

/** The complexity of a connection: that of its selection, times the page size. */
export const pageComplexity = ({ first }: PageArgs) => ({
  field: 1,
  multiplier: Math.min(first ?? DEFAULT_SIZE, LIMITS.pageSize),
})

export const invalidCursor = () => refused('after must be a cursor of this list.')

const refused = (message: string) => new CodedError(message, 'BAD_REQUEST')
