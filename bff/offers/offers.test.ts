import { beforeEach, expect, test } from 'vitest'
import { order } from '../testing/fakeData.ts'
import { startTestGraph } from '../testing/testGraph.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
beforeEach(async () => {
  bff = await startTestGraph()
  return () => bff.v2.stop()
})

const TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA'
const ID = '00000000-0000-4000-8000-00000000f002'
const offer = {
  id: ID,
  caterId: 55,
  number: 12,
  version: 2,
  revision: 3,
  state: 'approved',
  title: 'Sommerfest',
  message: 'Vi glæder os.',
  customer: { name: 'Karen Kunde', email: 'karen@example.dk', phone: '20304050' },
  validUntil: '2026-12-05',
  createdAt: '2026-11-21T10:00:00Z',
  date: '2026-12-19',
  clock: '18:00',
  content: { menus: order(103, 55).content.menus, services: [], discount: { name: 'Rabat', amount: 45 } },
  price: 1400,
  canOrder: true,
  canOpenOrder: true,
  canDecline: true,
}
const problem = (status: number, title: string, more: object = {}) => ({
  status,
  body: { type: `urn:problem:${title}`, title, status, ...more },
})

const READ = `query ($token: String!) { offerByLink(token: $token) { __typename ... on Offer { name state title text
  validUntil date covers delivery { address } discount { amount } price customer { phoneNumber } orderUuid
  viewerCanApprove viewerCanOrder viewerCanOpenOrder viewerCanEdit } ... on UserError { message } } }`
const read = async () => (await bff.execute(READ, { variables: { token: TOKEN } })).data.offerByLink

test('SHA-3 who holds the link reads the offer; a replaced one shows nothing, an unknown one is null', async () => {
  const call = `GET /offer-links/${TOKEN}`
  bff.v2.answer(call, () => ({ status: 200, body: offer }))
  expect(await read()).toEqual({
    __typename: 'Offer',
    name: 'Tilbud 12, version 2',
    state: 'APPROVED',
    title: 'Sommerfest',
    text: 'Vi glæder os.',
    validUntil: '2026-12-05',
    date: '2026-12-19',
    covers: offer.content.menus.reduce((sum, { amount }) => sum + amount, 0),
    delivery: null,
    discount: { amount: 45 },
    price: 1400,
    customer: { phoneNumber: '20304050' },
    orderUuid: null,
    viewerCanApprove: false,
    viewerCanOrder: true,
    viewerCanOpenOrder: true,
    viewerCanEdit: false,
  })
  bff.v2.answer(call, () => problem(410, 'offer_replaced'))
  expect(await read()).toEqual({
    __typename: 'OfferReplaced',
    message: 'Tilbuddet er erstattet af en nyere version.',
  })
  bff.v2.answer(call, () => problem(404, 'not_found'))
  expect(await read()).toBeNull()
})

const ORDER = `mutation ($input: OrderOfferInput!) { orderOffer(input: $input) { __typename
  ... on OrderedOffer { order { reference linkToken } } ... on NewOrderPrice { price }
  ... on NotAvailable { reasons { code } } ... on NotPossible { reason } ... on UserError { message } } }`
const input = { token: TOKEN, price: 1400, idempotencyKey: 'key-1' }
const orderIt = async () => (await bff.execute(ORDER, { variables: { input } })).data.orderOffer

test('SHA-3 ordering answers the order with its link, the right price, or why it is not available', async () => {
  const call = `POST /offer-links/${TOKEN}/order`
  bff.v2.answer(call, () => ({ status: 201, body: { offer, order: { id: ID, orderRef: 100_103, linkToken: TOKEN } } }))
  expect(await orderIt()).toEqual({ __typename: 'OrderedOffer', order: { reference: 100_103, linkToken: TOKEN } })
  const full = { reasons: [{ code: 'DAY_FULL', left: null, covers: 10 }], next: null, alternatives: [] }
  const errors = [{ path: 'time.date', validatorKey: 'day_full' }]
  bff.v2.answer(call, () => problem(422, 'not_available', { errors, availability: full }))
  expect(await orderIt()).toEqual({
    __typename: 'NotAvailable',
    reasons: [{ code: 'DAY_FULL' }],
    message: 'Der er ikke plads til 10 kuverter den dag.',
  })
  bff.v2.answer(call, () => problem(409, 'price_changed', { price: 1500 }))
  expect(await orderIt()).toMatchObject({ __typename: 'NewOrderPrice', price: 1500 })
  for (const [status, title, message] of [
    [409, 'link_in_mail', 'Tilbuddet er bestilt. Åbn bestillingen fra den nyeste mail om den.'],
    [409, 'offer_handled', 'Tilbuddet har fået en anden status i mellemtiden. Genindlæs siden.'],
    [410, 'offer_replaced', 'Tilbuddet er erstattet af en nyere version. Brug linket i den nyeste mail.'],
    [409, 'not_offerable', 'Firmaet er lukket og tager ikke imod ordrer.'],
  ] as const) {
    bff.v2.answer(call, () => problem(status, title))
    expect(await orderIt()).toEqual({ __typename: 'NotPossible', reason: title, message })
  }
  bff.v2.answer(call, () => problem(404, 'not_found'))
  expect(await orderIt()).toMatchObject({ __typename: 'NotPossible', reason: 'link_unknown' })
  // SEC: no token is written into the log
  expect(JSON.stringify(bff.logged)).not.toContain(TOKEN)
})

test('SHA-3 a draft is written by owners and staff alone', async () => {
  const CREATE = `mutation ($input: CreateOfferInput!) { createOffer(input: $input) { __typename } }`
  const customer = { name: 'Karen Kunde', email: 'karen@example.dk', phoneNumber: '20304050' }
  const variables = { input: { customer, date: '2026-12-19', clock: '18:00' } }
  const { data, errors } = await bff.execute(CREATE, { variables })
  expect([data, errors?.[0]?.extensions.code]).toEqual([null, 'UNAUTHENTICATED'])
  expect((await bff.execute(`{ offer(id: "${ID}") { name } }`)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  expect((await bff.execute('{ cater(number: 55) { offers { total } } }')).data.cater.offers).toBeNull()
})
