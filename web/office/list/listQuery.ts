import { joinWords } from '../../../domain/texts/blanks.ts'
import { MAX_QUERY_LENGTH } from '../../../domain/orders/orderListFilter.ts'

/** The parameter of an address that holds what a list is searched for. */
export const LIST_QUERY = 'q'

/** What the list of an address is searched for; null for all. */
export function readListQuery(address: string): string | null {
  const words = joinWords(new URL(address).searchParams.get(LIST_QUERY) ?? '')
  return words.slice(0, MAX_QUERY_LENGTH) || null
}
