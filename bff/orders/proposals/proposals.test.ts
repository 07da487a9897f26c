import { beforeEach, expect, test } from 'vitest'
import { order } from '../../testing/fakeData.ts'
import { startTestGraph } from '../../testing/testGraph.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
beforeEach(async () => {
  bff = await startTestGraph()
  return () => bff.v2.stop()
})

const TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA'
const PROPOSAL_ID = '00000000-0000-4000-8000-00000000f001'
const before = {
  date: '2026-12-01',
  clock: '18:00',
  address: null,
  zipCode: null,
  city: null,
  content: { menus: order(103, 55).content.menus, services: [] },
  price: 1445,
}
const proposal = {
  ...before,
  id: PROPOSAL_ID,
  by: 'cater',
  state: 'open',
  message: 'Kan I spise kl. 19?',
  createdAt: '2026-11-21T10:00:00Z',
  openUntil: '2026-11-23T10:00:00Z',
  clock: '19:00',
  price: 1695,
  content: { ...before.content, extraLines: [{ name: 'Friteks', price: 250 }] },
  before,
  canAnswer: true,
}
const proposed = order(103, 55, { proposals: [proposal], canPropose: true })
const problem = (status: number, title: string, more: object = {}) => ({
  status,
  body: { type: `urn:problem:${title}`, title, status, ...more },
})

const READ = `query ($token: String!) { orderByLink(token: $token) { ... on Order {
  viewerCanPropose proposals { id by state message openUntil answeredAt date clock delivery { address } covers
    menus { id covers } extraLines { name price } discount { amount } price priceBefore
    differences { label before after } viewerCanAccept viewerCanDecline viewerCanWithdraw warnings { code } } } } }`

test('CHG-6 who holds the link reads what is proposed and what differs', async () => {
  bff.v2.answer(`GET /order-links/${TOKEN}`, () => ({ status: 200, body: proposed }))
  const { data, errors } = await bff.execute(READ, { variables: { token: TOKEN } })
  expect(errors).toBeUndefined()
  expect(data.orderByLink).toEqual({
    viewerCanPropose: true,
    proposals: [
      {
        id: `Proposal:${PROPOSAL_ID}`,
        by: 'CATER',
        state: 'OPEN',
        message: 'Kan I spise kl. 19?',
        openUntil: '2026-11-23T10:00:00.000Z',
        answeredAt: null,
        date: '2026-12-01',
        clock: '19:00',
        delivery: null,
        covers: 15,
        menus: [
          { id: `${PROPOSAL_ID}/m0`, covers: 10 },
          { id: `${PROPOSAL_ID}/m1`, covers: 5 },
        ],
        extraLines: [{ name: 'Friteks', price: 250 }],
        discount: null,
        price: 1695,
        priceBefore: 1445,
        differences: [
          { label: 'Afhentning', before: 'tir 01-12-2026 kl. 18:00', after: 'tir 01-12-2026 kl. 19:00' },
          { label: 'Friteks', before: '–', after: 'kr.\u00a0250,00' },
          { label: 'I alt', before: 'kr.\u00a01.445,00', after: 'kr.\u00a01.695,00' },
        ],
        viewerCanAccept: true,
        viewerCanDecline: true,
        viewerCanWithdraw: false,
        warnings: [],
      },
    ],
  })
})

test('CHG-4 an order of a service without proposals has none, and nothing to propose', async () => {
  bff.v2.answer(`GET /order-links/${TOKEN}`, () => ({ status: 200, body: order(103, 55) }))
  const { data } = await bff.execute(READ, { variables: { token: TOKEN } })
  expect(data.orderByLink).toEqual({ viewerCanPropose: false, proposals: [] })
})

const PROPOSE = `mutation ($input: ProposeChangeInput!) { proposeChange(input: $input) { __typename
  ... on ProposedChange { proposal { price } order { reference } } ... on NewOrderPrice { price }
  ... on NotPossible { reason message } ... on ValidationFailed { issues { path validatorKey message } }
  ... on NotAvailable { reasons { code } issues { path } next } ... on TooManyAttempts { retryAfter } } }`

test('CHG-9 proposing sends what is changed, and each rejection is an outcome', async () => {
  const propose = async (input: object) =>
    (await bff.execute(PROPOSE, { variables: { input: { token: TOKEN, price: 1695, ...input } } })).data.proposeChange
  const call = `POST /order-links/${TOKEN}/proposals`
  bff.v2.answer(call, () => ({ status: 201, body: { order: proposed } }))
  const item = { uuid: 'b', groupUuid: null, amount: 1 }
  const lines = [
    { line: 0, covers: 12, extras: [{ uuid: 'a', amount: 0 }] },
    { menu: { uuid: 'm', items: [item] }, covers: 5 },
  ]
  expect(await propose({ clock: '19:00', delivery: { isPickup: true }, lines, message: 'Hej' })).toEqual({
    __typename: 'ProposedChange',
    proposal: { price: 1695 },
    order: { reference: 100_103 },
  })
  const sent = bff.v2.calls.find((v2Call) => v2Call.call === call)
  expect(sent?.body).toEqual({
    price: 1695,
    clock: '19:00',
    delivery: null,
    lines: [
      { line: 0, covers: 12, extras: [{ id: 'a', amount: 0 }] },
      { covers: 5, menu: { id: 'm', items: [{ id: 'b', groupId: null, amount: 1 }] } },
    ],
    message: 'Hej',
  })
  bff.v2.answer(call, () => problem(409, 'price_changed', { price: 1700 }))
  expect(await propose({})).toEqual({ __typename: 'NewOrderPrice', price: 1700 })
  bff.v2.answer(call, () => problem(409, 'proposal_open'))
  expect(await propose({})).toMatchObject({ reason: 'proposal_open', message: expect.stringContaining('allerede') })
  bff.v2.answer(call, () => problem(422, 'invalid', { errors: [{ path: 'lines', validatorKey: 'unchanged' }] }))
  expect(await propose({})).toMatchObject({ issues: [{ path: 'lines', message: 'Forslaget ændrer ikke noget.' }] })
  const availability = { reasons: [{ code: 'DAY_FULL', left: null, covers: 15 }], next: '2026-12-02', alternatives: [] }
  const errors = [{ path: 'date', validatorKey: 'day_full' }]
  bff.v2.answer(call, () => problem(422, 'not_available', { errors, availability }))
  expect(await propose({})).toEqual({
    __typename: 'NotAvailable',
    reasons: [{ code: 'DAY_FULL' }],
    issues: [{ path: 'date' }],
    next: '2026-12-02',
  })
  bff.v2.answer(call, () => ({ status: 429, headers: { 'retry-after': '60' } }))
  expect(await propose({})).toEqual({ __typename: 'TooManyAttempts', retryAfter: 60 })
  expect(await propose({ orderId: proposed.id })).toMatchObject({ issues: [{ path: 'orderId' }] })
  expect(await propose({ lines: [{ covers: 3 }] })).toMatchObject({ issues: [{ path: 'lines.0' }] })
})

const ANSWER = `mutation ($input: AnswerProposalInput!) { answerProposal(input: $input) { __typename
  ... on AnsweredProposal { proposal { state } } ... on NotPossible { reason }
  ... on ProposalAlreadyHandled { message proposal { state } order { reference } }
  ... on ValidationFailed { issues { path } } ... on NewOrderPrice { price } } }`

test('CHG-5 answering: accepted, overtaken with its Danish sentence, and never without the price', async () => {
  const proposalId = `Proposal:${PROPOSAL_ID}`
  const answer = async (input: object) =>
    (await bff.execute(ANSWER, { variables: { input: { token: TOKEN, proposalId, answer: 'ACCEPT', ...input } } })).data
      .answerProposal
  const call = `POST /order-links/${TOKEN}/proposals/${PROPOSAL_ID}/accept`
  const inState = (state: string) => order(103, 55, { proposals: [{ ...proposal, state }] })
  bff.v2.answer(call, () => ({ status: 200, body: { order: inState('accepted') } }))
  expect(await answer({ price: 1695 })).toEqual({ __typename: 'AnsweredProposal', proposal: { state: 'ACCEPTED' } })
  expect(bff.v2.calls.find((v2Call) => v2Call.call === call)?.body).toEqual({ price: 1695 })
  for (const [state, message] of [
    ['expired', 'Forslaget er udløbet.'],
    ['superseded', 'Ordren er ændret i mellemtiden.'],
  ] as const) {
    bff.v2.answer(call, () => problem(409, 'proposal_handled', { order: inState(state) }))
    expect(await answer({ price: 1695 })).toEqual({
      __typename: 'ProposalAlreadyHandled',
      message,
      proposal: { state: state.toUpperCase() },
      order: { reference: 100_103 },
    })
  }
  bff.v2.answer(call, () => problem(409, 'order_changed'))
  expect(await answer({ price: 1695 })).toEqual({ __typename: 'NotPossible', reason: 'order_changed' })
  expect(await answer({})).toMatchObject({ issues: [{ path: 'price' }] })
})
