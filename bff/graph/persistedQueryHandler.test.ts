import { writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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
  doc_id: string
  operationName?: string
  variables?: unknown
  /** What is wrong with the service, or with us. */
  fault?: () => void
}

let bff: Awaited<ReturnType<typeof startTestServer>>
beforeEach(async () => {
  bff = await startTestServer({ TRUST_PROXY: '1', BUDGET_ANONYMOUS: '5' }, PERSISTED)
})
afterEach(() => bff.stop())

const failing = (call: string) => () => bff.v2.answer(call, () => ({ status: 500 }))
const host = { host: 'smagen.localhost' }

/** Answered in short. */
const ANSWERED: Record<string, Case> = {
  'a storefront': { doc_id: 'storefront', variables: host },
  'one that is closed': { doc_id: 'storefront', variables: { host: 'lukket.localhost' } },
  'one of two operations': { doc_id: 'two', operationName: 'Other' },
  'an operation without a name': { doc_id: 'viewer' },
  'what is asked of the schema': { doc_id: 'introspection' },
  'variables of null where there are none': { doc_id: 'services', variables: null },
  'a part that fails': { doc_id: 'services', fault: failing('GET /caters/55/services') },
  'a root that may not be null and fails': { doc_id: 'cities', fault: failing('GET /cities') },
  'a list with ids that are none': { doc_id: 'menus', variables: { ids: ['x', btoa('Menu:55:none')] } },
  'a defect of ours': {
    doc_id: 'storefront',
    variables: host,
    fault: () => Object.assign(bff.config, { domain: null }),
  },
}

/** Left to Yoga, which tells what is wrong. */
const REFUSED: Record<string, Case> = {
  'a variable that is missing': { doc_id: 'storefront' },
  'a variable of another type': { doc_id: 'storefront', variables: { host: [1] } },
  'variables that are none': { doc_id: 'storefront', variables: [host] },
  'a list that is too long': { doc_id: 'menus', variables: { ids: Array.from({ length: 101 }, () => 'x') } },
  'which of two operations': { doc_id: 'two' },
  'an operation that is not there': { doc_id: 'services', operationName: 'Service' },
  'a document that is not there': { doc_id: 'none' },
  'a document that is wrong': { doc_id: 'wrong' },
  'a document that is broken': { doc_id: 'broken' },
}

let asked = 0
async function ask(body: object, headers: Record<string, string>) {
  // Each with a budget of its own
  const caller = { 'x-request-id': 'request-1', 'x-forwarded-for': `192.0.2.${(asked += 1) % 200}` }
  const response = await bff.post(body, { accept: 'application/json', ...caller, ...headers })
  const told = ['content-type', 'cache-control', 'x-request-id', 'ratelimit', 'ratelimit-policy', 'retry-after']
  const of = Object.fromEntries(told.map((name) => [name, response.headers.get(name)]))
  return { status: response.status, headers: of, body: (await response.json()) as unknown }
}

/** Whether it is answered in short. */
async function isShort(body: object, headers: Record<string, string> = {}) {
  const caller = { requestId: 'request-2', address: '198.51.100.1', isHttps: false }
  return (await bff.graph.answerQuery(JSON.stringify(body), caller, headers)) !== null
}

const withoutBudget = (answer: object): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll(/,"budget":\{[^}]*\}|;r=\d+;t=\d+/g, ''))

// What accepts anything leads to Yoga
const askYoga = (body: object, headers: Record<string, string> = {}) =>
  ask(body, { ...headers, accept: 'application/json, */*' })

describe('GRA-13 a persisted query', () => {
  test.each(Object.entries(ANSWERED))('%s: is answered in short as by Yoga', async (_name, { fault, ...body }) => {
    fault?.()
    const byYoga = await askYoga(body)
    for (const _ of [1, 2, 3]) expect(await ask(body, {})).toEqual(byYoga)
    expect(await isShort(body)).toBe(true)
  })

  test.each(Object.entries(REFUSED))('%s: is refused by Yoga', async (_name, body) => {
    const byYoga = await askYoga(body)
    expect(byYoga.body).toMatchObject({ errors: [expect.anything()] })
    expect(await ask(body, {})).toEqual(byYoga)
    expect(await isShort(body)).toBe(false)
  })

  test.each(['smagen@demo.dk', 'admin@demo.dk', 'kunde@demo.dk'] as const)(
    'of %s is answered so, too',
    async (email) => {
      const token = await bff.v2.token(email)
      const known: Record<string, string>[] = [{ cookie: `session=${token}` }, { authorization: `Bearer ${token}` }]
      for (const headers of known)
        for (const body of [{ doc_id: 'viewer' }, { doc_id: 'orders' }, { doc_id: 'storefront', variables: host }]) {
          // Both are paid by the same user
          const [answer, byYoga] = [await ask(body, headers), await askYoga(body, headers)].map(withoutBudget)
          expect(answer).toEqual(byYoga)
          expect(await isShort(body, headers)).toBe(true)
        }
    },
  )

  test('with a token that is none is refused by Yoga', async () => {
    const headers = { authorization: 'Bearer none' }
    const refused = await ask({ doc_id: 'viewer' }, headers)
    expect(refused.body).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
    expect(refused).toEqual(await askYoga({ doc_id: 'viewer' }, headers))
  })

  test('that is none, but a mutation, is executed once, by Yoga', async () => {
    const body = { doc_id: 'logout' }
    expect(await isShort(body)).toBe(false)
    const cookie = `session=${await bff.v2.token('smagen@demo.dk')}`
    const response = await bff.post(body, { accept: 'application/json', cookie, 'x-csrf': '1' })
    expect(await response.json()).toMatchObject({ data: { logout: { __typename: 'LoggedOut' } } })
    expect(response.headers.get('set-cookie')).toMatch(/^session=;/)
    expect(await bff.metrics.text()).toContain('bff_graph_operations_total{operation="mutation"} 1\n')
  })

  test('of more than 4 KB is left to Yoga: what visitors ask with is kept for a while', async () => {
    const body = { doc_id: 'storefront', variables: { host: `${'k'.repeat(5_000)}.localhost` } }
    expect(await isShort(body)).toBe(false)
    expect((await ask(body, {})).body).toEqual((await askYoga(body)).body)
  })

  test('while the file of documents is being written is told that something went wrong', async () => {
    writeFileSync(bff.persistedFile, '{')
    const told = { errors: [{ extensions: { code: 'INTERNAL', requestId: 'request-1' } }] }
    expect((await ask({ doc_id: 'newest' }, {})).body).toMatchObject(told)
  })

  test('GRA-12 that cannot be paid any more is refused by Yoga', async () => {
    const statuses = new Set<string>()
    const address = { 'x-forwarded-for': '203.0.113.1' }
    for (let time = 0; time < 10; time++)
      statuses.add(
        JSON.stringify((await ask({ doc_id: 'storefront', variables: host }, address)).headers['retry-after']),
      )
    expect([...statuses]).toEqual(['null', '"60"'])
  })
})
