import { UNDECLARED } from '../../domain/foods/declarations.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { NO_SETTINGS } from '../../domain/availability/availabilityRules.ts'
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
import { insertOffer } from '../offers/offerStore.ts'
import { termsOf } from '../orders/proposals/orderTerms.ts'
import { insertProposal } from '../orders/proposals/proposalStore.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
  return () => service.close()
})

interface Row {
  /** The request; a body makes it JSON, a form multipart. */
  call: (scenario: Scenario) => { url: string; body?: object; form?: Record<string, string> }
  /** The status for actors who may call it. 200 by default. */
  allowed?: number
  /** The status for a caterer or customer who does not own the object. 404 by default. */
  stranger?: number
  /** The status for the caterer's staff, where it differs from that for the owner. */
  staff?: number
  /** The kitchen reads what a delivery needs of the order, which is all but the email. */
  showsDelivery?: true
  /** For users without a verified email, too. */
  allowsUnverified?: true
  /** The token is not read: an invalid one changes nothing. */
  ignoresToken?: true
  /** Brings the scenario into the state that the call needs. */
  before?: (scenario: Scenario) => Promise<unknown>
}

const change = (scenario: Scenario, values: object) =>
  service.db.updateTable('order').set(values).where('id', '=', scenario.orderId).execute()
const accepted = (scenario: Scenario) =>
  change(scenario, { caterAccept: true, handledBy: scenario.users.own.id, handledAt: new Date() })
const emptyContent = JSON.stringify({ menus: [], services: [] })
/** An open proposal of a side, with the order's own id, of an order that costs nothing. */
const proposedBy = (by: 'cater' | 'customer') => async (scenario: Scenario) => {
  const { orderId: id } = scenario
  await change(scenario, { priceOere: 0, content: emptyContent, activePeriodPrice: null })
  const order = await service.db.selectFrom('order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const before = termsOf(order)
  const frozen = { terms: { ...before, clock: '19:45' }, before, createdAt: new Date(), countedCovers: 0 }
  const openUntil = new Date(Date.now() + 3_600_000)
  await service.db.deleteFrom('orderProposal').where('orderId', '=', id).execute()
  await insertProposal(service.db, {
    ...frozen,
    id,
    orderId: id,
    by,
    userId: null,
    state: 'open',
    message: null,
    openUntil,
  })
}
/** An offer of the scenario's caterer in a state, with its order's id; it costs nothing. */
const offered = (state: 'draft' | 'sent') => async (scenario: Scenario) => {
  const { orderId: id, caterId } = scenario
  const order = await service.db.selectFrom('order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const terms = { ...termsOf(order), date: '2999-12-31', content: JSON.parse(emptyContent), price: 0 }
  await service.db.deleteFrom('offer').where('caterId', '=', caterId).execute()
  await insertOffer(service.db, {
    id,
    caterId,
    number: 1,
    version: 1,
    state,
    customerName: 'Karen Kunde',
    customerEmail: 'karen@example.dk',
    customerPhone: '20304050',
    terms: JSON.stringify({ ...terms, activePeriodPrice: null, deliveryFee: null }),
    validUntil: '2999-12-30',
    createdAt: new Date(),
  })
}
const offeredTo = { name: 'Karen Kunde', email: 'karen@example.dk', phone: '20304050' }
const offerOf = (rest: string) => (scenario: Scenario) => ({ url: `/api/v2/cater/offers/${scenario.orderId}${rest}` })
const ofOfferLink = (act: string) => () => ({ url: `/api/v2/offer-links/${crypto.randomUUID()}/${act}` })
const ofCater = (rest: string) => (scenario: Scenario) => ({ url: `/api/v2/caters/${scenario.caterId}${rest}` })
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
    call: () => ({ url: '/api/users/login', body: { email: `${crypto.randomUUID()}@example.dk`, password: 'x' } }),
    allowed: 401,
    ignoresToken: true,
  },
  'GET /api/users/me': { call: () => ({ url: '/api/users/me' }), stranger: 200, allowsUnverified: true },
  'DELETE /api/v2/users/me/sessions/current': {
    call: () => ({ url: '/api/v2/users/me/sessions/current' }),
    stranger: 200,
    allowsUnverified: true,
  },
  'GET /api/users': { call: () => ({ url: '/api/users' }), stranger: 200 },
  'POST /api/users': {
    call: ({ caterId }) => ({
      url: '/api/users',
      body: { email: `${crypto.randomUUID()}@example.dk`, firstName: 'Ny', lastName: 'Nysen', caterId },
    }),
    allowed: 201,
  },
  'DELETE /api/users': { call: ({ users }) => ({ url: '/api/users', body: { id: users.staff.id } }) },
  'PUT /api/users/:userId/staff-role': {
    call: ({ users }) => ({ url: `/api/users/${users.staff.id}/staff-role`, body: { staffRole: 'kitchen' } }),
  },
  'POST /api/users/:userId/invitation': {
    call: ({ users }) => ({ url: `/api/users/${users.unverified.id}/invitation` }),
  },
  'POST /api/users/password-link': {
    call: () => ({ url: '/api/users/password-link', body: { email: 'nobody@example.dk' } }),
    allowed: 204,
    ignoresToken: true,
  },
  'POST /api/users/password': {
    call: () => ({ url: '/api/users/password', body: { link: 'forged', password: 'et langt kodeord' } }),
    allowed: 422,
    ignoresToken: true,
  },
  'GET /.well-known/jwks.json': { call: () => ({ url: '/.well-known/jwks.json' }), ignoresToken: true },

  'GET /api/v2/pages': { call: () => ({ url: '/api/v2/pages' }) },
  'GET /api/v2/trimmed-pages': { call: () => ({ url: '/api/v2/trimmed-pages' }) },
  'GET /api/v2/pages/:id': { call: ({ pageId }) => ({ url: `/api/v2/pages/${pageId}` }) },
  'GET /api/v2/page-by-url/:url': { call: () => ({ url: '/api/v2/page-by-url/%2Fnowhere' }), allowed: 404 },
  'POST /api/v2/pages': {
    call: () => ({ url: '/api/v2/pages', body: { url: `/${crypto.randomUUID()}`, title: 'Ny', blocks: [] } }),
    allowed: 201,
  },
  'POST /api/v2/pages/images': { call: () => ({ url: '/api/v2/pages/images', form: { name: 'none' } }), allowed: 422 },
  'PUT /api/v2/pages': { call: ({ pageId }) => ({ url: '/api/v2/pages', body: { id: pageId, title: 'Nyt' } }) },
  'DELETE /api/v2/pages': { call: ({ pageId }) => ({ url: '/api/v2/pages', body: { id: pageId } }) },

  'GET /api/caters/get-all': { call: () => ({ url: '/api/caters/get-all' }) },
  'GET /api/v2/caters/:caterId': { call: ofCater('') },
  'POST /api/caters/create': { call: () => ({ url: '/api/caters/create', body: newCater }), allowed: 201 },
  'GET /api/v2/caters': { call: () => ({ url: '/api/v2/caters' }) },
  'GET /api/v2/cater-search': { call: () => ({ url: '/api/v2/cater-search?covers=10' }) },
  'GET /api/v2/cater-suggestions': { call: () => ({ url: '/api/v2/cater-suggestions?place=8000' }) },
  'GET /api/v2/caters-public/:caterId': { call: ({ caterId }) => ({ url: `/api/v2/caters-public/${caterId}` }) },
  'PUT /api/v2/caters': { call: ({ caterId }) => ({ url: '/api/v2/caters', body: { id: caterId, name: 'Nyt' } }) },
  'PUT /api/v2/caters/full': {
    call: ({ caterId }) => ({
      url: '/api/v2/caters/full',
      form: { cater: JSON.stringify({ id: caterId, name: 'Nyt' }) },
    }),
  },
  'DELETE /api/v2/caters': {
    call: ({ caterId }) => ({ url: '/api/v2/caters', body: { id: caterId } }),
    before: (scenario) => change(scenario, { refused: true }),
  },
  'PUT /api/v2/caters/update-ordering': {
    call: ({ caterId }) => ({ url: '/api/v2/caters/update-ordering', body: { id: caterId, ordering: 4 } }),
  },
  'GET /api/caters/images/:caterId/:path': {
    call: ({ caterId }) => ({ url: `/api/caters/images/${caterId}/none.jpg` }),
    allowed: 404,
  },

  'GET /api/v2/caters/:caterId/availability': { call: ofCater('/availability?from=2027-03-01&to=2027-03-31') },
  'POST /api/v2/caters/:caterId/availability/answer': {
    call: (scenario) => ({
      ...ofCater('/availability/answer')(scenario),
      body: { lines: [{ covers: 10 }], date: '2027-03-16' },
    }),
  },
  'POST /api/v2/caters/:caterId/shared-baskets': {
    call: (scenario) => ({
      ...ofCater('/shared-baskets')(scenario),
      body: { lines: [{ menuId: scenario.menuId, amount: 10, items: [] }] },
    }),
    allowed: 201,
    ignoresToken: true,
  },
  // Whoever has the key opens it, and nobody here does
  'GET /api/v2/shared-baskets/:key': {
    call: () => ({ url: `/api/v2/shared-baskets/${crypto.randomUUID()}` }),
    allowed: 404,
    ignoresToken: true,
  },
  'GET /api/v2/caters/:caterId/availability-rules': { call: ofCater('/availability-rules') },
  'GET /api/v2/caters/:caterId/zones': { call: ofCater('/zones') },
  'PUT /api/v2/caters/:caterId/zones': {
    call: (scenario) => ({ ...ofCater('/zones')(scenario), body: { zones: [] } }),
  },
  'GET /api/v2/caters/:caterId/delivery': { call: ofCater('/delivery?zip=8000') },
  'PUT /api/v2/caters/:caterId/availability-rules': {
    call: (scenario) => ({ ...ofCater('/availability-rules')(scenario), body: NO_SETTINGS }),
  },
  'GET /api/v2/caters/:caterId/calendar': { call: ofCater('/calendar?from=2027-03-01&to=2027-03-31') },

  'GET /api/v2/caters/:caterId/categories': { call: ofCater('/categories') },
  'GET /api/v2/caters/:caterId/categories/:categoryId': {
    call: (scenario) => ofCater(`/categories/${scenario.categoryId}`)(scenario),
  },
  'POST /api/v2/caters/:caterId/categories': {
    call: (scenario) => ({ ...ofCater('/categories')(scenario), form: { name: 'Ny', description: '' } }),
    allowed: 201,
  },
  'PUT /api/v2/caters/:caterId/categories/:categoryId': {
    call: (scenario) => ({ ...ofCater(`/categories/${scenario.categoryId}`)(scenario), form: { name: 'Nyt' } }),
  },
  'DELETE /api/v2/caters/:caterId/categories/:categoryId': {
    call: (scenario) => ofCater(`/categories/${scenario.categoryId}`)(scenario),
  },
  'POST /api/v2/caters/:caterId/categories/:categoryId/add-menus': {
    call: (scenario) => ({
      ...ofCater(`/categories/${scenario.secondCategoryId}/add-menus`)(scenario),
      body: { menus: [scenario.menuId] },
    }),
  },
  'PUT /api/v2/caters/:caterId/categories/ordering': {
    call: (scenario) => ({
      ...ofCater('/categories/ordering')(scenario),
      body: {
        categories: [
          { id: scenario.categoryId, order: 2 },
          { id: scenario.secondCategoryId, order: 1 },
        ],
      },
    }),
  },
  'DELETE /api/v2/caters/:caterId/categories/:categoryId/menus/:menuId': {
    call: (scenario) => ofCater(`/categories/${scenario.categoryId}/menus/${scenario.menuId}`)(scenario),
  },

  'GET /api/v2/caters/:caterId/products/menus': { call: ofCater('/products/menus') },
  'GET /api/v2/caters/:caterId/products/menus/:menuId': {
    call: (scenario) => ofCater(`/products/menus/${scenario.menuId}`)(scenario),
  },
  'GET /api/v2/caters/:caterId/products/menus/:menuId/price-history': {
    call: (scenario) => ofCater(`/products/menus/${scenario.menuId}/price-history`)(scenario),
  },
  'POST /api/v2/caters/:caterId/products/menus': {
    call: (scenario) => ({ ...ofCater('/products/menus')(scenario), body: { type: 'menu', name: 'Ny', price: 100 } }),
    allowed: 201,
  },
  'PUT /api/v2/caters/:caterId/products/menus/:menuId': {
    call: (scenario) => ({ ...ofCater(`/products/menus/${scenario.menuId}`)(scenario), body: { price: 119 } }),
  },
  'DELETE /api/v2/caters/:caterId/products/menus/:menuId': {
    call: (scenario) => ofCater(`/products/menus/${scenario.menuId}`)(scenario),
  },
  'POST /api/v2/caters/:caterId/products/menus/:parentId/child': {
    call: (scenario) => ({
      ...ofCater(`/products/menus/${scenario.groupId}/child`)(scenario),
      body: { type: 'include', name: 'Laks' },
    }),
    allowed: 201,
  },
  'PUT /api/v2/caters/:caterId/products/menus/:parentId/child/:menuId': {
    call: (scenario) => ({
      ...ofCater(`/products/menus/${scenario.groupId}/child/${scenario.itemId}`)(scenario),
      body: { name: 'Nyt' },
    }),
  },
  'DELETE /api/v2/caters/:caterId/products/menus/:parentId/child/:menuId': {
    call: (scenario) => ({
      ...ofCater(`/products/menus/${scenario.groupId}/child/${scenario.itemId}`)(scenario),
      body: { mainMenuId: scenario.menuId },
    }),
  },
  'POST /api/v2/caters/:caterId/products/menus/:menuId/copy': {
    call: (scenario) => ofCater(`/products/menus/${scenario.menuId}/copy`)(scenario),
    allowed: 201,
  },
  'PUT /api/v2/caters/:caterId/products/menus/:menuId/move-child': {
    call: (scenario) => ({
      ...ofCater(`/products/menus/${scenario.menuId}/move-child`)(scenario),
      body: { id: scenario.itemId, parentId: scenario.menuId },
    }),
  },
  'PUT /api/v2/caters/:caterId/products/menus/update/ordering': {
    call: (scenario) => ({ ...ofCater('/products/menus/update/ordering')(scenario), body: ordering(scenario) }),
  },
  "PUT /api/v2/caters/:caterId/products/menus/update/ordering'": {
    call: (scenario) => ({ ...ofCater("/products/menus/update/ordering'")(scenario), body: ordering(scenario) }),
  },
  'PUT /api/v2/caters/:caterId/envelopes/:menuId/categories': {
    call: (scenario) => ({
      ...ofCater(`/envelopes/${scenario.menuId}/categories`)(scenario),
      body: { categories: [scenario.secondCategoryId] },
    }),
  },
  'PUT /api/v2/caters/:caterId/envelopes/:menuId/dishes': {
    call: (scenario) => ({
      ...ofCater(`/envelopes/${scenario.menuId}/dishes`)(scenario),
      body: { dishes: [scenario.dishId] },
    }),
  },

  'GET /api/v2/caters/:caterId/foods': { call: ofCater('/foods') },
  'PUT /api/v2/caters/:caterId/foods/:kind/:foodId/declaration': {
    call: (scenario) => ({ ...ofCater(`/foods/dish/${scenario.dishId}/declaration`)(scenario), body: UNDECLARED }),
  },
  'PUT /api/v2/caters/:caterId/foods/declarations': {
    call: (scenario) => ({
      ...ofCater('/foods/declarations')(scenario),
      body: { foods: [{ kind: 'dish', id: scenario.dishId, ...UNDECLARED }] },
    }),
  },
  'GET /api/v2/caters/:caterId/dishes': { call: ofCater('/dishes') },
  'GET /api/v2/caters/:caterId/dishes/:dishId': { call: (scenario) => ofCater(`/dishes/${scenario.dishId}`)(scenario) },
  'POST /api/v2/caters/:caterId/dishes': {
    call: (scenario) => ({ ...ofCater('/dishes')(scenario), body: { name: 'Ny' } }),
    allowed: 201,
  },
  'PUT /api/v2/caters/dishes': {
    call: ({ dishId: id, caterId }) => ({ url: '/api/v2/caters/dishes', body: { id, caterId, name: 'Nyt' } }),
  },
  'DELETE /api/v2/caters/dishes': {
    call: ({ dishId: id, caterId }) => ({ url: '/api/v2/caters/dishes', body: { id, caterId } }),
  },

  'GET /api/v2/caters/:caterId/services': { call: ofCater('/services') },
  'GET /api/v2/caters/:caterId/services/:serviceId': {
    call: (scenario) => ofCater(`/services/${scenario.serviceId}`)(scenario),
  },
  'POST /api/v2/caters/:caterId/services': {
    call: (scenario) => ({
      ...ofCater('/services')(scenario),
      body: { name: 'Tjener', description: 'En aften', required: false, price: 950 },
    }),
    allowed: 201,
  },
  'PUT /api/v2/caters/services': {
    call: ({ serviceId: id, caterId }) => ({ url: '/api/v2/caters/services', body: { id, caterId, price: 10 } }),
  },
  'DELETE /api/v2/caters/services': {
    call: ({ serviceId: id, caterId }) => ({ url: '/api/v2/caters/services', body: { id, caterId } }),
  },

  'GET /api/v2/cities': { call: () => ({ url: '/api/v2/cities' }) },
  'GET /api/v2/filters': { call: () => ({ url: '/api/v2/filters' }) },
  'GET /api/v2/filters/grouped': { call: () => ({ url: '/api/v2/filters/grouped' }) },
  'POST /api/v2/filters': {
    call: () => ({ url: '/api/v2/filters', body: { name: crypto.randomUUID(), type: 'occasion' } }),
    allowed: 201,
  },
  'PUT /api/v2/filters': {
    call: ({ filterId }) => ({ url: '/api/v2/filters', body: { id: filterId, name: crypto.randomUUID() } }),
  },
  'DELETE /api/v2/filters': { call: ({ filterId }) => ({ url: '/api/v2/filters', body: { id: filterId } }) },

  'POST /api/v2/orders': { call: () => ({ url: '/api/v2/orders', body: {} }), allowed: 422 },
  'GET /api/v2/orders': { call: () => ({ url: '/api/v2/orders' }), stranger: 200 },
  'GET /api/v2/orders/events': { call: () => ({ url: '/api/v2/orders/events?wait=0' }), stranger: 200 },
  'GET /api/v2/orders/:orderId': { call: ({ orderId }) => ({ url: `/api/v2/orders/${orderId}` }) },
  'GET /api/v2/orders/:orderId/calendar.ics': {
    call: ({ orderId }) => ({ url: `/api/v2/orders/${orderId}/calendar.ics` }),
  },
  'PUT /api/v2/orders/:::orderId': {
    call: ({ orderId }) => ({ url: `/api/v2/orders/:${orderId}`, body: { comment: 'Ny' } }),
  },
  'PUT /api/v2/orders/:orderId': {
    call: ({ orderId }) => ({ url: `/api/v2/orders/${orderId}`, body: { comment: 'Ny' } }),
  },
  'POST /api/v2/orders/:orderId/messages': {
    call: ({ orderId }) => ({ url: `/api/v2/orders/${orderId}/messages`, body: { message: 'Kan vi få mere brød?' } }),
    allowed: 201,
  },
  // Whose caterer it is comes before what is wrong
  'POST /api/v2/cater/orders': {
    call: ({ caterId }) => ({
      url: '/api/v2/cater/orders',
      body: { caterId, user: {}, delivery: null, time: {}, menus: [], services: [], price: 0 },
    }),
    allowed: 422,
  },
  'GET /api/v2/cater/customer': {
    call: ({ caterId }) => ({ url: `/api/v2/cater/customer?caterId=${caterId}&phone=20304050` }),
  },
  'POST /api/v2/cater/orders/:orderId/messages': {
    call: ({ orderId }) => ({
      url: `/api/v2/cater/orders/${orderId}/messages`,
      body: { message: 'Ja, det kan I sagtens.' },
    }),
    allowed: 201,
  },
  'POST /api/v2/cater/orders/:orderId/notes': {
    call: ({ orderId }) => ({ url: `/api/v2/cater/orders/${orderId}/notes`, body: { note: 'Ring før levering' } }),
    allowed: 201,
  },
  'GET /api/v2/cater/orders': { call: () => ({ url: '/api/v2/cater/orders' }), stranger: 200 },
  'GET /api/v2/cater/all-orders/:caterId': {
    call: ({ caterId }) => ({ url: `/api/v2/cater/all-orders/${caterId}` }),
  },
  'GET /api/v2/cater/orders/:orderId': { call: ({ orderId }) => ({ url: `/api/v2/cater/orders/${orderId}` }) },
  'PUT /api/v2/cater/orders/:orderId/accept': {
    call: ({ orderId }) => ({ url: `/api/v2/cater/orders/${orderId}/accept` }),
  },
  'PUT /api/v2/cater/orders/:orderId/refuse': {
    call: ({ orderId }) => ({ url: `/api/v2/cater/orders/${orderId}/refuse`, body: { reason: 'Fuldt' } }),
  },
  'PUT /api/v2/cater/orders/:orderId/paid': {
    call: ({ orderId }) => ({ url: `/api/v2/cater/orders/${orderId}/paid`, body: {} }),
    before: accepted,
  },
  'PUT /api/v2/cater/orders/:orderId/cancel': {
    call: ({ orderId }) => ({ url: `/api/v2/cater/orders/${orderId}/cancel`, body: { reason: 'Strømmen er gået' } }),
    before: accepted,
  },
  'PUT /api/v2/cater/orders/:orderId/undo': {
    call: ({ orderId }) => ({ url: `/api/v2/cater/orders/${orderId}/undo` }),
    // Only who answered can undo
    staff: 409,
    before: (scenario) =>
      service.app.inject({
        method: 'PUT',
        url: `/api/v2/cater/orders/${scenario.orderId}/accept`,
        headers: { authorization: `Bearer ${scenario.tokens.own}` },
      }),
  },
  'PUT /api/v2/cater/orders/:orderId/seen': {
    call: ({ orderId }) => ({ url: `/api/v2/cater/orders/${orderId}/seen` }),
  },
  'POST /api/v2/cater/orders/:orderId/proposals': {
    call: ({ orderId }) => ({ url: `/api/v2/cater/orders/${orderId}/proposals`, body: { clock: '19:45', price: 0 } }),
    before: (scenario) => change(scenario, { priceOere: 0, content: emptyContent }),
    allowed: 201,
  },
  'PUT /api/v2/cater/orders/:orderId/proposals/:proposalId/accept': {
    call: ({ orderId }) => ({
      url: `/api/v2/cater/orders/${orderId}/proposals/${orderId}/accept`,
      body: { price: 0 },
    }),
    before: proposedBy('customer'),
  },
  'PUT /api/v2/cater/orders/:orderId/proposals/:proposalId/decline': {
    call: ({ orderId }) => ({ url: `/api/v2/cater/orders/${orderId}/proposals/${orderId}/decline` }),
    before: proposedBy('customer'),
  },
  'PUT /api/v2/cater/orders/:orderId/proposals/:proposalId/withdraw': {
    call: ({ orderId }) => ({ url: `/api/v2/cater/orders/${orderId}/proposals/${orderId}/withdraw` }),
    before: proposedBy('cater'),
  },
  'POST /api/v2/cater/orders/:orderId/mails/:mailId/resend': {
    call: ({ orderId, mailId }) => ({ url: `/api/v2/cater/orders/${orderId}/mails/${mailId}/resend` }),
  },
  'GET /api/v2/cater/offers': { call: () => ({ url: '/api/v2/cater/offers' }), stranger: 200 },
  'POST /api/v2/cater/offers': {
    call: () => ({ url: '/api/v2/cater/offers', body: { customer: offeredTo, date: '2027-12-01', clock: '12:00' } }),
    allowed: 201,
    stranger: 201,
  },
  'GET /api/v2/cater/offers/:offerId': { call: offerOf(''), before: offered('draft') },
  'PUT /api/v2/cater/offers/:offerId': {
    call: (scenario) => ({
      ...offerOf('')(scenario),
      body: { revision: 1, price: 0, customer: offeredTo, validUntil: '2027-01-01', title: 'Fest' },
    }),
    before: offered('draft'),
  },
  'DELETE /api/v2/cater/offers/:offerId': { call: offerOf(''), before: offered('draft') },
  // It has no menus
  'POST /api/v2/cater/offers/:offerId/send': { call: offerOf('/send'), before: offered('draft'), allowed: 422 },
  'POST /api/v2/cater/offers/:offerId/versions': {
    call: offerOf('/versions'),
    before: offered('sent'),
    allowed: 201,
  },
  'GET /api/v2/offer-links/:token': {
    call: () => ({ url: `/api/v2/offer-links/${crypto.randomUUID()}` }),
    allowed: 404,
    ignoresToken: true,
  },
  'POST /api/v2/offer-links/:token/approve': { call: ofOfferLink('approve'), allowed: 404, ignoresToken: true },
  'POST /api/v2/offer-links/:token/decline': { call: ofOfferLink('decline'), allowed: 404, ignoresToken: true },
  'POST /api/v2/offer-links/:token/order': {
    call: () => ({ ...ofOfferLink('order')(), body: { price: 0 } }),
    allowed: 404,
    ignoresToken: true,
  },
  // What a link opens is shown to whoever holds it alone, and nobody here does
  'GET /api/v2/order-links/:token': {
    call: () => ({ url: `/api/v2/order-links/${crypto.randomUUID()}` }),
    allowed: 404,
    ignoresToken: true,
  },
  'GET /api/v2/order-links/:token/calendar.ics': {
    call: () => ({ url: `/api/v2/order-links/${crypto.randomUUID()}/calendar.ics` }),
    allowed: 404,
    ignoresToken: true,
  },
  'POST /api/v2/order-links/:token/messages': {
    call: () => ({ url: `/api/v2/order-links/${crypto.randomUUID()}/messages`, body: { message: 'Hej' } }),
    allowed: 404,
    ignoresToken: true,
  },
  'POST /api/v2/order-links/:token/changes': {
    call: () => ({ url: `/api/v2/order-links/${crypto.randomUUID()}/changes`, body: { price: 0 } }),
    allowed: 404,
    ignoresToken: true,
  },
  'POST /api/v2/order-links/:token/cancel': {
    call: () => ({ url: `/api/v2/order-links/${crypto.randomUUID()}/cancel`, body: { fee: 0 } }),
    allowed: 404,
    ignoresToken: true,
  },
  'POST /api/v2/order-links/:token/proposals': {
    call: () => ({ url: `/api/v2/order-links/${crypto.randomUUID()}/proposals`, body: { price: 0 } }),
    allowed: 404,
    ignoresToken: true,
  },
  'POST /api/v2/order-links/:token/proposals/:proposalId/accept': {
    call: () => ({
      url: `/api/v2/order-links/${crypto.randomUUID()}/proposals/${crypto.randomUUID()}/accept`,
      body: { price: 0 },
    }),
    allowed: 404,
    ignoresToken: true,
  },
  'POST /api/v2/order-links/:token/proposals/:proposalId/decline': {
    call: () => ({ url: `/api/v2/order-links/${crypto.randomUUID()}/proposals/${crypto.randomUUID()}/decline` }),
    allowed: 404,
    ignoresToken: true,
  },
  'POST /api/v2/order-links/:token/proposals/:proposalId/withdraw': {
    call: () => ({ url: `/api/v2/order-links/${crypto.randomUUID()}/proposals/${crypto.randomUUID()}/withdraw` }),
    allowed: 404,
    ignoresToken: true,
  },
  'POST /api/v2/order-links/:token/renewal': {
    call: () => ({ url: `/api/v2/order-links/${crypto.randomUUID()}/renewal` }),
    allowed: 404,
    ignoresToken: true,
  },
  'GET /api/v2/order-paid/:orderId': { call: ({ orderId }) => ({ url: `/api/v2/order-paid/${orderId}` }) },
  'GET /api/v2/admin/orders': { call: () => ({ url: '/api/v2/admin/orders' }) },
  'GET /api/v2/admin/mails': { call: () => ({ url: '/api/v2/admin/mails' }) },
  'POST /api/v2/admin/mails/:mailId/resend': {
    call: ({ mailId }) => ({ url: `/api/v2/admin/mails/${mailId}/resend` }),
  },
  'GET /api/v2/cater/statistics': { call: () => ({ url: '/api/v2/cater/statistics' }), stranger: 200 },
  'GET /api/v2/admin/statistics': { call: ({ caterId }) => ({ url: `/api/v2/admin/statistics?caterId=${caterId}` }) },
  'GET /api/v2/cater/production': {
    call: () => ({ url: '/api/v2/cater/production?from=2026-12-01&to=2026-12-31' }),
    stranger: 200,
  },
  'PUT /api/v2/cater/production/prints': {
    call: () => ({ url: '/api/v2/cater/production/prints', body: { date: '2026-12-08' } }),
    stranger: 200,
  },
  'GET /api/v2/cater/kitchen-orders': {
    call: () => ({ url: '/api/v2/cater/kitchen-orders?from=2026-12-08&to=2026-12-08' }),
    stranger: 200,
  },
  'PUT /api/v2/cater/orders/:orderId/delivered': {
    call: ({ orderId }) => ({ url: `/api/v2/cater/orders/${orderId}/delivered`, body: { delivered: true } }),
    before: accepted,
    showsDelivery: true,
  },
  'GET /api/v2/cater/calendar-feeds': { call: () => ({ url: '/api/v2/cater/calendar-feeds' }), stranger: 200 },
  'DELETE /api/v2/cater/calendar-feeds/:userId': {
    call: ({ users }) => ({ url: `/api/v2/cater/calendar-feeds/${users.staff.id}` }),
  },
  'PUT /api/v2/cater/calendar-secret': { call: () => ({ url: '/api/v2/cater/calendar-secret' }), stranger: 200 },
  'GET /api/v2/calendar/:secret': { call: ({ secret }) => ({ url: `/api/v2/calendar/${secret}` }) },

  'GET /api/v2/search': { call: () => ({ url: '/api/v2/search?q=hemmelig' }), stranger: 200 },

  'GET /healthz': { call: () => ({ url: '/healthz' }), ignoresToken: true },
  'GET /readyz': { call: () => ({ url: '/readyz' }), ignoresToken: true },
  'GET /openapi.json': { call: () => ({ url: '/openapi.json' }), ignoresToken: true },
  'GET /docs': { call: () => ({ url: '/docs' }), ignoresToken: true },
}

const roleOf: Partial<Record<Actor, string>> = {
  customer: 'customer',
  otherCustomer: 'customer',
  own: 'owner',
  staff: 'staff',
  kitchen: 'kitchen',
  other: 'owner',
  admin: 'admin',
}

function expectedOf(
  endpoint: Endpoint,
  { allowed = 200, stranger = 404, staff, allowsUnverified, ignoresToken }: Row,
  actor: Actor,
): number {
  const access: Access = endpoints[endpoint]
  if (ignoresToken) return allowed
  if (actor === 'expired' || actor === 'forged') return 401
  if (actor === 'unverified') return allowsUnverified ? allowed : 403
  if (access === 'public') return allowed
  const role = roleOf[actor]
  if (!role) return 401
  if (!(access as readonly string[]).includes(role)) return 403
  if (actor === 'staff' && staff !== undefined) return staff
  return actor === 'other' || actor === 'otherCustomer' ? stranger : allowed
}

/** The secrets that no response to this actor may contain. */
function secretsTo(actor: Actor, { showsDelivery }: Row): string[] {
  if (actor === 'kitchen' && showsDelivery) return [...ACCOUNT_SECRETS, COMMISSION, ...ORDER_SECRETS.slice(0, 1)]
  if (actor === 'admin') return []
  if (actor === 'own') return [COMMISSION]
  return actor === 'customer' || actor === 'staff'
    ? [...ACCOUNT_SECRETS, COMMISSION]
    : [...ACCOUNT_SECRETS, COMMISSION, ...ORDER_SECRETS]
}

async function call(endpoint: Endpoint, row: Row, actor: Actor, scenario: Scenario) {
  const { url, body, form } = row.call(scenario)
  const token = scenario.tokens[actor]
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const [method] = endpoint.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE']
  if (!form) return service.app.inject({ method, url, headers, ...(body && { payload: body }) })
  const data = new FormData()
  for (const [name, value] of Object.entries(form)) data.append(name, value)
  const encoded = new Response(data)
  headers['content-type'] = encoded.headers.get('content-type') ?? ''
  return service.app.inject({ method, url, headers, payload: Buffer.from(await encoded.arrayBuffer()) })
}

describe('ROLE-2 every call responds as its table says, and leaks nothing', () => {
  test('every call has a row here, and every row is a call', () => {
    expect(Object.keys(rows).sort()).toEqual(Object.keys(endpoints).sort())
  })

  test('a HEAD has the access of its GET', async () => {
    const scenario = await createScenario(service)
    for (const [endpoint, row] of Object.entries(rows) as [Endpoint, Row][]) {
      if (!endpoint.startsWith('GET ') || endpoints[endpoint] === 'public') continue
      const { url } = row.call(scenario)
      const statuses = await Promise.all(
        (['GET', 'HEAD'] as const).map(async (method) => {
          const headers = { authorization: `Bearer ${scenario.tokens.otherCustomer}` }
          return (await service.app.inject({ method, url, headers })).statusCode
        }),
      )
      expect([endpoint, statuses[1]]).toEqual([endpoint, statuses[0]])
    }
  })

  test.each(Object.entries(rows) as [Endpoint, Row][])('%s', async (endpoint, row) => {
    const answered: Record<string, number> = {}
    const expected: Record<string, number> = {}
    const newScenario = async () => {
      const scenario = await createScenario(service)
      await row.before?.(scenario)
      return scenario
    }
    let scenario = await newScenario()
    for (const actor of ACTORS) {
      const answer = await call(endpoint, row, actor, scenario)
      // A change by one actor must hide nothing from the next
      if (answer.statusCode < 400 && !endpoint.startsWith('GET ')) scenario = await newScenario()
      answered[actor] = answer.statusCode
      expected[actor] = expectedOf(endpoint, row, actor)
      for (const secret of secretsTo(actor, row)) expect(answer.body).not.toContain(secret)
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
