import { beforeEach, describe, expect, test } from 'vitest'
import { orders, users } from '../testing/fakeData.ts'
import { startTestServer } from '../testing/testServer.ts'

const filter = (id: number, name: string, type: string) => ({ id, name, type })
const FILTERS = {
  foodtypes: [filter(1, 'Smørrebrød', 'foodtype')],
  occasions: [filter(2, 'Bryllup', 'occasion')],
  locations: [filter(3, 'Aarhus', 'location')],
}
const GROUPED = {
  foodtypes: [{ name: 'Smørrebrød' }],
  occasions: [{ name: 'Bryllup' }],
  locations: [{ name: 'Aarhus' }],
}

let bff: Awaited<ReturnType<typeof startTestServer>>
beforeEach(async () => {
  bff = await startTestServer()
  const page = { id: 9, url: '/', title: 'Forside', caterId: null, blocks: [] }
  bff.v2.answer('GET /page-by-url//', () => ({ status: 200, body: page }))
  bff.v2.answer('GET /filters/grouped', () => ({ status: 200, body: FILTERS }))
  const list = { status: 200, body: orders, headers: { 'x-total-count': '4' } }
  bff.v2.answer('GET /admin/orders', () => list)
  bff.v2.answer('GET /cater/all-orders/57', () => ({ ...list, body: orders.slice(3) }))
  return () => bff.stop()
})

/** Sends an operation over HTTP, as a user where one is named. */
async function post(query: string, as?: keyof typeof users, variables?: object) {
  const headers: Record<string, string> = as ? { authorization: `Bearer ${await bff.v2.token(as)}` } : {}
  const answer = await bff.post({ query, variables }, headers)
  return (await answer.json()) as { data: unknown; errors?: { extensions: { code: string } }[] }
}
const [newest, , , foreign] = orders
const CATER = 'smagen@demo.dk'
const ADMIN = 'admin@demo.dk'
const CUSTOMER = 'kunde@demo.dk'

describe('GRA-3 the entry points', () => {
  test('are these, with these arguments and types', async () => {
    const type = '{ kind name ofType { kind name ofType { kind name ofType { kind name } } } }'
    const { data } = await post(
      `{ query: __type(name: "Query") { fields { name type ${type} args { name type ${type} } } } }`,
    )
    interface Type {
      kind: string
      name: string | null
      ofType: Type | null
    }
    const text = ({ kind, name, ofType }: Type): string => {
      const inner = name ?? (ofType ? text(ofType) : '?')
      return kind === 'NON_NULL' ? `${inner}!` : kind === 'LIST' ? `[${inner}]` : inner
    }
    const { fields } = (
      data as { query: { fields: { name: string; type: Type; args: { name: string; type: Type }[] }[] } }
    ).query
    const signatures = fields.map(({ name, type: answers, args }) => {
      const parameters = args.map((arg) => `${arg.name}: ${text(arg.type)}`)
      return `${name}(${parameters.join(', ')}): ${text(answers)}`
    })
    expect(signatures).toEqual(
      expect.arrayContaining([
        'viewer(): User',
        'storefront(host: String!): Storefront!',
        'caters(after: String, before: String, filterIds: [ID!], first: Int, last: Int, place: String): CaterConnection!',
        'cater(number: Int!): Cater',
        'order(id: ID!): Order',
        'page(url: String!): Page',
        'pageByNumber(number: Int!): Page',
        'pagesConnection(after: String, before: String, first: Int, last: Int, query: String): PageConnection!',
        'allCatersConnection(after: String, before: String, first: Int, last: Int, query: String): CaterConnection',
        'cities(): [City!]!',
        'city(zipCode: String!): City',
        'filters(): FilterGroups!',
        'orders(after: String, before: String, first: Int, from: Date, last: Int, query: String, sort: OrderSort, status: OrderStatus, to: Date, unseen: Boolean): OrderConnection',
      ]),
    )
  })

  test('viewer is null for a visitor, else who is logged in', async () => {
    const query = '{ viewer { email role cater { number name } } }'
    expect(await post(query)).toMatchObject({ data: { viewer: null } })
    const smagen = { email: CATER, role: 'CATER', cater: { number: 55, name: 'Smagen' } }
    expect(await post(query, CATER)).toMatchObject({ data: { viewer: smagen } })
    expect(await post(query, ADMIN)).toMatchObject({ data: { viewer: { email: ADMIN, role: 'ADMIN', cater: null } } })
    expect(await post(query, CUSTOMER)).toMatchObject({ data: { viewer: { role: 'CUSTOMER', cater: null } } })
  })

  const STOREFRONT = `query ($host: String!) { storefront(host: $host) {
    __typename
    ... on Cater { number name }
    ... on StorefrontClosed { message }
    ... on StorefrontUnknown { mainSiteUrl }
  } }`
  test.each([
    ['smagen.localhost:4000', { __typename: 'Cater', number: 55, name: 'Smagen' }],
    ['SMAGEN.localhost', { __typename: 'Cater', number: 55, name: 'Smagen' }],
    ['lukket.localhost', { __typename: 'StorefrontClosed', message: 'Kunne ikke finde siden' }],
    ['nogen.localhost:4000', { __typename: 'StorefrontUnknown', mainSiteUrl: 'http://localhost:4000/' }],
    ['localhost:4000', { __typename: 'StorefrontUnknown', mainSiteUrl: null }],
    ['www.localhost', { __typename: 'StorefrontUnknown', mainSiteUrl: null }],
    ['127.0.0.1:4000', { __typename: 'StorefrontUnknown', mainSiteUrl: null }],
  ])('storefront of %s is %j', async (host, storefront) => {
    expect(await post(STOREFRONT, undefined, { host })).toMatchObject({ data: { storefront } })
  })

  test('storefront of an unknown host leads to the main site where one is set', async () => {
    const otherBff = await startTestServer({ MAIN_SITE_URL: 'https://example.dk/' })
    const answer = await otherBff.post({ query: STOREFRONT, variables: { host: 'nogen.localhost' } })
    expect((await answer.json()).data.storefront.mainSiteUrl).toBe('https://example.dk/')
    await otherBff.stop()
  })

  test('caters are the active ones that have a storefront', async () => {
    const query = '{ caters(first: 5) { totalCount edges { cursor node { number slug } } pageInfo { hasNextPage } } }'
    expect(await post(query)).toMatchObject({
      data: {
        caters: {
          totalCount: 1,
          edges: [{ cursor: expect.any(String), node: { number: 55, slug: 'smagen' } }],
          pageInfo: { hasNextPage: false },
        },
      },
    })
  })

  test('cater is one by its number, open or closed, or null', async () => {
    const query =
      '{ open: cater(number: 55) { name } closed: cater(number: 59) { name isActive } none: cater(number: 1) { name } }'
    const caters = { open: { name: 'Smagen' }, closed: { name: 'Lukket', isActive: false }, none: null }
    const { data, errors } = await post(query)
    expect([data, errors]).toEqual([caters, undefined])
  })

  test('order is one by its global id or UUID, and null where the viewer may not see it', async () => {
    const query = 'query ($id: ID!) { order(id: $id) { id reference } }'
    const id = Buffer.from(`Order:${newest?.id}`).toString('base64')
    for (const given of [newest?.id, id])
      expect(await post(query, CATER, { id: given })).toMatchObject({ data: { order: { id, reference: 100_103 } } })
    for (const given of [foreign?.id, 'ingenting']) {
      const { data, errors } = await post(query, CATER, { id: given })
      expect([data, errors]).toEqual([{ order: null }, undefined])
    }
  })

  test('page is one by its url or null, and pages are all', async () => {
    const query =
      '{ front: page(url: "/") { title cater { name } } own: page(url: "/smagen") { cater { name } } none: page(url: "/x") { title } }'
    const { data, errors } = await post(query)
    const found = { front: { title: 'Forside', cater: null }, own: { cater: { name: 'Smagen' } }, none: null }
    expect([data, errors]).toEqual([found, undefined])
    expect(await post('{ pages { url title } }')).toMatchObject({
      data: { pages: [{ url: '/smagen', title: 'Smagen' }] },
    })
  })

  test('cities are all postal districts, and city is one or null', async () => {
    const query = '{ cities { zipCode city } city(zipCode: "8000") { city } none: city(zipCode: "0000") { city } }'
    const { data, errors } = await post(query)
    const aarhus = { city: 'Aarhus C' }
    expect([data, errors]).toEqual([{ cities: [{ zipCode: '8000', ...aarhus }], city: aarhus, none: null }, undefined])
  })

  test('filters are grouped, also over a service that does not group them', async () => {
    const query = '{ filters { foodtypes { name } occasions { name } locations { name } } }'
    expect(await post(query)).toMatchObject({ data: { filters: GROUPED } })
    const otherBff = await startTestServer()
    otherBff.v2.answer('GET /filters', () => ({ status: 200, body: Object.values(FILTERS).flat() }))
    expect((await (await otherBff.post({ query })).json()).data.filters).toEqual(GROUPED)
    await otherBff.stop()
  })

  test('orders are those of all caterers for admins, narrowed by their arguments; null for others', async () => {
    const query = `{ orders(first: 10, status: AWAITING_APPROVAL, from: "2026-11-01", to: "2026-12-31", query: "karen") {
      totalCount edges { node { reference caterNumber } }
    } }`
    const { data } = await post(query, ADMIN)
    const { totalCount, edges } = (data as { orders: { totalCount: number; edges: { node: { reference: number } }[] } })
      .orders
    const references = orders.map(({ orderRef }) => orderRef).toSorted()
    expect([totalCount, edges.map(({ node }) => node.reference).toSorted()]).toEqual([4, references])
    const listCall = bff.v2.calls.find(({ call }) => call === 'GET /admin/orders')
    expect(Object.fromEntries(listCall?.query ?? [])).toEqual({
      limit: '10',
      status: 'awaiting',
      from: '2026-11-01',
      to: '2026-12-31',
      q: 'karen',
    })
    for (const user of [undefined, CATER, CUSTOMER] as const)
      expect(await post('{ orders { totalCount } }', user)).toMatchObject({ data: { orders: null } })
  })

  test('a caterer’s own orders stand under it: for its own people and admins', async () => {
    const query =
      'query ($number: Int!) { cater(number: $number) { orders(first: 10) { totalCount edges { node { caterNumber } } } } }'
    const found = async (as: keyof typeof users | undefined, number: number) => {
      const { data } = await post(query, as, { number })
      return (data as { cater: { orders: { edges: unknown[] } | null } }).cater.orders?.edges
    }
    const own = { node: { caterNumber: 55 } }
    expect(await found(CATER, 55)).toEqual([own, own, own])
    expect(await found(ADMIN, 57)).toEqual([{ node: { caterNumber: 57 } }])
    for (const as of [undefined, CUSTOMER, CATER] as const) expect(await found(as, 57)).toBeUndefined()
  })
})
