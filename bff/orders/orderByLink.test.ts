import { beforeEach, expect, test } from 'vitest'
import { orders } from '../testing/fakeData.ts'
import { startTestGraph } from '../testing/testGraph.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
beforeEach(async () => {
  bff = await startTestGraph()
  return () => bff.v2.stop()
})

const [order] = orders
const TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA'
const BY_LINK = `query ($token: String!) {
  orderByLink(token: $token) { __typename ... on Order { reference notes { id } } ... on OrderLinkEnded { reason message } }
}`
const SEND = `mutation ($token: String!, $message: String!) {
  sendOrderLinkMessage(input: { token: $token, message: $message }) {
    __typename ... on Order { reference } ... on NotPossible { reason } ... on TooManyAttempts { retryAfter }
  }
}`

test('CHG-1 a visitor reads the order of a link, and what is not the customer’s is null', async () => {
  bff.v2.answer(`GET /order-links/${TOKEN}`, () => ({ status: 200, body: order }))
  const { data } = await bff.execute(BY_LINK, { variables: { token: TOKEN } })
  expect(data.orderByLink).toEqual({ __typename: 'Order', reference: 100_103, notes: null })
})

test('CHG-1 SEC-18 a link that has ended or expired says so, an unknown one is null', async () => {
  for (const [title, reason, message] of [
    ['link_ended', 'REPLACED', 'Linket virker ikke længere, fordi der er sendt et nyt.'],
    ['link_expired', 'EXPIRED', 'Linket er udløbet, fordi det er længe siden, maden blev leveret.'],
  ]) {
    const body = { type: `urn:problem:${title}`, title, status: 410 }
    bff.v2.answer(`GET /order-links/${TOKEN}`, () => ({ status: 410, body }))
    const ended = await bff.execute(BY_LINK, { variables: { token: TOKEN } })
    expect(ended.data.orderByLink).toEqual({ __typename: 'OrderLinkEnded', reason, message })
  }
  const unknown = await bff.execute(BY_LINK, { variables: { token: 'unknown' } })
  expect([unknown.errors, unknown.data]).toEqual([undefined, { orderByLink: null }])
})

test('CHG-2 CHG-9 a message through a link answers the order, an unknown link and too many are outcomes', async () => {
  const send = async () =>
    (await bff.execute(SEND, { variables: { token: TOKEN, message: 'Tak' } })).data.sendOrderLinkMessage
  expect(await send()).toEqual({ __typename: 'NotPossible', reason: 'link_unknown' })
  bff.v2.answer(`POST /order-links/${TOKEN}/messages`, () => ({ status: 201, body: { order } }))
  expect(await send()).toEqual({ __typename: 'Order', reference: 100_103 })
  bff.v2.answer(`POST /order-links/${TOKEN}/messages`, () => ({ status: 429, headers: { 'retry-after': '60' } }))
  expect(await send()).toEqual({ __typename: 'TooManyAttempts', retryAfter: 60 })
})

test.each(['', '..', 'x'.repeat(101), '\ud800', 'a/b', 'a b'])(
  'SEC-20 %j is no token of a link, and the service is not asked',
  async (token) => {
    const read = await bff.execute(BY_LINK, { variables: { token } })
    expect([read.errors, read.data]).toEqual([undefined, { orderByLink: null }])
    const sent = await bff.execute(SEND, { variables: { token, message: 'Tak' } })
    expect(sent.data.sendOrderLinkMessage).toEqual({ __typename: 'NotPossible', reason: 'link_unknown' })
    const others = '{ sharedBasket(key: $token) { key } offerByLink(token: $token) { __typename } }'
    const { data, errors } = await bff.execute(`query ($token: String!) ${others}`, { variables: { token } })
    expect([errors, data]).toEqual([undefined, { sharedBasket: null, offerByLink: null }])
    expect(bff.v2.takeCalls()).toEqual([])
    expect(bff.logged).toEqual([])
  },
)

test.each([
  [409, 'day_full', [], []],
  [422, 'not_available', [{ path: 'address', validatorKey: 'required' }], ['Skal udfyldes']],
])(
  'AVA-14 CHG-3 a change that is not available (%i) is answered with its reasons',
  async (status, title, more, texts) => {
    bff.v2.answer(`POST /order-links/${TOKEN}/changes`, () => ({
      status,
      body: {
        type: `urn:problem:${title}`,
        title,
        status,
        errors: [{ path: 'covers', validatorKey: 'day_full' }, ...more],
        availability: { reasons: [{ code: 'DAY_FULL', left: 2, covers: 9 }], next: '2027-04-05', alternatives: [] },
      },
    }))
    const { data } = await bff.execute(
      `mutation ($token: String!) {
      changeOrder(input: { token: $token, covers: [22], price: 1 }) {
        __typename ... on NotAvailable { next reasons { code message } issues { path message } }
      }
    }`,
      { variables: { token: TOKEN } },
    )
    const message = expect.stringMatching(/2 kuverter/)
    expect(data.changeOrder).toEqual({
      __typename: 'NotAvailable',
      next: '2027-04-05',
      reasons: [{ code: 'DAY_FULL', message }],
      issues: [{ path: 'covers', message }, ...texts.map((text) => ({ path: 'address', message: text }))],
    })
  },
)
