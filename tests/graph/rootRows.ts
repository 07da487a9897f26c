import type { DemoGraph } from './demoGraph.ts'
import type { Fixtures } from './fixtures.ts'
import type { Root } from './selections.ts'

const NODES = `query ($number: Int!) {
  cater(number: $number) {
    id slug
    users { id }
    services { id }
    filters { id }
    categories { id }
  }
  pages { id number cater { number } }
}`

/** Every root field, with arguments that lead to a caterer's things; `node` and `nodes` once for each type. */
export async function listRoots(graph: DemoGraph, made: Fixtures): Promise<Root[]> {
  const { caterNumber } = made
  const { data } = await graph.execute(graph.viewers.admin, NODES, { number: caterNumber })
  const { cater, pages } = data
  const page = pages.find((candidate: { cater: { number: number } | null }) => candidate.cater?.number === caterNumber)
  const order = Buffer.from(`Order:${await made.order()}`).toString('base64')
  const nodes: Record<string, string> = {
    Cater: cater.id,
    Category: cater.categories[0].id,
    Dish: await made.dish(),
    Filter: cater.filters[0].id,
    Menu: await made.menu(),
    Order: order,
    Page: page.id,
    Service: cater.services[0].id,
    User: cater.users[0].id,
  }
  return [
    // First, since all further ways go through what is come to first
    { field: 'cater', args: `(number: ${caterNumber})` },
    { field: 'allCaters', args: '' },
    { field: 'allCatersConnection', args: '(first: 3)' },
    { field: 'allergensOfChoice', args: `(menuId: "${await made.menu()}", items: [])` },
    { field: 'caters', args: '(first: 3)' },
    { field: 'caterSuggestions', args: '(place: "8260")' },
    { field: 'cities', args: '' },
    { field: 'city', args: '(zipCode: "8000")' },
    { field: 'filters', args: '' },
    ...Object.entries(nodes).map(([only, id]) => ({ field: 'node', args: `(id: "${id}")`, only })),
    ...Object.entries(nodes).map(([only, id]) => ({ field: 'nodes', args: `(ids: ["${id}"])`, only })),
    { field: 'knownCustomer', args: `(caterNumber: ${caterNumber}, phone: "20304050")` },
    { field: 'offer', args: `(id: "${await made.offer()}")` },
    { field: 'offerByLink', args: '(token: "unknown")' },
    { field: 'order', args: `(id: "${order}")` },
    // What a link opens is shown to whoever holds it, which is nobody here
    { field: 'orderByLink', args: '(token: "unknown")' },
    { field: 'orderCursor', args: '' },
    { field: 'orders', args: '(first: 3)' },
    { field: 'page', args: '(url: "/")' },
    { field: 'pageByNumber', args: `(number: ${page.number})` },
    { field: 'pages', args: '' },
    { field: 'pagesConnection', args: '(first: 3)' },
    { field: 'searchCaters', args: '(input: { covers: 10, date: "2027-03-30", place: "8000" }, first: 3)' },
    { field: 'search', args: '(query: "8000")' },
    { field: 'sharedBasket', args: `(key: "${await made.sharedBasket()}")` },
    { field: 'statistics', args: '' },
    { field: 'storefront', args: `(host: "${cater.slug}.localhost")` },
    { field: 'viewer', args: '' },
  ]
}
