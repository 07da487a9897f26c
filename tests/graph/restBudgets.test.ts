import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { IDS, orders } from '../../bff/testing/fakeData.ts'
import { startTestGraph } from '../../bff/testing/testGraph.ts'
import type { BudgetRow } from './budgetRow.ts'
import { answerCatalogueCalls, CATALOGUE_BUDGETS } from './catalogueBudgets.ts'
import { answerCaterCalls, CATER_BUDGETS } from './caterBudgets.ts'

const [order] = orders
const id = order?.id ?? ''
const LINK = 'AAAAAAAAAAAAAAAAAAAAAA'
const sharedBasket = {
  key: LINK,
  caterId: 55,
  createdAt: '2026-11-21T11:00:00.000Z',
  covers: 10,
  date: null,
  zipCode: '8000',
  lines: [{ menuId: IDS.lunch, name: 'Frokostplatte', type: 'menu', amount: 10, price: 129.5, items: [] }],
  services: [],
  period: 0,
  delivery: null,
  total: 1295,
}
const host = 'smagen.localhost'
const smagen = 'smagen@demo.dk'
const kunde = 'kunde@demo.dk'

const placed = {
  caterNumber: 55,
  idempotencyKey: 'budget',
  date: '2026-12-24',
  clock: '12:00',
  menus: [{ uuid: IDS.lunch, amount: 10, price: 129.5, items: [] }],
  services: [],
  price: 1295,
}

const day = '2026-12-24'
const statistics = { weeks: [], topMenus: [], awaiting: 0, unpaid: 0, upcoming: 0, days: [] }
const kitchenOrder = {
  id,
  orderRef: 1,
  date: day,
  clock: '12:00',
  name: 'Karen',
  isPickup: true,
  menus: [],
  services: [],
}
const terms = { date: day, clock: '12:00', content: order?.content, price: 0 }
const proposal = {
  ...terms,
  id,
  by: 'cater',
  state: 'open',
  createdAt: '2026-12-01T10:00:00.000Z',
  openUntil: '2026-12-03T10:00:00.000Z',
  before: terms,
}
const offer = {
  ...terms,
  id,
  caterId: 55,
  number: 1,
  version: 1,
  revision: 1,
  state: 'draft',
  customer: { name: 'Karen Kunde', email: 'karen@example.dk', phone: '20304050' },
  validUntil: day,
  createdAt: '2026-12-01T10:00:00.000Z',
}
const offeredTo = { name: 'Karen Kunde', email: 'karen@example.dk', phoneNumber: '20304050' }
const answer = { date: day, possible: true, reasons: [], warnings: [], next: null }
const production = { date: day, orders: 0, covers: 0, menus: [], printedAt: null }
const dates = { today: day, from: day, to: day }

/** Every operation of the web client, but for subscriptions: they have no end. */
const BUDGETS: Record<string, BudgetRow> = {
  ...CATER_BUDGETS,
  ...CATALOGUE_BUDGETS,
  // Four lists of orders, the statistics and the caterers
  AllDashboardRouteQuery: { variables: { ...dates, ofAll: true }, as: 'admin@demo.dk', cold: 5, warm: 5 },
  // The page with its caterer and services, the categories, the menus
  CaterRouteQuery: { variables: { host }, cold: 3, warm: 0 },
  // The caterer, three lists of orders, the statistics, the calendar and the foods
  DashboardRouteQuery: {
    variables: { ...dates, lastDay: day, number: 55, isAdmin: false, ofAll: false },
    as: smagen,
    cold: 7,
    warm: 7,
  },
  // The caterer and its statistics
  useFiguresBeforeQuery: {
    variables: { number: 55, from: day, to: day, ofAll: false },
    as: smagen,
    cold: 2,
    warm: 2,
  },
  AccessibilityRouteQuery: { variables: { host }, cold: 1, warm: 0 },
  ConditionsRouteQuery: { variables: { host }, cold: 1, warm: 0 },
  FoundCatersMoreQuery: { variables: { first: 50 }, cold: 3, warm: 0 },
  AnsweredCatersMoreQuery: { variables: { input: { covers: 40 }, first: 12 }, cold: 1, warm: 0 },
  // The answers, and the menus of each
  ComparisonRouteQuery: {
    variables: { input: { covers: 40, caterIds: ['55', '56'] }, isChosen: true },
    cold: 3,
    warm: 0,
  },
  // Its page, the filters, the answers of all caterers
  FrontPageRouteAnswersQuery: { variables: { input: { place: '8000', covers: 40 } }, cold: 3, warm: 0 },
  // Its page, the filters, the caterers at the place, what to offer beside them, and all postal codes
  FrontPageRouteQuery: { variables: { place: '8000', isSearching: true }, cold: 5, warm: 0 },
  subscribeToOrdersCursorQuery: { as: smagen, cold: 1, warm: 1 },
  LoginFrameQuery: { variables: { host, isBare: false }, cold: 1, warm: 0 },
  LoginRouteQuery: { as: smagen, cold: 1, warm: 1 },
  SignedInQuery: { as: smagen, cold: 1, warm: 1 },
  // With how many orders wait
  officeViewerQuery: { as: smagen, cold: 3, warm: 3 },
  OrderFormRouteQuery: { variables: { host }, as: kunde, cold: 4, warm: 1 },
  bulkPaidMutation: { variables: { input: { id, method: 'CARD' } }, as: smagen, cold: 2, warm: 2 },
  LabelsQuery: {
    variables: { from: day, to: day, ids: [], byIds: false },
    as: smagen,
    cold: 3,
    warm: 3,
  },
  KitchenOrdersQuery: {
    variables: { from: day, to: day, ids: [], byIds: false },
    as: smagen,
    cold: 3,
    warm: 3,
  },
  useOrderCountsQuery: {
    variables: {
      today: '2026-11-25',
      tomorrow: '2026-11-26',
      monday: '2026-11-23',
      sunday: '2026-11-29',
      nextMonday: '2026-11-30',
      nextSunday: '2026-12-06',
    },
    as: smagen,
    cold: 9,
    warm: 9,
  },
  refetchOrderListQuery: { variables: { count: 50, isAdmin: false }, as: smagen, cold: 3, warm: 3 },
  AllOrdersPaginationQuery: { variables: {}, as: 'admin@demo.dk', cold: 1, warm: 1 },
  CaterOrdersPaginationQuery: {
    variables: { id: Buffer.from('Cater:55').toString('base64'), count: 2 },
    as: smagen,
    cold: 2,
    warm: 2,
  },
  useMarkOrderSeenMutation: { variables: { input: { id } }, as: smagen, cold: 2, warm: 2 },
  useUndoOrderAnswerMutation: { variables: { input: { id, answer: 'ACCEPTED' } }, as: smagen, cold: 2, warm: 2 },
  // The change, the caterer that its answer names, and the feeds
  calendarFeedMutationsRenewMutation: { as: smagen, cold: 3, warm: 3 },
  calendarFeedMutationsEndMutation: { variables: { input: { userId: id } }, as: smagen, cold: 3, warm: 3 },
  useResendOrderMailMutation: { variables: { input: { id, mailId: id } }, as: smagen, cold: 2, warm: 2 },
  useAddOrderNoteMutation: { variables: { input: { id, note: 'Ring først' } }, as: smagen, cold: 2, warm: 2 },
  useSendCaterOrderMessageMutation: {
    variables: { input: { id, message: 'Vi ses på fredag' } },
    as: smagen,
    cold: 2,
    warm: 2,
  },
  useRequestPasswordLinkMutation: { variables: { input: { email: smagen } }, cold: 1, warm: 1 },
  useSetPasswordMutation: { variables: { input: { link: 'x', password: 'et langt kodeord' } }, cold: 1, warm: 1 },
  OrderListRouteQuery: { variables: { isAdmin: false }, as: smagen, cold: 4, warm: 4 },
  // The order of the link, its caterer
  // The order, its caterer with its host, and the menus for their pictures; so do those that answer the page
  OrderPageRouteQuery: { variables: { token: LINK, host }, cold: 4, warm: 1 },
  useOrderedAllergensQuery: { variables: { token: LINK }, cold: 2, warm: 1 },
  // The basket, its page, its caterer and the menus; an estimate has the name of the city, too
  PriceEstimateRouteQuery: { variables: { host, key: LINK }, cold: 5, warm: 1 },
  SharedBasketRouteQuery: { variables: { host, key: LINK }, cold: 4, warm: 1 },
  useShareBasketMutation: {
    variables: { input: { caterNumber: 55, lines: [{ menuUuid: IDS.lunch, amount: 10, items: [] }] } },
    cold: 1,
    warm: 1,
  },
  useSharedAvailabilityQuery: { variables: { number: 55, input: { date: day } }, cold: 2, warm: 1 },
  useChangeOrderMutation: { variables: { input: { token: LINK, price: 0 } }, cold: 3, warm: 1 },
  useCancelOrderMutation: { variables: { input: { token: LINK, fee: 0 } }, cold: 3, warm: 1 },
  useCallOffOrderMutation: { variables: { input: { id, reason: 'Strømsvigt' } }, as: smagen, cold: 2, warm: 2 },
  // The order, its caterer, its menus, prices and zones
  ProposeRouteQuery: { variables: { id }, as: smagen, cold: 5, warm: 5 },
  useDraftReasonsQuery: { variables: { number: 55, input: { date: day } }, as: smagen, cold: 2, warm: 2 },
  useSendProposalMutation: { variables: { input: { orderId: id, price: 0 } }, as: smagen, cold: 2, warm: 2 },
  useAnswerProposalMutation: {
    variables: { input: { orderId: id, proposalId: `Proposal:${id}`, answer: 'ACCEPT', price: 0 } },
    as: smagen,
    cold: 2,
    warm: 2,
  },
  useProposalCatalogueQuery: { variables: { number: 55 }, cold: 3, warm: 0 },
  useProposeLinkChangeMutation: { variables: { input: { token: LINK, price: 0 } }, cold: 3, warm: 1 },
  useAnswerLinkProposalMutation: {
    variables: { input: { token: LINK, proposalId: `Proposal:${id}`, answer: 'DECLINE' } },
    cold: 3,
    warm: 1,
  },
  // Of the viewer, with the caterer's delivery; the order, or the basket
  NewOfferRouteQuery: {
    variables: { order: id, hasOrder: true, basket: LINK, hasBasket: true },
    as: smagen,
    cold: 4,
    warm: 4,
  },
  // The caterer and its offers
  OfferListRouteQuery: { variables: { number: 55 }, as: smagen, cold: 2, warm: 2 },
  OfferListPaginationQuery: {
    variables: { id: Buffer.from('Cater:55').toString('base64') },
    as: smagen,
    cold: 2,
    warm: 2,
  },
  // The offer, its caterer, its menus, prices and zones
  OfferRouteQuery: { variables: { id }, as: smagen, cold: 5, warm: 5 },
  OfferFromBasketQuery: { as: smagen, cold: 2, warm: 2 },
  useCreateOfferMutation: {
    variables: { input: { customer: offeredTo, date: day, clock: '12:00' } },
    as: smagen,
    cold: 1,
    warm: 1,
  },
  useUpdateOfferMutation: {
    variables: { input: { id, revision: 1, price: 0, customer: offeredTo, validUntil: day } },
    as: smagen,
    cold: 5,
    warm: 5,
  },
  useSendOfferMutation: { variables: { input: { id } }, as: smagen, cold: 1, warm: 1 },
  useRenewOfferMutation: { variables: { input: { id } }, as: smagen, cold: 1, warm: 1 },
  useDeleteOfferMutation: { variables: { input: { id } }, as: smagen, cold: 1, warm: 1 },
  // The offer of the link, its caterer
  // The offer, its caterer with its host, and the menus for their pictures; so does what answers the page
  OfferPageRouteQuery: { variables: { token: LINK, host }, cold: 4, warm: 1 },
  useAnswerOfferMutation: { variables: { input: { token: LINK, answer: 'APPROVE' } }, cold: 2, warm: 1 },
  useOrderOfferMutation: {
    variables: { input: { token: LINK, price: 0, idempotencyKey: 'budget' } },
    cold: 2,
    warm: 1,
  },
  useRenewOrderLinkMutation: { variables: { input: { token: LINK } }, cold: 1, warm: 1 },
  useSendOrderLinkMessageMutation: { variables: { input: { token: LINK, message: 'Tak' } }, cold: 2, warm: 1 },
  OrderRouteQuery: { variables: { id }, as: smagen, cold: 3, warm: 3 },
  ProductionRouteQuery: { variables: { from: day, to: day }, as: smagen, cold: 4, warm: 4 },
  useKnownCustomerQuery: { variables: { caterNumber: 55, phone: '20304050' }, as: smagen, cold: 1, warm: 1 },
  useSearchQuery: { variables: { query: 'anne' }, as: smagen, cold: 1, warm: 1 },
  useSetOrderDeliveredMutation: { variables: { input: { id, delivered: true } }, as: smagen, cold: 2, warm: 2 },
  sitemapQuery: { variables: { host }, cold: 3, warm: 0 },
  StorefrontLayoutQuery: { variables: { host, default: 55, isBare: false }, cold: 1, warm: 0 },
  ThanksRouteQuery: {
    variables: { host, hasHost: true, defaultCater: 55, orderId: id, hasOrder: true },
    as: kunde,
    cold: 3,
    warm: 1,
  },
  useAcceptOrderMutation: { variables: { input: { id } }, as: smagen, cold: 2, warm: 2 },
  useTryOrderQuery: {
    variables: { number: 55, input: { date: day }, zipCode: '8000', hasZipCode: true },
    as: smagen,
    cold: 4,
    warm: 3,
  },
  fetchPartyAnswerQuery: {
    variables: { number: 55, input: { date: day }, zipCode: '8000', hasDate: true, hasZipCode: true },
    cold: 3,
    warm: 1,
  },
  useCataloguePricesQuery: { variables: { number: 55 }, cold: 3, warm: 0 },
  useDayMarksQuery: {
    variables: { number: 55, input: { from: day, to: day } },
    cold: 2,
    warm: 1,
  },
  useOrderDayQuery: { variables: { number: 55, input: { date: day, lines: [] }, isAccepted: false }, cold: 2, warm: 1 },
  useCatalogueOfTodayQuery: { variables: { number: 55 }, cold: 3, warm: 0 },
  // The categories and the menus
  MenusByFitQuery: { variables: { number: 55, without: ['GLUTEN'], diets: [] }, cold: 3, warm: 0 },
  fetchMenuFoodsQuery: { variables: { number: 55, menuId: IDS.lunch }, cold: 2, warm: 0 },
  MenuDeadlineQuery: {
    variables: { number: 55, input: { date: day } },
    cold: 2,
    warm: 1,
  },
  useCityLookupQuery: { variables: { zipCode: '8000' }, cold: 1, warm: 0 },
  useLoginMutation: { variables: { input: { email: smagen, password: 'demo-1234' } }, cold: 2, warm: 2 },
  useLogoutMutation: { as: smagen, cold: 1, warm: 1 },
  useMarkOrderPaidMutation: { variables: { input: { id, method: 'CARD' } }, as: smagen, cold: 2, warm: 2 },
  useMarkProductionPrintedMutation: { variables: { input: { date: day } }, as: smagen, cold: 1, warm: 1 },
  usePlaceOrderMutation: { variables: { input: placed }, cold: 1, warm: 1 },
  useCreatePhoneOrderMutation: { variables: { input: { order: placed } }, as: smagen, cold: 2, warm: 2 },
  useRefuseOrderMutation: { variables: { input: { id } }, as: smagen, cold: 2, warm: 2 },
}

const persisted: Record<string, string> = JSON.parse(readFileSync('persisted_queries.json', 'utf8'))
const ARTIFACTS = 'web/__generated__'
/** The ids of the web's operations by their names. Documents of earlier versions are persisted, too. */
const operations = Object.fromEntries(
  readdirSync(ARTIFACTS).flatMap((file) => {
    const documentId = /"id": "([0-9a-f]{64})"/.exec(readFileSync(`${ARTIFACTS}/${file}`, 'utf8'))?.[1]
    return documentId && !file.includes('Subscription') ? [[file.replace('.graphql.ts', ''), documentId]] : []
  }),
)

let bff: Awaited<ReturnType<typeof startTestGraph>>
beforeEach(async () => {
  // What is counted here does not depend on how soon it is answered
  bff = await startTestGraph({}, persisted)
  bff.v2.embed()
  answerCaterCalls(bff.v2)
  answerCatalogueCalls(bff.v2)
  for (const deed of ['accept', 'refuse', 'paid', 'undo', 'seen', 'cancel'])
    bff.v2.answer(`PUT /cater/orders/${id}/${deed}`, () => ({ status: 200, body: { order } }))
  bff.v2.answer(`GET /orders/${id}`, () => ({ status: 200, body: order }))
  bff.v2.answer(`GET /order-links/${LINK}`, () => ({ status: 200, body: order }))
  for (const call of [
    `POST /cater/orders/${id}/proposals`,
    `PUT /cater/orders/${id}/proposals/${id}/accept`,
    `POST /order-links/${LINK}/proposals`,
    `POST /order-links/${LINK}/proposals/${id}/decline`,
  ])
    bff.v2.answer(call, () => ({ status: 200, body: { order: { ...order, proposals: [proposal] } } }))
  bff.v2.answer('GET /cater/offers', () => ({ status: 200, body: { offers: [offer], total: 1 } }))
  bff.v2.answer(`GET /cater/offers/${id}`, () => ({ status: 200, body: offer }))
  bff.v2.answer(`GET /offer-links/${LINK}`, () => ({ status: 200, body: offer }))
  bff.v2.answer('POST /cater/offers', () => ({ status: 201, body: { offer } }))
  for (const call of [
    `PUT /cater/offers/${id}`,
    `POST /cater/offers/${id}/send`,
    `POST /cater/offers/${id}/versions`,
    `POST /offer-links/${LINK}/approve`,
  ])
    bff.v2.answer(call, () => ({ status: 200, body: { offer } }))
  bff.v2.answer(`DELETE /cater/offers/${id}`, () => ({ status: 200, body: { success: true } }))
  bff.v2.answer(`POST /offer-links/${LINK}/order`, () => ({
    status: 201,
    body: { offer, order: { id, orderRef: 1, linkToken: LINK } },
  }))
  bff.v2.answer(`GET /shared-baskets/${LINK}`, () => ({ status: 200, body: sharedBasket }))
  bff.v2.answer('POST /caters/55/shared-baskets', () => ({ status: 201, body: sharedBasket }))
  bff.v2.answer(`POST /order-links/${LINK}/messages`, () => ({ status: 201, body: { order } }))
  bff.v2.answer(`POST /order-links/${LINK}/changes`, () => ({ status: 200, body: { order } }))
  bff.v2.answer(`POST /order-links/${LINK}/cancel`, () => ({ status: 200, body: { order } }))
  bff.v2.answer(`POST /order-links/${LINK}/renewal`, () => ({ status: 200, body: { success: true } }))
  bff.v2.answer('GET /orders/events', () => ({ status: 200, body: [] }))
  bff.v2.answer('GET /cater/statistics', () => ({ status: 200, body: statistics }))
  bff.v2.answer('GET /admin/statistics', () => ({ status: 200, body: statistics }))
  bff.v2.answer('GET /admin/orders', () => ({ status: 200, body: [] }))
  bff.v2.answer('GET /api/caters/get-all', () => ({ status: 200, body: [] }))
  bff.v2.answer('GET /cater/kitchen-orders', () => ({ status: 200, body: [] }))
  bff.v2.answer(`PUT /cater/orders/${id}/delivered`, () => ({ status: 200, body: kitchenOrder }))
  bff.v2.answer('GET /cater/production', () => ({ status: 200, body: [production] }))
  bff.v2.answer('GET /cater/calendar-feeds', () => ({ status: 200, body: [] }))
  bff.v2.answer(`DELETE /cater/calendar-feeds/${id}`, () => ({ status: 200, body: { success: true } }))
  bff.v2.answer('PUT /cater/calendar-secret', () => ({ status: 200, body: { secret: 'nyt' } }))
  bff.v2.answer('POST /cater/orders', () => ({ status: 201, body: { order } }))
  bff.v2.answer(`POST /cater/orders/${id}/notes`, () => ({ status: 201, body: { order } }))
  bff.v2.answer(`POST /cater/orders/${id}/messages`, () => ({ status: 201, body: { order } }))
  bff.v2.answer(`POST /cater/orders/${id}/mails/${id}/resend`, () => ({ status: 200, body: { order } }))
  bff.v2.answer('POST /api/users/password-link', () => ({ status: 204 }))
  bff.v2.answer('POST /api/users/password', () => ({ status: 204 }))
  bff.v2.answer('GET /cater/customer', () => ({ status: 200, body: { customer: null } }))
  bff.v2.answer('GET /search', () => ({ status: 200, body: { orders: [], customers: [], items: [] } }))
  bff.v2.answer('PUT /cater/production/prints', () => ({ status: 200, body: production }))
  bff.v2.answer('POST /caters/55/availability/answer', () => ({ status: 200, body: answer }))
  bff.v2.answer('GET /caters', () => ({
    status: 200,
    body: [{ id: 55, name: 'Smagen', slug: 'smagen', active: true, delivery: true }],
    headers: { 'x-total-count': '1' },
  }))
  bff.v2.answer('GET /cater-suggestions', () => ({ status: 200, body: { areNearby: false, caters: [] } }))
  bff.v2.answer('GET /cater-search', () => ({
    status: 200,
    body: { total: 0, hits: 0, district: null, caters: [], relaxations: [] },
  }))
  bff.v2.answer('POST /orders', () => ({ status: 201, body: { order: { id, orderRef: 1 } } }))
})
afterEach(() => bff?.v2.stop())

/** The calls that an operation makes of the v2 service. */
async function callsOf(...names: string[]): Promise<string[]> {
  const answers = await Promise.all(
    names.map(async (name) => {
      const { variables = {}, as } = BUDGETS[name] ?? {}
      const cookie = as && { cookie: await bff.v2.token(as) }
      return bff.execute('', { documentId: operations[name] ?? '', variables, ...cookie })
    }),
  )
  for (const { errors } of answers) expect(errors).toBeUndefined()
  // Three lists of orders are three calls of one path: their queries differ
  const queries = bff.v2.calls.filter(({ call }) => !call.includes('jwks')).map(({ query }) => `?${query}`)
  return bff.v2.takeCalls().map((call, index) => call + queries[index])
}

describe('GRA-9 each operation of the web client has a budget of REST calls, and requests nothing twice', () => {
  test('each operation has a row', () => {
    const [actual, rows] = [Object.keys(operations), Object.keys(BUDGETS)]
    // Two short lists say which row to add or rename; one comparison of all would be a long diff
    expect(actual.filter((name) => !rows.includes(name))).toEqual([])
    expect(rows.filter((name) => !actual.includes(name))).toEqual([])
  })

  test.each(Object.entries(BUDGETS))('%s', async (name, { cold, warm }) => {
    const first = await callsOf(name)
    // What was read before a change is read again after it
    const reads = first.slice(first.findLastIndex((call) => !call.startsWith('GET ')) + 1)
    expect(new Set(reads).size).toBe(reads.length)
    expect(first.slice(cold)).toEqual([])
    const again = await callsOf(name)
    expect(again.slice(warm)).toEqual([])
  })

  test('the storefront page, whose layout and content are requested at once', async () => {
    expect(await callsOf('StorefrontLayoutQuery', 'CaterRouteQuery')).toHaveLength(3)
    expect(await callsOf('StorefrontLayoutQuery', 'CaterRouteQuery')).toEqual([])
  })
})
