import { beforeAll, expect, test } from 'vitest'
import type { PlaceOrderBody } from '../../contract/orders.ts'
import { addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { addOrderFixture, call, type OrderFixture, noon, orderBody } from './testing/orderFixture.ts'

let service: TestApp
let fixture: OrderFixture
let known: string
beforeAll(async () => {
  service = await openTestApp({ now: () => noon })
  fixture = await addOrderFixture(service)
  known = (await addUser(service.db, { role: 'customer', passwordHash: 'some' })).email
  return () => service.close()
})

const unknown = 'ingen@example.dk'
const probe = (email: string, address: string, changes: Partial<PlaceOrderBody> = {}) => {
  const body = orderBody(fixture, { user: { ...orderBody(fixture).user, email }, ...changes })
  return call(service, 'POST', '/orders', { body, address })
}

test('ANM-15 probing whether an email has an account is limited to 30 an hour, since a miss places an order', async () => {
  for (let count = 0; count < 15; count++) {
    const hit = await probe(known, '192.0.2.17')
    expect([hit.statusCode, hit.json()]).toEqual([422, { errors: [{ path: 'email', validatorKey: 'not_unique' }] }])
    expect((await probe(unknown, '192.0.2.17')).statusCode).toBe(201)
  }
  for (const email of [known, unknown]) expect((await probe(email, '192.0.2.17')).statusCode).toBe(429)
})

test('ANM-15 an invalid order reveals nothing about accounts, and does not count', async () => {
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

test('SEC-3 ANM-15 orders and probes from addresses of one IPv6 /64 are of one network', async () => {
  let host = 0
  const from = () => `2001:db8:15:15::${((host += 1)).toString(16)}`
  for (let count = 0; count < 15; count++) {
    expect((await probe(known, from())).statusCode).toBe(422)
    expect((await probe(unknown, from())).statusCode).toBe(201)
  }
  for (const email of [known, unknown]) expect((await probe(email, from())).statusCode).toBe(429)
  expect((await probe(unknown, '2001:db8:15:16::1')).statusCode).toBe(201)
})
