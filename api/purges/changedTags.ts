import { CATER_LISTS, caterTag } from '../../contract/cacheTags.ts'
import type { ChangeKind } from '../database/schema.ts'

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
      return [...own, ...PAGES, ...CATER_LISTS]
    default:
      return [...own, ...CATER_LISTS]
  }
}
