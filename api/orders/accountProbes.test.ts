import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlaceOrderBody } from '../../contract/orders.ts'
import { addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { addOrderFixture, call, type OrderFixture, noon, orderBody } from './testing/orderFixture.ts'

let service: TestApp
let kitchen: OrderFixture
let known: string
beforeAll(async () => {
  service = await openTestApp({ now: () => noon })
  kitchen = await addOrderFixture(service)
  known = (await addUser(service.db, { role: 'customer', passwordHash: 'some' })).email
}, 60_000)
afterAll(() => service.close())

const unknown = 'ingen@example.dk'
const probe = (email: string, address: string, changes: Partial<PlaceOrderBody> = {}) => {
  const body = orderBody(kitchen, { user: { ...orderBody(kitchen).user, email }, ...changes })
  return call(service, 'POST', '/orders', { body, headers: { 'x-forwarded-for': address } })
}

test('ANM-15 whether an email is that of an account can be asked 30 times an hour: a miss costs an order', async () => {
  for (let count = 0; count < 15; count++) {
    const hit = await probe(known, '192.0.2.17')
    expect([hit.statusCode, hit.json()]).toEqual([422, { errors: [{ path: 'email', validatorKey: 'not_unique' }] }])
    expect((await probe(unknown, '192.0.2.17')).statusCode).toBe(201)
  }
  for (const email of [known, unknown]) expect((await probe(email, '192.0.2.17')).statusCode).toBe(429)
})

test('ANM-15 an order that is wrong tells nothing of accounts, and does not count', async () => {
  const wrongs: Partial<PlaceOrderBody>[] = [
    { price: 1 },
    { menus: [] },
    { services: [] },
    { time: {} },
    { delivery: { address: '', zipCode: '0001', city: '' } },
    { caterId: 999_999 },
  ]
  for (const wrong of wrongs) {
    const [hit, miss] = [await probe(known, '192.0.2.18', wrong), await probe(unknown, '192.0.2.18', wrong)]
    expect([hit.statusCode, hit.body]).toEqual([422, miss.body])
    expect(hit.body).not.toContain('not_unique')
  }
  expect(await service.db.selectFrom('attempt').select('key').where('kind', '=', 'order').execute()).toHaveLength(30)
})
