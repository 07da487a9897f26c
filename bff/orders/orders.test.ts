import { beforeEach, describe, expect, test } from 'vitest'
import { IDS, order, orders } from '../testing/fakeData.ts'
import { startTestGraph } from '../testing/testGraph.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
let smagen: string
beforeEach(async () => {
  bff = await startTestGraph()
  smagen = await bff.v2.token('smagen@demo.dk')
  return () => bff.v2.stop()
})

const [newest, , , foreign] = orders
const ORDER = `query ($id: ID!) {
  order(id: $id) {
    id reference status price deliveryDate deliveryTime placedAt email viewerCanAccept viewerCanRefuse viewerCanMarkPaid
    menus { id covers groups { id items { id name amount } } items { id } }
  }
}`
const ACCEPT = `mutation ($id: ID!) {
  acceptOrder(input: { id: $id }) {
    __typename
    ... on Order { id status viewerCanMarkPaid }
    ... on OrderAlreadyHandled { message order { status } }
  }
}`

describe('orders', () => {
  test('ORD-1 a caterer reads its order by UUID and by global id', async () => {
    const { data } = await bff.execute(ORDER, { cookie: smagen, variables: { id: newest?.id } })
    expect(data.order).toMatchObject({
      reference: 100_103,
      status: 'AWAITING_APPROVAL',
      price: 1445,
      deliveryDate: '2026-12-01',
      deliveryTime: '18:00',
      placedAt: '2026-11-20T10:00:00.000Z',
      viewerCanAccept: true,
      viewerCanRefuse: true,
      viewerCanMarkPaid: false,
    })
    const again = await bff.execute(ORDER, { cookie: smagen, variables: { id: data.order.id } })
    expect(again.data.order.reference).toBe(100_103)
  })

  test('ORL-5 an order knows its caterer', async () => {
    const { data } = await bff.execute('query ($id: ID!) { order(id: $id) { cater { number name } } }', {
      cookie: smagen,
      variables: { id: newest?.id },
    })
    expect(data.order.cater).toEqual({ number: 55, name: 'Smagen' })
  })

  test('two lines of one menu have ids of their own', async () => {
    const { data } = await bff.execute(ORDER, { cookie: smagen, variables: { id: newest?.id } })
    const [first, second] = data.order.menus
    expect(first.id).not.toBe(second.id)
    expect(second.groups[0].items[0]).toMatchObject({ name: 'Sild', amount: 5 })
  })

  test('ROLE-2 an order of another caterer is not found', async () => {
    const variables = { id: foreign?.id }
    expect((await bff.execute(ORDER, { cookie: smagen, variables })).data).toEqual({ order: null })
    const accepted = await bff.execute(ACCEPT, { cookie: smagen, variables })
    expect(accepted.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    const listed = await bff.execute('{ cater(number: 57) { orders { totalCount } } }', { cookie: smagen })
    expect(listed.data.cater.orders).toBeNull()
  })

  test('ROLE-2 a visitor reads no order and answers none', async () => {
    const variables = { id: newest?.id }
    expect((await bff.execute(ORDER, { variables })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await bff.execute(ACCEPT, { variables })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    const customer = await bff.execute(ACCEPT, { variables, cookie: await bff.v2.token('kunde@demo.dk') })
    expect(customer.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect(bff.v2.takeCalls()).toEqual([])
  })

  test('ORL-1 a caterer pages through its orders from any edge', async () => {
    const query = `query ($first: Int, $after: String) {
      viewer { cater { orders(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { cursor node { reference } } } } }
    }`
    const page = async (first: number, after?: string) => {
      const { data } = await bff.execute(query, { cookie: smagen, variables: { first, after } })
      const { edges, pageInfo, totalCount } = data.viewer.cater.orders
      return {
        references: edges.map((edge: { node: { reference: number } }) => edge.node.reference),
        edges,
        pageInfo,
        totalCount,
      }
    }
    const first = await page(2)
    expect(first).toMatchObject({ references: [100_103, 100_102], totalCount: 3, pageInfo: { hasNextPage: true } })
    expect(await page(2, first.pageInfo.endCursor)).toMatchObject({
      references: [100_101],
      pageInfo: { hasNextPage: false },
    })
    expect((await page(2, first.edges[0].cursor)).references).toEqual([100_102, 100_101])
    bff.v2.takeCalls()
    await page(2)
    expect(bff.v2.takeCalls()).toEqual(['GET /api/users/me', 'GET /caters-public/55', 'GET /cater/orders'])
  })

  test('GRA-9 several orders are read in one call', async () => {
    const ids = orders.slice(0, 3).map(({ id }) => Buffer.from(`Order:${id}`).toString('base64'))
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Order { reference } } }'
    const { data } = await bff.execute(query, { cookie: smagen, variables: { ids } })
    expect(data.nodes).toEqual([{ reference: 100_103 }, { reference: 100_102 }, { reference: 100_101 }])
    expect(bff.v2.takeCalls()).toEqual(['GET /cater/orders'])
  })
})

describe('lists', () => {
  const LIST = `query ($after: String, $query: String) {
    cater(number: 55) { orders(first: 2, after: $after, query: $query) { edges { node { reference } } } }
  }`

  test('an invalid id does not affect the other orders of a list', async () => {
    const ids = [newest?.id, 'abc', orders[1]?.id].map((id) => Buffer.from(`Order:${id}`).toString('base64'))
    const nodes = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Order { reference } } }'
    const { data } = await bff.execute(nodes, { cookie: smagen, variables: { ids } })
    expect(data.nodes).toEqual([{ reference: 100_103 }, null, { reference: 100_102 }])
    expect(bff.v2.calls.at(-1)?.query.get('ids')).toBe(`${newest?.id},${orders[1]?.id}`)
    const alone = await bff.execute(ORDER, { cookie: smagen, variables: { id: ids[1] } })
    expect(alone).toMatchObject({ data: { order: null } })
  })

  test.each(['', 'x', '[]', 'null', '[1,2]', '["1"]', '["1",-1]', '["1",1000]', '{}'])(
    'ORL-1 a cursor that is none is refused: %s',
    async (text) => {
      const variables = { after: Buffer.from(text).toString('base64url') }
      const { errors } = await bff.execute(LIST, { cookie: smagen, variables })
      expect(errors?.[0]).toMatchObject({ message: 'after must be a cursor of this list.' })
      expect(errors?.[0]?.extensions.code).toBe('BAD_REQUEST')
    },
  )

  test('ORL-1 a cursor that the service refuses is a BAD_REQUEST', async () => {
    bff.v2.answer('GET /cater/orders', () => ({ status: 422, body: { errors: [] } }))
    const variables = { after: Buffer.from('["made up",0]').toString('base64url') }
    const { errors } = await bff.execute(LIST, { cookie: smagen, variables })
    expect(errors?.[0]?.extensions.code).toBe('BAD_REQUEST')
  })

  test.each(['hang up', 500, 418, 200])('the log has no search terms (%s)', async (answer) => {
    bff.v2.answer('GET /cater/orders', () =>
      typeof answer === 'number' ? { status: answer, body: { wrong: 'karen@kunde.dk' } } : 'hang up',
    )
    await bff.execute(LIST, { cookie: smagen, variables: { query: 'karen@kunde.dk' } })
    const logged = JSON.stringify(bff.logged)
    expect(logged).toContain('GET /cater/orders')
    expect(logged).not.toMatch(/karen|kunde\.dk/)
  })
})

describe('answering', () => {
  test('ORD-3 accepting returns the changed order', async () => {
    const accepted = order(103, 55, { caterAccept: 1 })
    bff.v2.answer(`PUT /cater/orders/${newest?.id}/accept`, () => ({ status: 200, body: { order: accepted } }))
    const { data } = await bff.execute(ACCEPT, { cookie: smagen, variables: { id: newest?.id } })
    expect(data.acceptOrder).toMatchObject({ __typename: 'Order', status: 'ACCEPTED', viewerCanMarkPaid: true })
  })

  test('ORD-3 a second answer is refused with the current state', async () => {
    const refused = order(103, 55, { refused: true })
    bff.v2.answer(`PUT /cater/orders/${newest?.id}/accept`, () => ({
      status: 409,
      body: { title: 'x', order: refused },
    }))
    const { data } = await bff.execute(ACCEPT, { cookie: smagen, variables: { id: newest?.id } })
    expect(data.acceptOrder).toEqual({
      __typename: 'OrderAlreadyHandled',
      message: 'Ordren er allerede behandlet.',
      order: { status: 'REFUSED' },
    })
  })

  test('ORD-4 the reason for refusing and the way of payment reach the service', async () => {
    const answered = { status: 200, body: { order: order(103, 55) } }
    bff.v2.answer(`PUT /cater/orders/${newest?.id}/refuse`, () => answered)
    bff.v2.answer(`PUT /cater/orders/${newest?.id}/paid`, () => answered)
    const mutation = `mutation ($id: ID!) {
      refuseOrder(input: { id: $id, reason: " Lukket " }) { __typename }
      markOrderPaid(input: { id: $id, method: BANK_TRANSFER }) { __typename }
    }`
    await bff.execute(mutation, { cookie: smagen, variables: { id: newest?.id } })
    expect(bff.v2.calls.slice(-2).map(({ body }) => body)).toEqual([
      { reason: 'Lukket' },
      { payment_method_other: true },
    ])
  })
})

describe('refusing', () => {
  const REFUSE = `mutation ($input: RefuseOrderInput!) {
    refuseOrder(input: $input) { __typename ... on ValidationFailed { message issues { path validatorKey } } }
  }`
  const refuse = (reason: string) =>
    bff.execute(REFUSE, { cookie: smagen, variables: { input: { id: newest?.id, reason } } })

  test('ORD-4 a too long reason is an issue in Danish, and nothing is refused', async () => {
    expect((await refuse('x'.repeat(2001))).data.refuseOrder).toEqual({
      __typename: 'ValidationFailed',
      message: 'Højst 2.000 tegn.',
      issues: [{ path: 'reason', validatorKey: 'max' }],
    })
    expect(bff.v2.takeCalls()).toEqual([])
  })

  test('ORD-4 a reason of the maximum length is accepted', async () => {
    const answered = { status: 200, body: { order: order(103, 55, { refused: true }) } }
    bff.v2.answer(`PUT /cater/orders/${newest?.id}/refuse`, () => answered)
    expect((await refuse(` ${'x'.repeat(2000)} `)).data.refuseOrder.__typename).toBe('Order')
  })
})

describe('placing', () => {
  const PLACE = `mutation ($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      __typename
      ... on PlacedOrder { uuid reference linkToken }
      ... on UserError { message }
      ... on ValidationFailed { issues { path validatorKey message } }
      ... on PriceChanged { total servicesTotal lines { index price total } }
    }
  }`
  const input = {
    caterNumber: 55,
    idempotencyKey: 'key-1',
    user: { firstName: 'Karen', lastName: 'Kunde', email: 'karen@kunde.dk', phone: '20304050' },
    delivery: null,
    date: '2026-12-01',
    clock: '18:00',
    menus: [
      {
        uuid: IDS.lunch,
        amount: 10,
        price: 144.5,
        items: [{ uuid: IDS.herring, groupUuid: IDS.group, amount: 1 }],
        text: '10 × Frokostplatte: Sild',
      },
    ],
    services: [{ uuid: IDS.delivery, price: 150, text: 'Kørsel' }],
    pricePeriod: { id: 'PricePeriod:7', type: 'HOLIDAY', percentage: 15, difference: 216.75 },
    price: 1595,
  }
  const place = (more: object = {}) => bff.execute(PLACE, { variables: { input: { ...input, ...more } } })

  test('ANM-12 ANM-13 the order is sent in the form of the wire, with its Idempotency-Key', async () => {
    bff.v2.answer('POST /orders', () => ({
      status: 201,
      body: { order: { id: newest?.id, orderRef: 100_105, price: 1, linkToken: 'q7Vw' } },
    }))
    const { data } = await place()
    expect(data.placeOrder).toEqual({
      __typename: 'PlacedOrder',
      uuid: newest?.id,
      reference: 100_105,
      linkToken: 'q7Vw',
    })
    const { body, headers } = bff.v2.calls.at(-1) ?? {}
    expect(headers?.['idempotency-key']).toBe('key-1')
    expect(body).toEqual({
      user: input.user,
      delivery: null,
      time: { date: '2026-12-01', clock: '18:00' },
      comment: null,
      menus: [{ id: IDS.lunch, amount: 10, price: 144.5, items: [{ id: IDS.herring, groupId: IDS.group, amount: 1 }] }],
      services: [{ id: IDS.delivery, price: 150 }],
      formattedMenus: ['10 × Frokostplatte: Sild'],
      formattedServices: ['Kørsel'],
      caterId: 55,
      newsletter: false,
      activePeriodPrice: { id: '7', type: 2, percentage: 15, amount: 216.75 },
      price: 1595,
    })
  })

  test('SEC-5 of a session that ended on the server is placed as a visitor’s, and its cookie is removed', async () => {
    const cookie = await bff.v2.token('kunde@demo.dk')
    bff.v2.answer('POST /orders', ({ headers }) =>
      headers.authorization === undefined
        ? { status: 201, body: { order: { id: newest?.id, orderRef: 100_105, price: 1 } } }
        : { status: 401 },
    )
    const { data, headers } = await bff.execute(PLACE, { variables: { input }, cookie })
    // A service without links of orders returns none
    expect(data.placeOrder).toMatchObject({ __typename: 'PlacedOrder', reference: 100_105, linkToken: null })
    expect(headers.get('set-cookie')).toMatch(/^session=; .*Expires=Thu, 01 Jan 1970/)
    const sent = bff.v2.calls.filter(({ call }) => call === 'POST /orders')
    expect(sent.map((call) => call.headers['idempotency-key'])).toEqual(['key-1', 'key-1'])
    // A program gets an error instead: it did not mean to order as a visitor
    const program = await bff.execute(PLACE, { variables: { input }, headers: { authorization: `Bearer ${cookie}` } })
    expect(program.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  test.each([422, 200])('a rejection with status %d has issues in Danish', async (status) => {
    const errors = [
      { path: 'email', validatorKey: 'not_unique' },
      { path: 'menus', validatorKey: 'min_envelopes' },
      { path: 'menus.0.amount', validatorKey: 'min' },
      { path: 'menus.0', validatorKey: 'foreign' },
      { path: 'user.phone', validatorKey: 'required' },
      { path: 'time.date', validatorKey: 'past' },
    ]
    bff.v2.answer('POST /orders', () => ({ status, body: { errors } }))
    const { data } = await place()
    expect(data.placeOrder).toMatchObject({ __typename: 'ValidationFailed' })
    expect(data.placeOrder.issues.map(({ message }: { message: string }) => message)).toEqual([
      'Email findes allerede',
      'Leverandøren kræver mindst 10 kuverter.',
      'Mindst 10 kuverter.',
      'Menuen hører til en anden leverandør.',
      'Skal udfyldes',
      'Vælg leveringsdato: i dag eller senere',
    ])
  })

  test.each([
    ['with its dates', { soldOutTo: '2999-03-27' }, '"Frokostplatte" er udsolgt til og med den 27. marts 2999.'],
    ['also where it is available again by now', {}, 'Menuen kan ikke bestilles til den dag.'],
  ])('AVA-8 a menu that is not available on the day is reported, %s', async (_title, offering, text) => {
    const menu = { id: IDS.lunch, caterId: 55, type: 'menu', name: 'Frokostplatte', price: 129.5, ...offering }
    const errors = [{ path: 'menus.0', validatorKey: 'not_offered' }]
    bff.v2.answer('POST /orders', () => ({ status: 422, body: { errors } }))
    bff.v2.answer('GET /caters/55/products/menus', () => ({ status: 200, body: [menu] }))
    expect((await place()).data.placeOrder.issues).toMatchObject([{ message: text }])
  })

  test('a changed price is answered with the new prices', async () => {
    const prices = { menus: [{ index: 0, price: '150', total: 1500 }], services: 150, total: 1650 }
    const errors = [{ path: 'price', validatorKey: 'price_changed' }]
    bff.v2.answer('POST /orders', () => ({ status: 422, body: { errors, prices } }))
    expect((await place()).data.placeOrder).toEqual({
      __typename: 'PriceChanged',
      message: 'Prisen er ændret, siden du valgte.',
      total: 1650,
      servicesTotal: 150,
      lines: [{ index: 0, price: 150, total: 1500 }],
    })
  })

  test.each(['', 'a b', 'æ', 'line\nbreak', 'x'.repeat(201)])(
    'ANM-12 a key that no header can carry is refused by its name: %j',
    async (idempotencyKey) => {
      const { errors } = await place({ idempotencyKey })
      expect(errors?.[0]?.message).toContain('idempotencyKey')
      expect(errors?.[0]?.extensions.code).toBe('BAD_REQUEST')
      expect(bff.v2.takeCalls()).toEqual([])
    },
  )

  test('ANM-12 an order whose first request is still in progress is retried with its key', async () => {
    let tries = 0
    bff.v2.answer('POST /orders', () => {
      tries += 1
      if (tries < 3) return { status: 409 }
      return { status: 201, body: { order: { id: newest?.id, orderRef: 100_105 } } }
    })
    expect((await place()).data.placeOrder).toMatchObject({ reference: 100_105 })
    expect(bff.v2.calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1', 'key-1'])
  })

  test('ANM-12 an order that stays in progress is UPSTREAM_UNAVAILABLE', async () => {
    bff.v2.answer('POST /orders', () => ({ status: 409 }))
    expect((await place()).errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE')
    expect(bff.v2.takeCalls()).toHaveLength(4)
  })

  test('ANM-12 SCA-10 an order whose answer is lost is sent once more with its key, and no more', async () => {
    bff.v2.answer('POST /orders', () => 'hang up')
    expect((await place()).errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE')
    expect(bff.v2.takeCalls()).toEqual(['POST /orders', 'POST /orders'])
  })
})
