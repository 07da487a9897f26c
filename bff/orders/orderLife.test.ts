import { beforeEach, describe, expect, test } from 'vitest'
import { order, orders } from '../testing/fakeData.ts'
import { startTestGraph } from '../testing/testGraph.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
let smagen: string
beforeEach(async () => {
  bff = await startTestGraph()
  smagen = await bff.v2.token('smagen@demo.dk')
  return () => bff.v2.stop()
})

const id = orders[0]?.id
const answered = (more: object) => ({ status: 200, body: { order: order(103, 55, more) } })
const execute = (mutation: string, variables: object = {}) =>
  bff.execute(`mutation ($id: ID!) { ${mutation} }`, { cookie: smagen, variables: { id, ...variables } })

describe('actions on an order', () => {
  test('ORD-3 an answer is undone, or refused as too late', async () => {
    const undo =
      'undoOrderAnswer(input: { id: $id, answer: ACCEPTED }) { __typename ... on Order { status } ... on UserError { message } }'
    bff.v2.answer(`PUT /cater/orders/${id}/undo`, () => answered({}))
    expect((await execute(undo)).data.undoOrderAnswer).toEqual({ __typename: 'Order', status: 'AWAITING_APPROVAL' })
    expect(bff.v2.calls.at(-1)?.body).toEqual({ answer: 'accepted' })
    bff.v2.answer(`PUT /cater/orders/${id}/undo`, () => ({ ...answered({ caterAccept: true }), status: 409 }))
    expect((await execute(undo)).data.undoOrderAnswer).toMatchObject({ __typename: 'OrderAlreadyHandled' })
  })

  test('ORD-3 undoUntil is the end of the undo window', async () => {
    const query = 'query ($id: ID!) { order(id: $id) { undoUntil } }'
    const at = new Date()
    const accepted = { caterAccept: true, events: [{ type: 'accepted', at: at.toISOString(), by: 'Kok' }] }
    bff.v2.answer(`GET /cater/orders/${id}`, () => ({ status: 200, body: order(103, 55, accepted) }))
    const { data } = await bff.execute(query, { cookie: smagen, variables: { id } })
    expect(Date.parse(data.order.undoUntil)).toBe(at.getTime() + 10_000)
    accepted.events = [{ type: 'accepted', at: '2026-11-20T10:00:00Z', by: 'Kok' }]
    const later = await bff.execute(query, { cookie: smagen, variables: { id } })
    expect(later.data.order.undoUntil).toBeNull()
  })

  test('DAY-8 undoUntil of a paid order counts from its payment', async () => {
    const query = 'query ($id: ID!) { order(id: $id) { undoUntil viewerCanUndo } }'
    const at = new Date()
    const events = [
      { type: 'accepted', at: '2026-11-20T10:00:00Z', by: 'Kok' },
      { type: 'paid', at: at.toISOString(), by: 'Kok' },
    ]
    const paid = order(103, 55, { caterAccept: true, paid: true, canUndo: true, events })
    bff.v2.answer(`GET /cater/orders/${id}`, () => ({ status: 200, body: paid }))
    const { data } = await bff.execute(query, { cookie: smagen, variables: { id } })
    expect(Date.parse(data.order.undoUntil)).toBe(at.getTime() + 10_000)
    expect(data.order.viewerCanUndo).toBe(true)
  })

  test('CHG-11 only the user who answered may undo, as the service says, not a namesake or another caterer', async () => {
    const query = 'query ($id: ID!) { order(id: $id) { viewerCanUndo events { by } } }'
    const accepted = {
      caterAccept: true,
      events: [{ type: 'accepted', at: new Date().toISOString(), by: 'Fornavn Efternavn' }],
    }
    bff.v2.answer(`GET /cater/orders/${id}`, ({ headers }) => {
      const canUndo = headers.authorization === `Bearer ${smagen}`
      return { status: 200, body: order(103, 55, { ...accepted, canUndo }) }
    })
    const canUndo = async (cookie: string) => {
      const { data } = await bff.execute(query, { cookie, variables: { id } })
      expect(data.order.events).toEqual([{ by: 'Fornavn Efternavn' }])
      return data.order.viewerCanUndo
    }
    expect(await canUndo(smagen)).toBe(true)
    expect(await canUndo(await bff.v2.token('kollega@demo.dk'))).toBe(false)
    // the answer to one user is not served to another
    expect(await canUndo(smagen)).toBe(true)
    bff.v2.answer(`GET /cater/orders/${id}`, () => ({ status: 200, body: order(103, 55, { canUndo: true }) }))
    expect(
      (await bff.execute(query, { cookie: await bff.v2.token('gront@demo.dk'), variables: { id } })).data.order
        .viewerCanUndo,
    ).toBe(false)
    // a service without the addition
    bff.v2.answer(`GET /cater/orders/${id}`, () => ({ status: 200, body: order(103, 55, accepted) }))
    expect(await canUndo(smagen)).toBe(false)
  })

  test('ORL-6 it is marked seen', async () => {
    bff.v2.answer(`PUT /cater/orders/${id}/seen`, () => answered({ seenAt: '2026-11-21T10:00:00Z' }))
    const { data } = await execute('markOrderSeen(input: { id: $id }) { ... on Order { seenAt } }')
    expect(data.markOrderSeen.seenAt).toBe('2026-11-21T10:00:00.000Z')
  })

  test('ORD-7 a message is sent; a too short one is an issue in Danish', async () => {
    const send = `sendCaterOrderMessage(input: { id: $id, message: "Vi glæder os til at lave mad" }) {
      ... on Order { messages { message } } ... on ValidationFailed { message issues { path validatorKey message } }
    }`
    const call = `POST /cater/orders/${id}/messages`
    const message = { id, message: 'Hej', orderId: id, sender: 'cater', createdAt: '2026-11-21T10:00:00Z' }
    bff.v2.answer(call, () => ({ ...answered({ messages: [message] }), status: 201 }))
    expect((await execute(send)).data.sendCaterOrderMessage.messages).toEqual([{ message: 'Hej' }])
    const errors = [{ path: 'message', validatorKey: 'too_short', message: 'In English' }]
    bff.v2.answer(call, () => ({ status: 422, body: { type: 'x', title: 'invalid', status: 422, errors } }))
    expect((await execute(send)).data.sendCaterOrderMessage).toEqual({
      message: 'Beskeden skal være mere end 14 tegn.',
      issues: [{ path: 'message', validatorKey: 'too_short', message: 'Beskeden skal være mere end 14 tegn.' }],
    })
  })

  test('SEC-17 too many messages for an order are refused with the time to wait', async () => {
    bff.v2.answer(`POST /cater/orders/${id}/messages`, () => ({ status: 429, headers: { 'retry-after': '600' } }))
    const send = `sendCaterOrderMessage(input: { id: $id, message: "Vi glæder os til at lave mad" }) {
      ... on TooManyAttempts { message retryAfter }
    }`
    expect((await execute(send)).data.sendCaterOrderMessage).toEqual({
      message: 'For mange forsøg. Prøv igen om 10 minutter.',
      retryAfter: 600,
    })
  })

  test('ORD-10 a mail is sent again; another caterer reads no mails', async () => {
    const mail = { id, kind: 'accepted', to: 'k@example.dk', state: 'queued', at: '2026-11-21T10:00:00Z' }
    bff.v2.answer(`POST /cater/orders/${id}/mails/${id}/resend`, () => answered({ mails: [mail] }))
    const { data } = await execute(
      `resendOrderMail(input: { id: $id, mailId: "OrderMail:${id}" }) { ... on Order { mails { id state } } }`,
    )
    expect(data.resendOrderMail.mails).toEqual([{ id: `OrderMail:${id}`, state: 'QUEUED' }])
    bff.v2.answer(`POST /cater/orders/${id}/mails/${id}/resend`, () => ({
      status: 409,
      body: { type: 'x', title: 'mail_is_queued', status: 409 },
    }))
    const again = await execute(
      `resendOrderMail(input: { id: $id, mailId: "${id}" }) { ... on NotPossible { message reason } }`,
    )
    expect(again.data.resendOrderMail).toEqual({
      message: 'Mailen venter allerede på at blive sendt.',
      reason: 'mail_is_queued',
    })
  })
})

describe('updateOrder', () => {
  const MEND = `mutation ($id: ID!, $version: String) {
    updateOrder(input: { id: $id, version: $version, deliveryTime: "12:30", comment: null }) {
      __typename
      ... on Order { deliveryTime }
      ... on EditConflict { changedBy changedAt current { __typename id } }
    }
  }`
  test('is for admins, sends only the changes, and answers an edit conflict', async () => {
    const denied = await bff.execute(MEND, { cookie: smagen, variables: { id } })
    expect(denied.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const cookie = await bff.v2.token('admin@demo.dk')
    bff.v2.answer(`GET /orders/${id}`, () => ({ status: 200, body: order(103, 55) }))
    bff.v2.answer(`PUT /orders/${id}`, ({ headers }) =>
      headers['if-match'] === '"foreign"'
        ? {
            status: 412,
            body: {
              type: 'x',
              title: 'changed_meanwhile',
              status: 412,
              current: order(103, 55),
              changedBy: 'Anne Admin',
              changedAt: '2026-11-21T10:00:00Z',
            },
          }
        : answered({ time: '12:30' }),
    )
    const read = await bff.execute('query ($id: ID!) { order(id: $id) { version } }', { cookie, variables: { id } })
    const { version } = read.data.order
    const mended = await bff.execute(MEND, { cookie, variables: { id, version } })
    expect(mended.data.updateOrder).toEqual({ __typename: 'Order', deliveryTime: '12:30' })
    const sent = bff.v2.calls.find(({ call }) => call === `PUT /orders/${id}`)
    expect(sent?.body).toEqual({ time: '12:30', comment: null })
    expect(sent?.headers['if-match']).toMatch(/^"\d+"$/)
    const late = await bff.execute(MEND, { cookie, variables: { id, version: 'foreign' } })
    expect(late.data.updateOrder).toMatchObject({
      __typename: 'EditConflict',
      changedBy: 'Anne Admin',
      current: { __typename: 'Order' },
    })
  })
})
