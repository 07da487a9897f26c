import { beforeEach, expect, test } from 'vitest'
import { IDS } from '../testing/fakeData.ts'
import { startTestGraph } from '../testing/testGraph.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
beforeEach(async () => {
  bff = await startTestGraph()
  return () => bff.v2.stop()
})

const shared = {
  key: 'AAAAAAAAAAAAAAAAAAAAAA',
  caterId: 55,
  createdAt: '2026-11-21T11:00:00.000Z',
  covers: 40,
  date: '2026-12-01',
  zipCode: '8000',
  lines: [{ menuId: IDS.lunch, name: 'Frokostplatte', type: 'menu', amount: 40, price: 125, items: [] }],
  services: [],
  period: 0,
  delivery: 95,
  total: 5095,
}
const SHARE = `mutation ($input: ShareBasketInput!) {
  shareBasket(input: $input) {
    __typename ... on SharedBasket { key } ... on NotPossible { reason } ... on TooManyAttempts { retryAfter }
    ... on ValidationFailed { issues { path } }
  }
}`
const input = {
  caterNumber: 55,
  lines: [{ menuUuid: IDS.lunch, amount: 40, items: [{ uuid: 'i', groupUuid: 'g', amount: 1 }] }],
  date: '2026-12-01',
}
const share = async () => (await bff.execute(SHARE, { variables: { input } })).data.shareBasket

test('SHA-1 a visitor shares a basket; what the service refuses is an outcome', async () => {
  const path = 'POST /caters/55/shared-baskets'
  expect(await share()).toEqual({ __typename: 'NotPossible', reason: 'not_offered' })
  bff.v2.answer(path, () => ({ status: 201, body: shared }))
  expect(await share()).toEqual({ __typename: 'SharedBasket', key: shared.key })
  bff.v2.answer(path, () => ({ status: 429, headers: { 'retry-after': '60' } }))
  expect(await share()).toEqual({ __typename: 'TooManyAttempts', retryAfter: 60 })
  bff.v2.answer(path, () => ({
    status: 422,
    body: { type: 'x', title: 'invalid', status: 422, errors: [{ path: 'lines.0', validatorKey: 'unavailable' }] },
  }))
  expect(await share()).toEqual({ __typename: 'ValidationFailed', issues: [{ path: 'lines.0' }] })
})

test('SHA-1 whoever has the key reads the basket as it was, with its caterer, city and allergens of today', async () => {
  bff.v2.answer(`GET /shared-baskets/${shared.key}`, () => ({ status: 200, body: shared }))
  const query = `query ($key: String!) { sharedBasket(key: $key) {
    sharedAt date covers total delivery cater { number } city { city } lines { name type price } allergens { isNothingDeclared }
  } }`
  const { data, errors } = await bff.execute(query, { variables: { key: shared.key } })
  expect(errors).toBeUndefined()
  expect(data.sharedBasket).toMatchObject({
    date: '2026-12-01',
    covers: 40,
    total: 5095,
    delivery: 95,
    cater: { number: 55 },
    city: { city: 'Aarhus C' },
    lines: [{ name: 'Frokostplatte', type: 'MENU', price: 125 }],
    allergens: { isNothingDeclared: true },
  })
  const unknown = await bff.execute(query, { variables: { key: 'unknown' } })
  expect([unknown.errors, unknown.data]).toEqual([undefined, { sharedBasket: null }])
})

test('SHA-1 a basket of which no menu is left has no allergens', async () => {
  const lines = [{ ...shared.lines[0], menuId: 'gone' }]
  bff.v2.answer(`GET /shared-baskets/${shared.key}`, () => ({ status: 200, body: { ...shared, lines } }))
  const { data } = await bff.execute(`{ sharedBasket(key: "${shared.key}") { allergens { sentences } } }`)
  expect(data.sharedBasket).toEqual({ allergens: null })
})
