import { searchText } from '../../domain/orderListFilter.ts'

/** What the search text of an order that is looked for is like. */
export const searchPattern = (words: string): string => `%${searchText(words).replace(/[\\%_]/g, '\\$&')}%`
