import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Access, type Endpoint, endpoints } from '../../contract/endpoints.ts'
import {
  ACCOUNT_SECRETS,
  createScenario,
  type Actor,
  ACTORS,
  COMMISSION,
  ORDER_SECRETS,
  type Scenario,
} from '../testing/actors.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
}, 60_000)
afterAll(() => service.close())

interface Row {
  /** The rest of the address behind the placeholders' values; a body makes it JSON, a form multipart. */
  ask: (world: Scenario) => { url: string; body?: object; form?: Record<string, string> }
  /** What those are answered who may. 200 where left out. */
  good?: number
  /** What a caterer or customer is answered whose thing it is not. 404 where left out. */
  stranger?: number
  /** The token is not looked at: also a bad one changes nothing. */
  ignoresToken?: true
  /** Before the request, whatever the state needs. */
  before?: (world: Scenario) => Promise<unknown>
}

const change = (world: Scenario, values: object) =>
  service.db.updateTable('order').set(values).where('id', '=', world.orderId).execute()
const accepted = (world: Scenario) =>
  change(world, { caterAccept: true, handledBy: world.people.own.id, handledAt: new Date() })
const ofCater = (rest: string) => (world: Scenario) => ({ url: `/api/v2/caters/${world.caterId}${rest}` })
const newCater = {
  name: 'Nyt',
  legalName: 'Nyt ApS',
  address: 'Vej 1',
  zipCode: '8000',
  email: 'nyt@example.dk',
  minEnvelopes: 1,
  orderBefore: 1,
  contactPerson: 'N. Ny',
  commission: 5,
}
const ordering = ({ menuId }: Scenario) => ({ menus: [{ id: menuId, order: 3 }] })

const rows: Record<Endpoint, Row> = {
  'POST /api/users/login': {
    ask: () => ({ url: '/api/users/login', body: { email: 'nobody@example.dk', password: 'x' } }),
    good: 401,
    ignoresToken: true,
  },
  'GET /api/users/me': { ask: () => ({ url: '/api/users/me' }), stranger: 200 },
  'GET /api/users': { ask: () => ({ url: '/api/users' }) },
  'POST /api/users': {
    ask: ({ caterId }) => ({
      url: '/api/users',
      body: { email: `${crypto.randomUUID()}@example.dk`, firstName: 'Ny', lastName: 'Nysen', caterId },
    }),
    good: 201,
  },
  'DELETE /api/users': { ask: ({ people }) => ({ url: '/api/users', body: { id: people.own.id } }) },
  'POST /api/users/password-link': {
    ask: () => ({ url: '/api/users/password-link', body: { email: 'nobody@example.dk' } }),
    good: 204,
    ignoresToken: true,
  },
  'POST /api/users/password': {
    ask: () => ({ url: '/api/users/password', body: { link: 'forged', password: 'et langt kodeord' } }),
    good: 422,
    ignoresToken: true,
  },
  'GET /.well-known/jwks.json': { ask: () => ({ url: '/.well-known/jwks.json' }), ignoresToken: true },

  'GET /api/v2/pages': { ask: () => ({ url: '/api/v2/pages' }) },
  'GET /api/v2/trimmed-pages': { ask: () => ({ url: '/api/v2/trimmed-pages' }) },
  'GET /api/v2/pages/:id': { ask: ({ pageId }) => ({ url: `/api/v2/pages/${pageId}` }) },
  'GET /api/v2/page-by-url/:url': { ask: () => ({ url: '/api/v2/page-by-url/%2Fnowhere' }), good: 404 },
  'POST /api/v2/pages': {
    ask: () => ({ url: '/api/v2/pages', body: { url: `/${crypto.randomUUID()}`, title: 'Ny', blocks: [] } }),
    good: 201,
  },
  'PUT /api/v2/pages': { ask: ({ pageId }) => ({ url: '/api/v2/pages', body: { id: pageId, title: 'Nyt' } }) },
  'DELETE /api/v2/pages': { ask: ({ pageId }) => ({ url: '/api/v2/pages', body: { id: pageId } }) },

  'GET /api/caters/get-all': { ask: () => ({ url: '/api/caters/get-all' }) },
  'GET /api/v2/caters/:caterId': { ask: ofCater('') },
  'POST /api/caters/create': { ask: () => ({ url: '/api/caters/create', body: newCater }), good: 201 },
  'GET /api/v2/caters': { ask: () => ({ url: '/api/v2/caters' }) },
  'GET /api/v2/caters-public/:caterId': { ask: ({ caterId }) => ({ url: `/api/v2/caters-public/${caterId}` }) },
  'PUT /api/v2/caters': { ask: ({ caterId }) => ({ url: '/api/v2/caters', body: { id: caterId, name: 'Nyt' } }) },
  'PUT /api/v2/caters/full': {
    ask: ({ caterId }) => ({
      url: '/api/v2/caters/full',
      form: { cater: JSON.stringify({ id: caterId, name: 'Nyt' }) },
    }),
  },
  'DELETE /api/v2/caters': {
    ask: ({ caterId }) => ({ url: '/api/v2/caters', body: { id: caterId } }),
    before: (world) => change(world, { refused: true }),
  },
  'PUT /api/v2/caters/update-ordering': {
    ask: ({ caterId }) => ({ url: '/api/v2/caters/update-ordering', body: { id: caterId, ordering: 4 } }),
  },
  'GET /api/caters/images/:caterId/:path': {
    ask: ({ caterId }) => ({ url: `/api/caters/images/${caterId}/none.jpg` }),
    good: 404,
  },

  'GET /api/v2/caters/:caterId/categories': { ask: ofCater('/categories') },
  'GET /api/v2/caters/:caterId/categories/:categoryId': {
    ask: (world) => ofCater(`/categories/${world.categoryId}`)(world),
  },
  'POST /api/v2/caters/:caterId/categories': {
    ask: (world) => ({ ...ofCater('/categories')(world), form: { name: 'Ny', description: '' } }),
    good: 201,
  },
  'PUT /api/v2/caters/:caterId/categories/:categoryId': {
    ask: (world) => ({ ...ofCater(`/categories/${world.categoryId}`)(world), form: { name: 'Nyt' } }),
  },
  'DELETE /api/v2/caters/:caterId/categories/:categoryId': {
    ask: (world) => ofCater(`/categories/${world.categoryId}`)(world),
  },
  'POST /api/v2/caters/:caterId/categories/:categoryId/add-menus': {
    ask: (world) => ({
      ...ofCater(`/categories/${world.secondCategoryId}/add-menus`)(world),
      body: { menus: [world.menuId] },
    }),
  },
  'PUT /api/v2/caters/:caterId/categories/ordering': {
    ask: (world) => ({
      ...ofCater('/categories/ordering')(world),
      body: {
        categories: [
          { id: world.categoryId, order: 2 },
          { id: world.secondCategoryId, order: 1 },
        ],
      },
    }),
  },
  'DELETE /api/v2/caters/:caterId/categories/:categoryId/menus/:menuId': {
    ask: (world) => ofCater(`/categories/${world.categoryId}/menus/${world.menuId}`)(world),
  },

  'GET /api/v2/caters/:caterId/products/menus': { ask: ofCater('/products/menus') },
  'GET /api/v2/caters/:caterId/products/menus/:menuId': {
    ask: (world) => ofCater(`/products/menus/${world.menuId}`)(world),
  },
  'POST /api/v2/caters/:caterId/products/menus': {
    ask: (world) => ({ ...ofCater('/products/menus')(world), body: { type: 'menu', name: 'Ny', price: 100 } }),
    good: 201,
  },
  'PUT /api/v2/caters/:caterId/products/menus/:menuId': {
    ask: (world) => ({ ...ofCater(`/products/menus/${world.menuId}`)(world), body: { price: 119 } }),
  },
  'DELETE /api/v2/caters/:caterId/products/menus/:menuId': {
    ask: (world) => ofCater(`/products/menus/${world.menuId}`)(world),
  },
  'POST /api/v2/caters/:caterId/products/menus/:parentId/child': {
    ask: (world) => ({
      ...ofCater(`/products/menus/${world.groupId}/child`)(world),
      body: { type: 'include', name: 'Laks' },
    }),
    good: 201,
  },
  'PUT /api/v2/caters/:caterId/products/menus/:parentId/child/:menuId': {
    ask: (world) => ({
      ...ofCater(`/products/menus/${world.groupId}/child/${world.itemId}`)(world),
      body: { name: 'Nyt' },
    }),
  },
  'DELETE /api/v2/caters/:caterId/products/menus/:parentId/child/:menuId': {
    ask: (world) => ({
      ...ofCater(`/products/menus/${world.groupId}/child/${world.itemId}`)(world),
      body: { mainMenuId: world.menuId },
    }),
  },
  'POST /api/v2/caters/:caterId/products/menus/:menuId/copy': {
    ask: (world) => ofCater(`/products/menus/${world.menuId}/copy`)(world),
    good: 201,
  },
  'PUT /api/v2/caters/:caterId/products/menus/update/ordering': {
    ask: (world) => ({ ...ofCater('/products/menus/update/ordering')(world), body: ordering(world) }),
  },
  "PUT /api/v2/caters/:caterId/products/menus/update/ordering'": {
    ask: (world) => ({ ...ofCater("/products/menus/update/ordering'")(world), body: ordering(world) }),
  },
  'PUT /api/v2/caters/:caterId/envelopes/:menuId/categories': {
    ask: (world) => ({
      ...ofCater(`/envelopes/${world.menuId}/categories`)(world),
      body: { categories: [world.secondCategoryId] },
    }),
  },
  'PUT /api/v2/caters/:caterId/envelopes/:menuId/dishes': {
    ask: (world) => ({ ...ofCater(`/envelopes/${world.menuId}/dishes`)(world), body: { dishes: [world.dishId] } }),
  },

  'GET /api/v2/caters/:caterId/dishes': { ask: ofCater('/dishes') },
  'GET /api/v2/caters/:caterId/dishes/:dishId': { ask: (world) => ofCater(`/dishes/${world.dishId}`)(world) },
  'POST /api/v2/caters/:caterId/dishes': {
    ask: (world) => ({ ...ofCater('/dishes')(world), body: { name: 'Ny' } }),
    good: 201,
  },
  'PUT /api/v2/caters/dishes': {
    ask: ({ dishId: id, caterId }) => ({ url: '/api/v2/caters/dishes', body: { id, caterId, name: 'Nyt' } }),
  },
  'DELETE /api/v2/caters/dishes': {
    ask: ({ dishId: id, caterId }) => ({ url: '/api/v2/caters/dishes', body: { id, caterId } }),
  },

  'GET /api/v2/caters/:caterId/services': { ask: ofCater('/services') },
  'GET /api/v2/caters/:caterId/services/:serviceId': { ask: (world) => ofCater(`/services/${world.serviceId}`)(world) },
  'POST /api/v2/caters/:caterId/services': {
    ask: (world) => ({
      ...ofCater('/services')(world),
      body: { name: 'Tjener', description: 'En aften', required: false, price: 950 },
    }),
    good: 201,
  },
  'PUT /api/v2/caters/services': {
    ask: ({ serviceId: id, caterId }) => ({ url: '/api/v2/caters/services', body: { id, caterId, price: 10 } }),
  },
  'DELETE /api/v2/caters/services': {
    ask: ({ serviceId: id, caterId }) => ({ url: '/api/v2/caters/services', body: { id, caterId } }),
  },

  'GET /api/v2/cities': { ask: () => ({ url: '/api/v2/cities' }) },
  'GET /api/v2/filters': { ask: () => ({ url: '/api/v2/filters' }) },
  'GET /api/v2/filters/grouped': { ask: () => ({ url: '/api/v2/filters/grouped' }) },
  'POST /api/v2/filters': {
    ask: () => ({ url: '/api/v2/filters', body: { name: crypto.randomUUID(), type: 'occasion' } }),
    good: 201,
  },
  'PUT /api/v2/filters': {
    ask: ({ filterId }) => ({ url: '/api/v2/filters', body: { id: filterId, name: crypto.randomUUID() } }),
  },
  'DELETE /api/v2/filters': { ask: ({ filterId }) => ({ url: '/api/v2/filters', body: { id: filterId } }) },

  'POST /api/v2/orders': { ask: () => ({ url: '/api/v2/orders', body: {} }), good: 422 },
  'GET /api/v2/orders': { ask: () => ({ url: '/api/v2/orders' }), stranger: 200 },
  'GET /api/v2/orders/events': { ask: () => ({ url: '/api/v2/orders/events?wait=0' }), stranger: 200 },
  'GET /api/v2/orders/:orderId': { ask: ({ orderId }) => ({ url: `/api/v2/orders/${orderId}` }) },
  'PUT /api/v2/orders/:::orderId': {
    ask: ({ orderId }) => ({ url: `/api/v2/orders/:${orderId}`, body: { comment: 'Ny' } }),
  },
  'PUT /api/v2/orders/:orderId': {
    ask: ({ orderId }) => ({ url: `/api/v2/orders/${orderId}`, body: { comment: 'Ny' } }),
  },
  'POST /api/v2/orders/:orderId/messages': {
    ask: ({ orderId }) => ({ url: `/api/v2/orders/${orderId}/messages`, body: { message: 'Kan vi få mere brød?' } }),
    good: 201,
  },
  'POST /api/v2/cater/orders/:orderId/messages': {
    ask: ({ orderId }) => ({
      url: `/api/v2/cater/orders/${orderId}/messages`,
      body: { message: 'Ja, det kan I sagtens.' },
    }),
    good: 201,
  },
  'GET /api/v2/cater/orders': { ask: () => ({ url: '/api/v2/cater/orders' }), stranger: 200 },
  'GET /api/v2/cater/all-orders/:caterId': {
    ask: ({ caterId }) => ({ url: `/api/v2/cater/all-orders/${caterId}` }),
  },
  'GET /api/v2/cater/orders/:orderId': { ask: ({ orderId }) => ({ url: `/api/v2/cater/orders/${orderId}` }) },
  'PUT /api/v2/cater/orders/:orderId/accept': {
    ask: ({ orderId }) => ({ url: `/api/v2/cater/orders/${orderId}/accept` }),
  },
  'PUT /api/v2/cater/orders/:orderId/refuse': {
    ask: ({ orderId }) => ({ url: `/api/v2/cater/orders/${orderId}/refuse`, body: { reason: 'Fuldt' } }),
  },
  'PUT /api/v2/cater/orders/:orderId/paid': {
    ask: ({ orderId }) => ({ url: `/api/v2/cater/orders/${orderId}/paid`, body: {} }),
    before: accepted,
  },
  'PUT /api/v2/cater/orders/:orderId/undo': {
    ask: ({ orderId }) => ({ url: `/api/v2/cater/orders/${orderId}/undo` }),
    before: (world) =>
      service.app.inject({
        method: 'PUT',
        url: `/api/v2/cater/orders/${world.orderId}/accept`,
        headers: { authorization: `Bearer ${world.tokens.own}` },
      }),
  },
  'PUT /api/v2/cater/orders/:orderId/seen': {
    ask: ({ orderId }) => ({ url: `/api/v2/cater/orders/${orderId}/seen` }),
  },
  'POST /api/v2/cater/orders/:orderId/mails/:mailId/resend': {
    ask: ({ orderId, mailId }) => ({ url: `/api/v2/cater/orders/${orderId}/mails/${mailId}/resend` }),
  },
  'GET /api/v2/order-paid/:orderId': { ask: ({ orderId }) => ({ url: `/api/v2/order-paid/${orderId}` }) },
  'GET /api/v2/admin/orders': { ask: () => ({ url: '/api/v2/admin/orders' }) },
  'GET /api/v2/admin/mails': { ask: () => ({ url: '/api/v2/admin/mails' }) },
  'POST /api/v2/admin/mails/:mailId/resend': {
    ask: ({ mailId }) => ({ url: `/api/v2/admin/mails/${mailId}/resend` }),
  },
  'GET /api/v2/cater/statistics': { ask: () => ({ url: '/api/v2/cater/statistics' }), stranger: 200 },
  'GET /api/v2/admin/statistics': { ask: ({ caterId }) => ({ url: `/api/v2/admin/statistics?caterId=${caterId}` }) },
  'GET /api/v2/cater/production': {
    ask: () => ({ url: '/api/v2/cater/production?from=2026-12-01&to=2026-12-31' }),
    stranger: 200,
  },
  'PUT /api/v2/cater/production/prints': {
    ask: () => ({ url: '/api/v2/cater/production/prints', body: { date: '2026-12-08' } }),
    stranger: 200,
  },
  'GET /api/v2/cater/calendar-secret': { ask: () => ({ url: '/api/v2/cater/calendar-secret' }), stranger: 200 },
  'PUT /api/v2/cater/calendar-secret': { ask: () => ({ url: '/api/v2/cater/calendar-secret' }), stranger: 200 },
  'GET /api/v2/calendar/:secret': { ask: ({ secret }) => ({ url: `/api/v2/calendar/${secret}` }) },

  'GET /healthz': { ask: () => ({ url: '/healthz' }), ignoresToken: true },
  'GET /readyz': { ask: () => ({ url: '/readyz' }), ignoresToken: true },
  'GET /metrics': { ask: () => ({ url: '/metrics' }), ignoresToken: true },
  'GET /openapi.json': { ask: () => ({ url: '/openapi.json' }), ignoresToken: true },
  'GET /docs': { ask: () => ({ url: '/docs' }), ignoresToken: true },
}

const roleOf: Partial<Record<Actor, string>> = {
  customer: 'customer',
  otherCustomer: 'customer',
  own: 'cater',
  other: 'cater',
  admin: 'admin',
}

function expectedOf(endpoint: Endpoint, { good = 200, stranger = 404, ignoresToken }: Row, asker: Actor): number {
  const access: Access = endpoints[endpoint]
  if (ignoresToken) return good
  if (asker === 'expired' || asker === 'forged') return 401
  if (asker === 'unverified') return endpoint === 'GET /api/users/me' ? good : 403
  if (access === 'public') return good
  const role = roleOf[asker]
  if (!role) return 401
  if (!(access as readonly string[]).includes(role)) return 403
  return asker === 'other' || asker === 'otherCustomer' ? stranger : good
}

/** What must not stand in the answer to this asker, whatever is asked. */
function secretsTo(asker: Actor): string[] {
  if (asker === 'admin') return []
  if (asker === 'own') return [COMMISSION]
  return asker === 'customer' ? [...ACCOUNT_SECRETS, COMMISSION] : [...ACCOUNT_SECRETS, COMMISSION, ...ORDER_SECRETS]
}

async function ask(endpoint: Endpoint, row: Row, asker: Actor, world: Scenario) {
  const { url, body, form } = row.ask(world)
  const token = world.tokens[asker]
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const [method] = endpoint.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE']
  if (!form) return service.app.inject({ method, url, headers, ...(body && { payload: body }) })
  const data = new FormData()
  for (const [name, value] of Object.entries(form)) data.append(name, value)
  const encoded = new Response(data)
  headers['content-type'] = encoded.headers.get('content-type') ?? ''
  return service.app.inject({ method, url, headers, payload: Buffer.from(await encoded.arrayBuffer()) })
}

describe('ROLE-2 every call answers as its table says, and leaks nothing', () => {
  test('every call has a row here, and every row is a call', () => {
    expect(Object.keys(rows).sort()).toEqual(Object.keys(endpoints).sort())
  })

  test('a HEAD is for whom its GET is', async () => {
    const world = await createScenario(service)
    for (const [endpoint, row] of Object.entries(rows) as [Endpoint, Row][]) {
      if (!endpoint.startsWith('GET ') || endpoints[endpoint] === 'public') continue
      const { url } = row.ask(world)
      const statuses = await Promise.all(
        (['GET', 'HEAD'] as const).map(async (method) => {
          const headers = { authorization: `Bearer ${world.tokens.otherCustomer}` }
          return (await service.app.inject({ method, url, headers })).statusCode
        }),
      )
      expect([endpoint, statuses[1]]).toEqual([endpoint, statuses[0]])
    }
  })

  test.each(Object.entries(rows) as [Endpoint, Row][])('%s', async (endpoint, row) => {
    const answered: Record<string, number> = {}
    const expected: Record<string, number> = {}
    const newWorld = async () => {
      const world = await createScenario(service)
      await row.before?.(world)
      return world
    }
    let world = await newWorld()
    for (const asker of ACTORS) {
      const answer = await ask(endpoint, row, asker, world)
      // what one asker changed must hide nothing from the next
      if (answer.statusCode < 400 && !endpoint.startsWith('GET ')) world = await newWorld()
      answered[asker] = answer.statusCode
      expected[asker] = expectedOf(endpoint, row, asker)
      for (const secret of secretsTo(asker)) expect(answer.body).not.toContain(secret)
    }
    expect(answered).toEqual(expected)
  })
})

test('every call of the table is served', () => {
  const served = service.app.printRoutes({ commonPrefix: false })
  expect(served).toContain('/api/v2')
  for (const endpoint of Object.keys(endpoints)) {
    const [method = '', url = ''] = endpoint.split(' ')
    expect([endpoint, service.app.hasRoute({ method: method as 'GET', url })]).toEqual([endpoint, true])
  }
})
