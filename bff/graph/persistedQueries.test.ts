import { writeFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestServer } from '../testing/testServer.ts'

const PERSISTED = {
  storefront:
    'query Storefront($host: String!) { storefront(host: $host) { __typename ... on Cater { id name categories { name menus { name price } } services { name } } } }',
  services: 'query Services { cater(number: 55) { name services { name price } } }',
  cities: 'query Cities { cities { city } }',
  menus: 'query Menus($ids: [ID!]!) { nodes(ids: $ids) { id } }',
  two: 'query One { cater(number: 55) { name } } query Other { cater(number: 57) { name } }',
  viewer: '{ viewer { email } }',
  orders: '{ viewer { email } cater(number: 55) { orders(first: 5) { totalCount edges { node { reference } } } } }',
  introspection: '{ __type(name: "Menu") { name fields { name } } }',
  logout: 'mutation LogOut { logout { __typename } }',
  wrong: '{ nothing }',
  broken: '{ cater(',
}

interface Case {
  doc_id: keyof typeof PERSISTED
  operationName?: string
  variables?: unknown
  /** Of its reads one fails, so the response is not cached. */
  isUncacheable?: true
  /** Breaks the v2 service, or the BFF. */
  fault?: () => void
}

let bff: Awaited<ReturnType<typeof startTestServer>>
beforeEach(async () => {
  bff = await startTestServer({ TRUST_PROXY: '1', BUDGET_ANONYMOUS: '500' }, PERSISTED)
  return () => bff.stop()
})

const failing = (call: string) => () => bff.v2.answer(call, () => ({ status: 500 }))
const host = { host: 'smagen.localhost' }

const ANSWERED: Record<string, Case> = {
  'a storefront': { doc_id: 'storefront', variables: host },
  'one that is closed': { doc_id: 'storefront', variables: { host: 'lukket.localhost' } },
  'one of two operations': { doc_id: 'two', operationName: 'Other' },
  'an operation without a name': { doc_id: 'viewer' },
  'an introspection': { doc_id: 'introspection' },
  'variables of null where there are none': { doc_id: 'services', variables: null },
  'a part that fails': { doc_id: 'services', fault: failing('GET /caters/55/services') },
  'a root that may not be null and fails': { doc_id: 'cities', fault: failing('GET /cities') },
  'a list with ids that are none': {
    doc_id: 'menus',
    variables: { ids: ['x', btoa('Menu:55:none')] },
    isUncacheable: true,
  },
  'a defect of ours': {
    doc_id: 'storefront',
    variables: host,
    fault: () =>
      Object.defineProperty(bff.config, 'domain', {
        get: () => {
          throw new Error('a defect')
        },
      }),
  },
}

const REFUSED: Record<string, Case> = {
  'a variable that is missing': { doc_id: 'storefront' },
  'a variable of another type': { doc_id: 'storefront', variables: { host: [1] } },
  'variables that are none': { doc_id: 'storefront', variables: [host] },
  'a list that is too long': { doc_id: 'menus', variables: { ids: Array.from({ length: 101 }, () => 'x') } },
  'which of two operations': { doc_id: 'two' },
  'an operation that is not there': { doc_id: 'services', operationName: 'Service' },
  'a document that is wrong': { doc_id: 'wrong' },
  'a document that is broken': { doc_id: 'broken' },
}

let requests = 0
async function post(body: object, headers: Record<string, string> = {}) {
  // Each address has a budget of its own
  const caller = { 'x-request-id': 'request-1', 'x-forwarded-for': `192.0.2.${(requests += 1) % 200}` }
  const response = await bff.post(body, { accept: 'application/json', ...caller, ...headers })
  const names = ['content-type', 'cache-control', 'x-request-id', 'ratelimit', 'ratelimit-policy', 'retry-after']
  const picked = Object.fromEntries(names.map((name) => [name, response.headers.get(name)]))
  return { status: response.status, headers: picked, body: (await response.json()) as unknown }
}

/** The same operation as other clients send it: in the text of a query, which GraphQL.js executes. */
const postAsText = ({ doc_id: id, ...body }: Case, headers: Record<string, string> = {}) =>
  post({ ...body, query: PERSISTED[id] }, headers)

const cacheHits = async () =>
  Number(/bff_response_cache_hits_total\{[^}]*\} (\d+)/.exec(await bff.metrics.text())?.[1] ?? 0)

/** Without what differs by bucket: persisted queries have one of their own. */
const withoutBudget = (answer: object): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll(/,"budget":\{[^}]*\}|"ratelimit(-policy)?":"[^,]*",/g, ''))

describe('GRA-13 a persisted query', () => {
  test.each(Object.entries(ANSWERED))(
    '%s: gets the answer of the same query as text, executed and from the cache',
    async (_name, { fault, isUncacheable, ...body }) => {
      fault?.()
      const byText = await postAsText(body)
      for (const _ of [1, 2, 3]) expect(withoutBudget(await post(body))).toEqual(withoutBudget(byText))
      expect(await cacheHits()).toBe(fault || isUncacheable ? 0 : 1)
    },
  )

  test.each(Object.entries(REFUSED))('%s: is refused like the same query as text', async (_name, body) => {
    const byText = await postAsText(body)
    expect(byText.body).toMatchObject({ errors: [expect.anything()] })
    for (const _ of [1, 2, 3]) expect(await post(body)).toEqual(byText)
    expect(await cacheHits()).toBe(0)
  })

  test('with an unknown id is refused', async () => {
    const refused = { status: 400, body: { errors: [{ extensions: { code: 'BAD_REQUEST' } }] } }
    expect(await post({ doc_id: 'none' })).toMatchObject(refused)
  })

  test.each(['smagen@demo.dk', 'admin@demo.dk', 'kunde@demo.dk'] as const)(
    'of %s gets the answer of the same query as text',
    async (email) => {
      const token = await bff.v2.token(email)
      const known: Record<string, string>[] = [{ cookie: `session=${token}` }, { authorization: `Bearer ${token}` }]
      for (const headers of known)
        for (const body of [
          { doc_id: 'viewer' },
          { doc_id: 'orders' },
          { doc_id: 'storefront', variables: host },
        ] as const)
          expect(withoutBudget(await post(body, headers))).toEqual(withoutBudget(await postAsText(body, headers)))
      expect(await cacheHits()).toBe(0)
    },
  )

  test('with an invalid token is refused', async () => {
    const headers = { authorization: 'Bearer none' }
    const refused = await post({ doc_id: 'viewer' }, headers)
    expect(refused.body).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
    expect(refused).toEqual(await postAsText({ doc_id: 'viewer' }, headers))
  })

  test('that is a mutation is executed once', async () => {
    const body = { doc_id: 'logout' }
    const cookie = `session=${await bff.v2.token('smagen@demo.dk')}`
    const response = await bff.post(body, { accept: 'application/json', cookie, 'x-csrf': '1' })
    expect(await response.json()).toMatchObject({ data: { logout: { __typename: 'LoggedOut' } } })
    expect(response.headers.get('set-cookie')).toMatch(/^session=;/)
    expect(await bff.metrics.text()).toContain('bff_graph_operations_total{operation="mutation"} 1\n')
  })

  test('of more than 4 KB is answered, but not cached', async () => {
    const body: Case = { doc_id: 'storefront', variables: { host: `${'k'.repeat(5_000)}.localhost` } }
    const byText = withoutBudget(await postAsText(body))
    for (const _ of [1, 2, 3]) expect(withoutBudget(await post(body))).toEqual(byText)
    expect(await cacheHits()).toBe(0)
  })

  test('while the file of documents is incomplete gets an internal error', async () => {
    writeFileSync(bff.persistedFile, '{')
    const expected = { errors: [{ extensions: { code: 'INTERNAL', requestId: 'request-1' } }] }
    expect((await post({ doc_id: 'newest' })).body).toMatchObject(expected)
  })

  test('GRA-12 without points left is refused, executed or cached', async () => {
    const statuses = new Set<string>()
    const address = { 'x-forwarded-for': '203.0.113.1' }
    Object.assign(bff.config, { budgetAnonymous: 5 })
    for (let time = 0; time < 10; time++)
      statuses.add(
        JSON.stringify((await post({ doc_id: 'storefront', variables: host }, address)).headers['retry-after']),
      )
    expect([...statuses]).toEqual(['null', '"60"'])
  })
})
