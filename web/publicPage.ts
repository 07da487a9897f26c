import { matchRoutes } from 'react-router'
import type { Host } from './page/host.ts'
import { AFTER, FIELDS, SHOWN_FILTERS } from './frontpage/caterSearch.ts'
import { COMPARED, COMPARED_MENU } from './frontpage/compared.ts'
import { paths } from './page/paths.ts'
import { NOT_FOUND, routesFor } from './routes.tsx'

/** A page that is the same for everybody, or for everybody who is not signed in. */
export interface PublicPage {
  /** Its path, with all of the query that it is rendered by. */
  address: string
  /**
   * The kind: 'search', whose query may be anything that visitors search for; 'login', which redirects whoever is signed in;
   * 'missing', the one page for all addresses of a host that lead nowhere; else 'page'.
   */
  kind: 'page' | 'search' | 'login' | 'missing'
  /** The address of the page in its place where this one redirects to it. */
  instead?: string
}

const SEARCH = Object.values(FIELDS)
const CATEGORY = 'category'
const EVERY_HOST: readonly [string, readonly string[]][] = [
  [paths.conditions(), []],
  [paths.accessibility(), []],
]

/** The paths of public pages with the names in their query that they are rendered by; all else is left to the browser. */
const STOREFRONT = new Map([[paths.home(), [CATEGORY]], ...EVERY_HOST])
const MARKETPLACE = new Map([
  [paths.home(), [...SEARCH, SHOWN_FILTERS, AFTER]],
  [paths.comparison(), [COMPARED, COMPARED_MENU, ...SEARCH]],
  ...EVERY_HOST,
])

/** Any path that leads nowhere: what is rendered of one is the page of all. */
const NOWHERE = '/findes-ikke'
const ROUTES = {
  storefront: routesFor({ slug: '' }, [{ path: `${paths.office()}/*` }]),
  marketplace: routesFor({ slug: null }, [{ path: `${paths.office()}/*` }]),
}

/** The public page of an address; null for a page that is its viewer's own. */
export function publicPage({ hostname, domain, slug }: Host, { pathname, searchParams }: URL): PublicPage | null {
  // A page names its own host, and there are endless others that lead to the same one
  if (hostname !== (slug === null ? domain : `${slug}.${domain}`)) return null
  if (pathname === paths.login()) return { address: loginAddress(searchParams.get('from')), kind: 'login' }
  const names = (slug === null ? MARKETPLACE : STOREFRONT).get(pathname)
  if (!names) return leadsNowhere(slug, pathname) ? { address: NOWHERE, kind: 'missing' } : null
  const relevant = new URLSearchParams()
  for (const name of names)
    for (const value of name === CATEGORY ? wantedCategory(searchParams) : searchParams.getAll(name))
      relevant.append(name, value)
  const query = relevant.toString()
  if (query === '') return { address: pathname, kind: 'page' }
  const address = `${pathname}?${query}`
  return slug === null ? { address, kind: 'search' } : { address, kind: 'page', instead: pathname }
}

/** A storefront shows the first category of its address, named without case: all such addresses are one page. */
const wantedCategory = (searchParams: URLSearchParams) =>
  searchParams
    .getAll(CATEGORY)
    .slice(0, 1)
    .map((name) => name.toLocaleLowerCase('da'))

/** The login shows of where it leads back to only whether that is the order form; the browser reads the rest. */
const loginAddress = (from: string | null) => (from === paths.order() ? paths.login(from) : paths.login())

function leadsNowhere(slug: string | null, pathname: string): boolean {
  const matches = matchRoutes(slug === null ? ROUTES.marketplace : ROUTES.storefront, pathname)
  return matches?.at(-1)?.route.path === NOT_FOUND
}
