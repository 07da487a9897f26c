import { beforeAll, expect, test } from 'vitest'
import type { Order } from '../../contract/orders.ts'
import { addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { addOrderFixture, call, noon, orderBody, type OrderFixture } from './testing/orderFixture.ts'

let service: TestApp
let fixture: OrderFixture
let admin: { token: string }
beforeAll(async () => {
  service = await openTestApp({ now: () => noon })
  fixture = await addOrderFixture(service, { name: 'Smagen' })
  const user = await addUser(service.db, { role: 'admin', firstName: 'Anna', lastName: 'Admin' })
  admin = { token: await service.tokenFor(user) }
  return () => service.close()
})

const eventsOf = ({ events }: Order) => events.map(({ type, by }) => [type, by])

/** An order of a signed-in customer that everybody has had to do with. */
async function livelyOrder(kitchen: { token: string }) {
  const user = await addUser(service.db, { role: 'customer', firstName: 'Karen', lastName: 'Kunde', phoneNumber: '1' })
  const customer = { token: await service.tokenFor(user) }
  const placed = await call(service, 'POST', '/orders', { ...customer, body: orderBody(fixture) })
  const { id } = placed.json().order
  await call(service, 'PUT', `/cater/orders/${id}/seen`, kitchen)
  await call(service, 'POST', `/orders/${id}/messages`, { ...customer, body: { message: 'Er der nødder i?' } })
  await call(service, 'POST', `/cater/orders/${id}/messages`, { ...kitchen, body: { message: 'Nej, ingen nødder i.' } })
  await call(service, 'PUT', `/orders/${id}`, { ...admin, body: { comment: 'Uden nødder' } })
  await call(service, 'PUT', `/cater/orders/${id}/accept`, kitchen)
  return { id: id as string, customer }
}

test('SEC-11 a customer reads the caterer’s name in an order’s history, its people and admins read persons', async () => {
  const { id, customer } = await livelyOrder(fixture)
  const mine = (await call(service, 'GET', `/orders/${id}`, customer)).json()
  expect(eventsOf(mine)).toEqual([
    ['placed', 'Karen Kunde'],
    ['seen', 'Smagen'],
    ['message', 'Karen Kunde'],
    ['message', 'Smagen'],
    ['changed', null],
    ['accepted', 'Smagen'],
  ])
  const [listed] = (await call(service, 'GET', '/orders', customer)).json()
  expect(listed).toEqual(mine)
  const ours = [
    ['placed', 'Karen Kunde'],
    ['seen', 'Kokke Kok'],
    ['message', 'Karen Kunde'],
    ['message', 'Kokke Kok'],
    ['changed', 'Anna Admin'],
    ['accepted', 'Kokke Kok'],
  ]
  for (const who of [fixture, admin]) {
    expect(eventsOf((await call(service, 'GET', `/orders/${id}`, who)).json())).toEqual(ours)
  }
})

test('SEC-10 the history holds ids, and calls whoever was removed a removed user', async () => {
  const colleague = await addUser(service.db, {
    role: 'cater',
    caterId: fixture.cater.id,
    firstName: 'Kaj',
    lastName: 'Kok',
  })
  const { id, customer } = await livelyOrder({ token: await service.tokenFor(colleague) })
  const rows = await service.db.selectFrom('orderEvent').selectAll().where('orderId', '=', id).execute()
  expect(JSON.stringify(rows)).not.toMatch(/Kaj|Karen|Anna/)
  await service.db.deleteFrom('user').where('id', '=', colleague.id).execute()
  expect(eventsOf((await call(service, 'GET', `/cater/orders/${id}`, fixture)).json())).toEqual([
    ['placed', 'Karen Kunde'],
    ['seen', 'Slettet bruger'],
    ['message', 'Karen Kunde'],
    ['message', 'Slettet bruger'],
    ['changed', 'Anna Admin'],
    ['accepted', 'Slettet bruger'],
  ])
  const names = new Set(eventsOf((await call(service, 'GET', `/orders/${id}`, customer)).json()).map(([, by]) => by))
  expect(names).toEqual(new Set(['Karen Kunde', 'Smagen', null]))
})
