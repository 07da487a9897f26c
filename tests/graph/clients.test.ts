import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache, Observable } from '@apollo/client'
import { relayStylePagination } from '@apollo/client/utilities'
import { cacheExchange, createClient as createUrql, fetchExchange } from '@urql/core'
import { GraphQLClient } from 'graphql-request'
import { createClient as createSse } from 'graphql-sse'
import { parse, print } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orders } from '../../bff/testing/fakeData.ts'
import { startTestServer } from '../../bff/testing/testServer.ts'

const [newest, second] = orders
const ORDERS = `query Orders($first: Int, $after: String) {
  viewer { id cater { id orders(first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { cursor node { id reference } }
  } } }
}`
const ACCEPT = `mutation Accept($id: ID!) {
  acceptOrder(input: { id: $id }) {
    __typename
    ... on UserError { message }
    ... on OrderAlreadyHandled { order { id reference status } }
  }
}`
const UPLOAD = `mutation Upload($input: UpdateCaterInput!) {
  updateCater(input: $input) { __typename ... on Cater { name } ... on UserError { message } }
}`
const CHANGES = `subscription Changes($after: String) {
  orderChanged(caterId: 55, after: $after) { cursor type order { id reference } }
}`

let bff: Awaited<ReturnType<typeof startTestServer>>
let url: string
let headers: Record<string, string>
beforeAll(async () => {
  bff = await startTestServer()
  url = `${bff.url}/graphql`
  headers = { authorization: `Bearer ${await bff.v2.token('smagen@demo.dk')}` }
})
afterAll(() => bff?.stop())

beforeEach(() => {
  bff.v2.answer(`PUT /cater/orders/${newest?.id}/accept`, () => ({
    status: 409,
    body: { title: 'order_already_handled', order: { ...newest, refused: true } },
  }))
  const at = '2026-11-21T10:00:00Z'
  bff.v2.answer('GET /orders/events', ({ query }) => {
    if (query.get('after') === '9')
      return { status: 200, body: [{ cursor: 10, orderId: newest?.id, type: 'seen', at }] }
    if (query.get('after') === '10')
      return { status: 200, body: [{ cursor: 11, orderId: second?.id, type: 'paid', at }] }
    return 'say nothing'
  })
})

// Each client reads answers in its own way
// oxlint-disable-next-line typescript/no-explicit-any
type Data = any
const REFERENCES = [100_103, 100_102, 100_101]
const referencesOf = ({ viewer }: Data) => viewer.cater.orders.edges.map(({ node }: Data) => node.reference)
const HANDLED = {
  __typename: 'OrderAlreadyHandled',
  message: 'Ordren er allerede behandlet.',
  order: { reference: 100_103, status: 'REFUSED' },
}
const CHANGED = [
  { cursor: '10', type: 'SEEN', order: { reference: 100_103 } },
  { cursor: '11', type: 'PAID', order: { reference: 100_102 } },
]

/** The first so many of what is subscribed to. */
function collectEvents<Event>(
  count: number,
  subscribe: (next: (event: Event) => void, failed: (error: unknown) => void) => () => void,
) {
  return new Promise<Event[]>((resolve, reject) => {
    const events: Event[] = []
    const stop = subscribe((event) => {
      events.push(event)
      if (events.length < count) return
      resolve(events)
      queueMicrotask(() => stop())
    }, reject)
  })
}

describe('Apollo Client', () => {
  let client: ApolloClient
  beforeEach(() => {
    const sse = createSse({ url, headers })
    // As Apollo's guide has it for graphql-sse
    const subscriptions = new ApolloLink(
      ({ query, variables, operationName }) =>
        new Observable<Data>((sink) =>
          sse.subscribe(
            { query: print(query), variables, operationName },
            { next: (event) => sink.next(event), error: (error) => sink.error(error), complete: () => sink.complete() },
          ),
        ),
    )
    client = new ApolloClient({
      link: ApolloLink.split(
        ({ operationType }) => operationType === 'subscription',
        subscriptions,
        new HttpLink({ uri: url, headers }),
      ),
      cache: new InMemoryCache({
        possibleTypes: { UserError: ['OrderAlreadyHandled'] },
        typePolicies: { Cater: { fields: { orders: relayStylePagination() } } },
      }),
    })
  })
  afterAll(() => client.stop())

  test('reads page by page into one list', async () => {
    const query = client.watchQuery<Data>({ query: gql(ORDERS), variables: { first: 2 } })
    const seen: Data[] = []
    const subscription = query.subscribe(({ data }) => seen.push(data))
    await expect.poll(() => seen.at(-1)?.viewer?.cater.orders.edges.length).toBe(2)
    await query.fetchMore({ variables: { after: seen.at(-1).viewer.cater.orders.pageInfo.endCursor } })
    await expect.poll(() => referencesOf(seen.at(-1))).toEqual(REFERENCES)
    subscription.unsubscribe()
  })

  test('reads an outcome as data', async () => {
    const { data, error } = await client.mutate<Data>({ mutation: gql(ACCEPT), variables: { id: newest?.id } })
    expect(error).toBeUndefined()
    expect(data.acceptOrder).toMatchObject(HANDLED)
  })

  test('follows a subscription', async () => {
    const events = await collectEvents<Data>(2, (next, failed) => {
      const subscription = client
        .subscribe<Data>({ query: gql(CHANGES), variables: { after: '9' } })
        .subscribe({ next: ({ data }) => next(data.orderChanged), error: failed })
      return () => subscription.unsubscribe()
    })
    expect(events).toMatchObject(CHANGED)
  })
})

describe('urql', () => {
  const createClient = (more: Record<string, string> = {}) =>
    createUrql({
      url,
      preferGetMethod: false,
      fetchSubscriptions: true,
      fetchOptions: { headers: { ...headers, ...more } },
      exchanges: [cacheExchange, fetchExchange],
    })

  test('reads page by page', async () => {
    const client = createClient()
    const first = await client.query<Data>(ORDERS, { first: 2 })
    const rest = await client.query<Data>(ORDERS, {
      first: 2,
      after: first.data.viewer.cater.orders.pageInfo.endCursor,
    })
    expect([...referencesOf(first.data), ...referencesOf(rest.data)]).toEqual(REFERENCES)
    expect(rest.data.viewer.cater.orders.pageInfo.hasNextPage).toBe(false)
  })

  test('reads an outcome as data', async () => {
    const { data, error } = await createClient().mutation<Data>(ACCEPT, { id: newest?.id })
    expect(error).toBeUndefined()
    expect(data.acceptOrder).toMatchObject(HANDLED)
  })

  test('sends a file, which is one of its variables', async () => {
    let form: unknown
    bff.v2.answer('PUT /caters/full', ({ body }) => {
      form = body
      return { status: 200, body: { cater: { id: 55, name: 'Smagen', active: true, delivery: true } } }
    })
    const bytes = [137, 80, 78, 71]
    const logo = new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' })
    const input = { id: Buffer.from('Cater:55').toString('base64'), logo }
    const { data, error } = await createClient({ 'x-csrf': '1' }).mutation<Data>(UPLOAD, { input })
    expect(error).toBeUndefined()
    expect(data.updateCater).toMatchObject({ __typename: 'Cater', name: 'Smagen' })
    expect(form).toMatchObject({ logo: { name: 'logo.png', type: 'image/png', bytes: Buffer.from(bytes) } })
  })

  test('follows a subscription by its own fetch', async () => {
    const events = await collectEvents<Data>(2, (next, failed) => {
      const { unsubscribe } = createClient()
        .subscription<Data>(CHANGES, { after: '9' })
        .subscribe(({ data, error }) => (error ? failed(error) : next(data.orderChanged)))
      return unsubscribe
    })
    expect(events).toMatchObject(CHANGED)
  })
})

describe('graphql-request', () => {
  const createClient = () => new GraphQLClient(url, { headers })

  test('reads page by page', async () => {
    const first = await createClient().request<Data>(ORDERS, { first: 2 })
    const rest = await createClient().request<Data>(ORDERS, { after: first.viewer.cater.orders.pageInfo.endCursor })
    expect([...referencesOf(first), ...referencesOf(rest)]).toEqual(REFERENCES)
  })

  test('reads an outcome as data, and an error with its code', async () => {
    expect((await createClient().request<Data>(parse(ACCEPT), { id: newest?.id })).acceptOrder).toMatchObject(HANDLED)
    const refused = new GraphQLClient(url).request(ACCEPT, { id: newest?.id })
    await expect(refused).rejects.toMatchObject({ response: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] } })
  })
})

describe('graphql-sse, a connection for each operation', () => {
  const execute = async (query: string, variables: Record<string, unknown>) => {
    const client = createSse({ url, headers, singleConnection: false })
    for await (const { data } of client.iterate<Data>({ query, variables })) return data
  }

  test('reads page by page', async () => {
    const first = await execute(ORDERS, { first: 2 })
    const rest = await execute(ORDERS, { first: 2, after: first.viewer.cater.orders.pageInfo.endCursor })
    expect([...referencesOf(first), ...referencesOf(rest)]).toEqual(REFERENCES)
  })

  test('reads an outcome as data', async () => {
    expect((await execute(ACCEPT, { id: newest?.id })).acceptOrder).toMatchObject(HANDLED)
  })

  test('GRA-8 follows a subscription, and goes on after a break from the last cursor', async () => {
    const client = createSse({ url, headers, singleConnection: false })
    const follow = async (after: string) => {
      for await (const { data } of client.iterate<Data>({ query: CHANGES, variables: { after } }))
        return data?.orderChanged
    }
    const first = await follow('9')
    const next = await follow(first.cursor)
    expect([first, next]).toMatchObject(CHANGED)
  })
})
