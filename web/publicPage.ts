import type { Host } from './page/host.ts'
import { FIELDS } from './frontpage/caterSearch.ts'
import { COMPARED } from './frontpage/compared.ts'
import { paths } from './page/paths.ts'

/** A page that is the same for everybody. */
export interface PublicPage {
  /** Its path, with all of the query that it is rendered by. */
  address: string
  /** True where the query may be anything that visitors search for. */
  isSearch: boolean
}

const SEARCH = Object.values(FIELDS)
const EVERY_HOST: readonly [string, readonly string[]][] = [
  [paths.conditions(), []],
  [paths.accessibility(), []],
]

/** The paths of public pages with the names in their query that they are rendered by; all else is left to the browser. */
const STOREFRONT = new Map([[paths.home(), ['category']], ...EVERY_HOST])
const MARKETPLACE = new Map([[paths.home(), SEARCH], [paths.comparison(), [COMPARED, ...SEARCH]], ...EVERY_HOST])

/** The public page of an address; null for a page that is its viewer's own, or that there is none of. */
export function publicPage({ hostname, domain, slug }: Host, { pathname, searchParams }: URL): PublicPage | null {
  // A page names its own host, and there are endless others that lead to the same one
  if (hostname !== (slug === null ? domain : `${slug}.${domain}`)) return null
  const names = (slug === null ? MARKETPLACE : STOREFRONT).get(pathname)
  if (!names) return null
  const relevant = new URLSearchParams()
  for (const name of names) for (const value of searchParams.getAll(name)) relevant.append(name, value)
  const query = relevant.toString()
  return { address: query ? `${pathname}?${query}` : pathname, isSearch: slug === null && query !== '' }
}
