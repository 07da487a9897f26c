import { caterTag } from '../../contract/cacheTags.ts'
import type { ChangeKind } from '../database/schema.ts'

/** The tags of all pages that name caterers: lists of them, and answers to a search. */
const LISTS = ['caters', 'cater-search', 'cater-suggestions']
const PAGES = ['page-by-url', 'pages', 'trimmed-pages']

/** The cache tags of the public pages that a change may show on. A caterer's own carry the tag of the caterer. */
export function changedTags({ kind, caterId }: { kind: ChangeKind; caterId: number | null }): string[] {
  const own = caterId === null ? [] : [caterTag(caterId)]
  switch (kind) {
    case 'user':
      return []
    case 'filter':
      return ['filters']
    case 'page':
      return [...own, ...PAGES, ...LISTS]
    default:
      return [...own, ...LISTS]
  }
}
