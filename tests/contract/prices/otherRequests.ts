import { LABORIOUS_QUERIES, many, nested } from '../../graph/hostileQueries.ts'
import { type AnonymousRow, postTo } from './anonymousRequest.ts'
import { clockOf, DOCUMENTS, linkToken } from './documentRequests.ts'
import type { PricedDemo } from './pricedDemo.ts'

type Path = (turn: number, demo: PricedDemo) => string

const at =
  (storefront: string | null, path: Path): AnonymousRow =>
  (demo, turn) => ({ storefront, path: path(turn, demo) })
const query =
  (text: (turn: number, demo: PricedDemo) => string, variables?: object): AnonymousRow =>
  (demo, turn) =>
    postTo({ query: text(turn, demo), ...(variables && { variables }) })
const BARE = null
const smagen = (path: Path) => at('smagen', path)
const bare = (path: Path) => at(BARE, path)

/** The pages of all hosts, by the paths of their routes; `*` leads nowhere. */
export const PAGES: Readonly<Record<string, AnonymousRow>> = {
  '/': smagen(() => '/'),
  '/anmod': smagen((turn) => `/anmod?${turn}`),
  '/kurv/:key': smagen((turn, { basketKey }) => `/kurv/${basketKey}?${turn}`),
  '/kurv/:key/prisoverslag': smagen((turn, { basketKey }) => `/kurv/${basketKey}/prisoverslag?${turn}`),
  '/handelsbetingelser': smagen((turn) => `/handelsbetingelser?${turn}`),
  '/tilgaengelighed': smagen((turn) => `/tilgaengelighed?${turn}`),
  '/tak-for-din-bestilling/:orderId?': smagen((turn) => `/tak-for-din-bestilling/${turn}`),
  '/ordre/:token': smagen((turn, { orderToken }) => `/ordre/${orderToken}?${turn}`),
  '/tilbud/:token': smagen((turn, { offerToken }) => `/tilbud/${offerToken}?${turn}`),
  '/sammenlign': bare((turn, { date }) => `/sammenlign?koekken=55&koekken=56&dato=${date}&kuverter=${10 + turn}`),
  '/login': bare((turn) => `/login?from=/admin/${turn}`),
  '/adgangskode': smagen((turn) => `/adgangskode?link=${turn}`),
  '/admin': bare((turn) => `/admin/ordre?${turn}`),
  '/*': smagen((turn) => `/findes-ikke/${turn}`),
}

/** What else anybody may send, each in the ways that cost the servers the most. */
export const OTHER_REQUESTS: Readonly<Record<string, AnonymousRow>> = {
  'the front page': bare(() => '/'),
  'the front page, searched': bare((turn, { date }) => `/?sted=8000&dato=${date}&kuverter=${10 + turn}`),
  'a storefront by a name with a dot': (_demo, turn) => ({ path: `/?${turn}`, headers: { host: 'smagen.localhost.' } }),
  'an unknown storefront': (_demo, turn) => ({ path: '/', storefront: `findes-ikke-${turn}` }),
  'the login of an unknown storefront': (_demo, turn) => ({ path: '/login', storefront: `findes-ikke-${turn}` }),
  'a closed storefront': at('lukket', (turn) => `/?${turn}`),
  'a known category': smagen(() => '/?category=Sm%C3%B8rrebr%C3%B8d'),
  'an unknown category': smagen((turn) => `/?category=${turn}`),
  'a page that the marketplace does not have': bare((turn) => `/findes-ikke-${turn}`),
  'a path that cannot be decoded': smagen((turn) => `/%E0%A4%A${turn}`),
  'the login with some cookie': (_demo, turn) => ({ path: `/login?${turn}`, headers: { cookie: `session=x.${turn}` } }),
  'the storefront with some cookie': (_demo, turn) => ({
    storefront: 'smagen',
    path: `/anmod?${turn}`,
    headers: { cookie: `session=x.${turn}` },
  }),
  'an unknown basket': smagen((turn) => `/kurv/${linkToken(turn)}`),
  'an unknown order': smagen((turn) => `/ordre/${linkToken(turn)}`),
  'an unknown offer': smagen((turn) => `/tilbud/${linkToken(turn)}`),
  'the sitemap': smagen((turn) => `/sitemap.xml?${turn}`),
  'robots.txt': smagen(() => '/robots.txt'),
  'a script': bare((_turn, { script }) => script),
  'the icon of a page': bare((turn) => `/favicon.ico?${turn}`),
  'the icon of a phone': bare((turn) => `/apple-touch-icon.png?${turn}`),
  'an unknown script': bare((turn) => `/assets/${turn}.js`),
  GraphiQL: (_demo, turn) => ({ path: `/graphql?${turn}`, headers: { accept: 'text/html' } }),
  'a page by POST': (_demo, turn) => ({ path: `/login?${turn}`, method: 'POST' }),
  'a picture': bare((turn, { picture }) => `${picture}?${turn}`),
  'a picture in a width': bare((turn, { picture }) => `${picture}?w=640&${turn}`),
  'a picture in an odd width': bare((turn, { picture }) => `${picture}?w=${1 + (turn % 9000)}`),
  'an unknown picture': bare((turn) => `/images/55/${turn}.jpg`),
  'a calendar': bare((turn, { calendar }) => `${calendar}?${turn}`),
  'an unknown calendar': bare((turn) => `/kalender/${linkToken(turn)}.ics`),
  "an order's calendar": smagen((turn, { orderToken }) => `/ordre/${orderToken}/kalender.ics?${turn}`),
  "an unknown order's calendar": smagen((turn) => `/ordre/${linkToken(turn)}/kalender.ics`),
  'the file of orders': bare((turn) => `/admin/ordre.csv?${turn}`),
  'a query of 62 days and all menus': query((turn, { date, lastDate, menus }) => {
    const input = `from: "${date}", to: "${lastDate}", covers: ${10 + turn}, menuUuids: ${JSON.stringify(menus)}`
    return `{ cater(number: 55) { availability(input: { ${input} }) { date reasons { code } } } }`
  }),
  'a query of 200 lines': query((turn, { date, menus }) => {
    const lines = many(200, (line) => `{ menuUuid: "${menus[line % menus.length]}", covers: 10 }`)
    const input = `date: "${date}", clock: "${clockOf(turn)}", lines: [${lines}]`
    return `{ cater(number: 55) { canDeliver(input: { ${input} }) { next } } }`
  }),
  'a query of one field': query((turn) => `{ __typename } #${turn}`),
  'a query of many fields': query(
    (turn) => `{ ${many(25, (i) => `a${i}_${turn}: cater(number: 55) { id number name ... { f: slug } }`)} }`,
  ),
  'a query by GET': (_demo, turn) => ({
    path: `/graphql?query=%7B__typename%7D&x=${turn}`,
    headers: { accept: 'application/json' },
  }),
  introspection: query((turn) => `{ __schema { types { ${nested(1, 'fields { type { ', 'name')} } } } } #${turn}`),
  'a query of unknown fields': query((turn) => `{ ${many(1_990, (i) => `f${i}x${turn}`)} }`),
  'a query with fragments in circles': query(
    (turn) => `${LABORIOUS_QUERIES['fragments that go in circles'].query} #${turn}`,
  ),
  'a mutation with wrong values': query(
    (turn) => `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename } } #${turn}`,
    LABORIOUS_QUERIES['thousands of wrong values'].variables,
  ),
  'an unknown document': (_demo, turn) => postTo({ doc_id: `none ${turn}` }),
  'a body that is no JSON': () => ({
    path: '/graphql',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{',
  }),
  'a list of operations': (_demo, turn) => postTo([{ query: '{ __typename }' }, { query: `{ __typename } #${turn}` }]),
  'a megabyte with a query': query((turn) => `{ __typename } #${turn}`, { unused: megabyteOf(1) }),
  'a megabyte with a document': (_demo, turn) =>
    postTo({
      doc_id: DOCUMENTS.get('useCityLookupQuery'),
      turn,
      variables: { zipCode: '8000', unused: megabyteOf(1) },
    }),
  'a megabyte without a query': (_demo, turn) => postTo(megabyteOf(turn % 10)),
  'a megabyte of braces': query((turn) => '{'.repeat(1_000_000) + turn),
  'an empty form': () => ({
    path: '/graphql',
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'x-csrf': '1' },
    body: '--x--',
  }),
  'a subscription': query((turn) => `subscription { orderChanged(caterId: 55, after: "${turn}") { cursor } }`),
}

/** What has no price, and is no dearer than it would be to refuse it. */
export const FREE_REQUESTS: Readonly<Record<string, AnonymousRow>> = {
  liveness: bare(() => '/healthz'),
  readiness: bare(() => '/readyz'),
  'a body of another type': () => ({
    path: '/graphql',
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: '{}',
  }),
}

/** As many values as a body may have, each an object and a list of its own. */
function megabyteOf(digit: number): object[] {
  return Array.from({ length: 90_000 }, () => ({ a: [digit] }))
}

/** The statuses of the requests above that are not answered by 200: what is refused for another reason would cost little. */
export const STATUSES: Readonly<Record<string, number>> = {
  '/admin': 302,
  '/tak-for-din-bestilling/:orderId?': 404,
  '/*': 404,
  'an unknown storefront': 302,
  'a closed storefront': 404,
  'a page that the marketplace does not have': 404,
  'a path that cannot be decoded': 404,
  'an unknown basket': 404,
  'an unknown order': 404,
  'an unknown offer': 404,
  'an unknown script': 404,
  'a page by POST': 303,
  'a picture in an odd width': 422,
  'an unknown picture': 404,
  'an unknown calendar': 404,
  "an unknown order's calendar": 404,
  'the file of orders': 302,
  'an unknown document': 400,
  'a body that is no JSON': 400,
  'an empty form': 401,
  'a body of another type': 415,
}
