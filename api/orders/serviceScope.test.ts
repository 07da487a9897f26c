import { beforeAll, expect, test } from 'vitest'
import type { PlaceOrderBody } from '../../contract/orders.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { addOrderFixture, call, noon, type OrderFixture, orderBody } from './testing/orderFixture.ts'
import { type ProposalFixture, proposalFixture } from './testing/proposalFixture.ts'

/** 10 x 144,00 + 3 x 35,00; driving is 150,00 and for delivery alone, bags 40,00 and for pickup alone. */
const GOODS = 1545

let service: TestApp
let fixture: OrderFixture
let people: ProposalFixture
let bags: string
beforeAll(async () => {
  service = await openTestApp({ now: () => noon })
  fixture = await addOrderFixture(service)
  people = proposalFixture(service, fixture)
  await service.db.updateTable('service').set({ appliesTo: 'delivery' }).where('id', '=', fixture.ids.driving).execute()
  const added = service.db
    .insertInto('service')
    .values({ caterId: fixture.cater.id, name: 'Emballage', priceOere: 40_00, required: true, appliesTo: 'pickup' })
  bags = (await added.returning('id').executeTakeFirstOrThrow()).id
  return () => service.close()
})

const driving = () => ({ id: fixture.ids.driving, price: 150 })
const pickup = (changes: Partial<PlaceOrderBody> = {}): Partial<PlaceOrderBody> => ({
  delivery: null,
  services: [{ id: bags, price: 40 }],
  price: GOODS + 40,
  ...changes,
})
const namesOf = ({ content }: { content: { services: readonly { name: string }[] } }) =>
  content.services.map(({ name }) => name)

const routes = [
  ['an order', (body: object) => call(service, 'POST', '/orders', { body })],
  [
    'a phone order',
    (body: object) => call(service, 'POST', '/cater/orders', { body: { ...body, beyond: [] }, token: fixture.token }),
  ],
] as const

test.each(routes)('SER-4 %s carries the required services of its fulfilment', async (_, post) => {
  const delivered = await post(orderBody(fixture))
  const fetched = await post(orderBody(fixture, pickup()))
  const priceOf = ({ statusCode, json }: typeof delivered) => [statusCode, json().order.price]
  expect([priceOf(delivered), priceOf(fetched)]).toEqual([
    [201, GOODS + 150],
    [201, GOODS + 40],
  ])
})

test.each(routes)('SER-4 %s with a service of the other fulfilment is refused, and names it', async (_, post) => {
  const errorsOf = async (changes: Partial<PlaceOrderBody>) => {
    const answer = await post(orderBody(fixture, changes))
    return [answer.statusCode, answer.json().errors]
  }
  const wrong = { services: [driving(), { id: bags, price: 40 }], price: GOODS + 190 }
  expect(await errorsOf(wrong)).toEqual([422, [{ path: 'services', validatorKey: 'pickup_only' }]])
  expect(await errorsOf(pickup(wrong))).toEqual([422, [{ path: 'services', validatorKey: 'delivery_only' }]])
  expect(await errorsOf(pickup({ services: [driving()] }))).toEqual([
    422,
    [
      { path: 'services', validatorKey: 'delivery_only' },
      { path: 'services', validatorKey: 'required' },
    ],
  ])
})

test('SER-4 a proposal for the other fulfilment drops what applies to the one alone, and adds what the other requires', async () => {
  const { id, token } = await people.place()
  const unchanged = await people.proposeAsCustomer(token, { price: GOODS + 150, delivery: null })
  expect([unchanged.statusCode, unchanged.json().price]).toEqual([409, GOODS + 40])
  expect((await people.proposeAsCustomer(token, { price: GOODS + 40, delivery: null })).statusCode).toBe(201)
  const accepted = await people.answerAsCater(id, 'accept')
  expect([accepted.statusCode, (await people.readAsCater(id)).price]).toEqual([200, GOODS + 40])
  expect(namesOf(await people.readAsCater(id))).toEqual(['Emballage'])

  const delivery = { address: 'Ågade 1', zipCode: '8000', city: 'Aarhus C' }
  const back = await people.proposeAsCater(id, { price: GOODS + 150, delivery })
  expect([back.statusCode, namesOf((await people.readAsCater(id)).proposals[0]!)]).toEqual([201, ['Kørsel']])
})

test('SER-4 an order from before services had this keeps what it was ordered with', async () => {
  const { id, token } = await people.place()
  const content = (await people.readAsCater(id)).content
  const services = content.services.map(({ id: of, name, price }) => ({ id: of, name, price }))
  await service.db
    .updateTable('order')
    .set({ content: JSON.stringify({ ...content, services }) })
    .where('id', '=', id)
    .execute()
  expect((await people.proposeAsCustomer(token, { price: GOODS + 190, delivery: null })).statusCode).toBe(201)
})
