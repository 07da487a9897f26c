import { beforeEach, describe, expect, test } from 'vitest'
import { IDS, order } from '../testing/fakeData.ts'
import { startTestServer } from '../testing/testServer.ts'

let bff: Awaited<ReturnType<typeof startTestServer>>
let headers: Record<string, string>
beforeEach(async () => {
  bff = await startTestServer()
  headers = { authorization: `Bearer ${await bff.v2.token('smagen@demo.dk')}` }
  return () => bff.stop()
})

interface Input {
  type: string
  /** The operation that takes it, with its place marked. */
  around: (place: string) => string
  /** The call that it reaches the service by, and where in that it stands. */
  call: string
  place: (call: { query: URLSearchParams; body: unknown }) => unknown
  good: readonly unknown[]
  bad: readonly unknown[]
  says: string
}

const placed = (clock: string) => `mutation { placeOrder(input: {
  caterNumber: 55, idempotencyKey: "k", date: "2026-12-24", clock: ${clock}, menus: [], services: [], price: 0
}) { __typename } }`
const service = (price: string) =>
  `mutation { createService(input: { caterNumber: 55, name: "Tjener", description: "", price: ${price} }) { __typename } }`

const INPUTS: Record<string, Input> = {
  Money: {
    type: 'Money',
    around: service,
    call: 'POST /caters/55/services',
    place: ({ body }) => (body as { price: number }).price,
    good: [0, 129, 129.5, 129.55, 0.07, -10.25],
    bad: ['129.50', true, 129.555, 0.001, [129], {}],
    says: 'Money',
  },
  Date: {
    type: 'Date',
    around: (place) => `{ viewer { cater { orders(first: 1, from: ${place}) { totalCount } } } }`,
    call: 'GET /cater/orders',
    place: ({ query }) => query.get('from'),
    good: ['2026-12-24', '2028-02-29', '1999-01-01'],
    bad: ['2026-02-29', '2026-13-01', '2026-1-1', '24-12-2026', '2026-12-24T00:00:00Z', '', 20261224, false],
    says: 'Date must be',
  },
  LocalTime: {
    type: 'LocalTime!',
    around: placed,
    call: 'POST /orders',
    place: ({ body }) => (body as { time: { clock: string } }).time.clock,
    good: ['00:00', '09:05', '23:59'],
    bad: ['24:00', '9:05', '12:60', '12:00:00', '12.00', '', 1200, true],
    says: 'LocalTime must be',
  },
}

const asVariable = ({ type, around }: Input) =>
  around('$given').replace(/^(?:(mutation|query) )?/, (_all, kind = 'query') => `${kind} ($given: ${type}) `)
/** As GraphQL writes it: without quotes around the names of an object. */
const literal = (value: unknown) => JSON.stringify(value)

describe('GRA-5 a scalar that is sent', () => {
  test.each(Object.entries(INPUTS))('%s reaches the service as it is, literal or variable', async (_name, input) => {
    for (const value of input.good)
      for (const body of [
        { query: input.around(literal(value)) },
        { query: asVariable(input), variables: { given: value } },
      ]) {
        bff.v2.calls.length = 0
        await bff.post(body, headers)
        const sent = bff.v2.calls.find(({ call }) => call === input.call)
        expect([body, sent && input.place(sent)]).toEqual([body, value])
      }
  })

  test.each(Object.entries(INPUTS))(
    '%s that is none is refused with words, and no call is made',
    async (_name, input) => {
      bff.v2.takeCalls()
      for (const value of input.bad)
        for (const body of [
          { query: input.around(literal(value)) },
          { query: asVariable(input), variables: { given: value } },
        ]) {
          const { data, errors } = await (await bff.post(body, headers)).json()
          expect([body, data]).toEqual([body, undefined])
          expect(errors[0].message).toContain(input.says)
          expect(errors[0].extensions.code).toMatch(/^(BAD_REQUEST|GRAPHQL_VALIDATION_FAILED)$/)
        }
      expect(bff.v2.takeCalls()).toEqual([])
    },
  )

  test('neither HTML nor DateTime is ever one: texts are sent as they are written, moments are the service’s', async () => {
    const query = '{ __schema { types { fields { args { type { ...t } } } inputFields { type { ...t } } } } }'
    const type = 'fragment t on __Type { name ofType { name ofType { name ofType { name } } } }'
    const schema = await (await bff.post({ query: `${query} ${type}` })).text()
    expect(schema).toContain('"name":"LocalTime"')
    expect(schema).not.toMatch(/"name":"(HTML|DateTime)"/)
  })
})

describe('GRA-5 a scalar that is answered', () => {
  const execute = async (number: number, wire: object) => {
    const known = order(number, 55, wire)
    bff.v2.answer(`GET /cater/orders/${known.id}`, () => ({ status: 200, body: known }))
    const query = '{ order(id: "%") { price deliveryDate deliveryTime placedAt seenAt } }'.replace('%', known.id)
    return (await (await bff.post({ query }, headers)).json()) as { data: { order: object }; errors?: object[] }
  }

  test.each([
    [129.5, 129.5],
    ['129.50', 129.5],
    ['0.10', 0.1],
    [1445, 1445],
    [0.1 + 0.2, 0.3],
  ])('Money: %j is %d kroner', async (price, kroner) => {
    expect((await execute(1, { price })).data.order).toMatchObject({ price: kroner })
  })

  test.each([
    ['2026-12-01', '2026-12-01'],
    ['2026-12-01T00:00:00.000Z', '2026-12-01'],
  ])('Date: %s is %s', async (delieveryDate, deliveryDate) => {
    expect((await execute(1, { delieveryDate })).data.order).toMatchObject({ deliveryDate })
  })

  test.each([
    ['18:00', '18:00'],
    ['08:15:30', '08:15'],
  ])('LocalTime: %s is %s', async (time, deliveryTime) => {
    expect((await execute(1, { time })).data.order).toMatchObject({ deliveryTime })
  })

  test.each([
    ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.000Z'],
    ['2026-11-20T10:00:00.123+01:00', '2026-11-20T09:00:00.123Z'],
    ['2026-11-20 10:00:00', '2026-11-20T10:00:00.000Z'],
  ])('DateTime: %s is %s', async (createdAt, placedAt) => {
    const { data } = await execute(1, { createdAt, seenAt: createdAt })
    expect(data.order).toMatchObject({ placedAt, seenAt: placedAt })
    expect((await execute(2, { createdAt })).data.order).toMatchObject({ seenAt: null })
  })

  test.each([{ price: '129,50' }, { delieveryDate: 'i morgen' }, { time: 'kl. 12' }, { createdAt: 'i går' }])(
    'ERR-3 what the service should not answer, %j, is reported as its mistake',
    async (wire) => {
      expect(await execute(1, wire)).toMatchObject({
        data: { order: null },
        errors: [{ extensions: { code: 'UPSTREAM_INVALID' } }],
      })
    },
  )

  test('HTML is sanitised', async () => {
    const id = Buffer.from(`Menu:55:${IDS.lunch}`).toString('base64')
    const query = '{ node(id: "%") { ... on Menu { description writtenDescription } } }'.replace('%', id)
    const { data } = await (await bff.post({ query })).json()
    expect(data.node).toEqual({ description: '<p>Godt</p>', writtenDescription: '<p>Godt</p>' })
  })
})
