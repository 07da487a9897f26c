import { beforeAll, expect, test } from 'vitest'
import type { KitchenOrder } from '../../contract/kitchen.ts'
import type { Order } from '../../contract/orders.ts'
import { addOrderFixture, call, noon } from '../orders/testing/orderFixture.ts'
import { addOrder, orderedMenu } from '../reports/testing/addOrder.ts'
import { openTestApp } from '../testing/testApp.ts'
import type { TestApp } from '../testing/testApp.ts'

let service: TestApp
let clock = noon
beforeAll(async () => {
  service = await openTestApp({ now: () => clock })
  return () => service.close()
})

const DAY = '2026-12-08'
const kitchenOrders = async (who: { token: string }, query = `from=${DAY}`): Promise<KitchenOrder[]> =>
  (await call(service, 'GET', `/cater/kitchen-orders?${query}`, who)).json()
const setDelivered = (who: { token: string }, id: string, delivered: boolean) =>
  call(service, 'PUT', `/cater/orders/${id}/delivered`, { ...who, body: { delivered } })

test('DAY-5 the kitchen reads its accepted orders by time, with comments and without prices or emails', async () => {
  const fixture = await addOrderFixture(service)
  const menu: Order['content']['menus'][number] = {
    ...orderedMenu('Frokostplatte', 45, 129),
    groups: [
      {
        group: { id: crypto.randomUUID(), name: 'Vælg 1' },
        items: [{ id: crypto.randomUUID(), name: 'Sild', type: 'include', amount: 45, price: 5 }],
      },
    ],
    items: [{ id: crypto.randomUUID(), name: 'Dessert', type: 'extra', amount: 20, price: 30 }],
  }
  const late = await addOrder(service, fixture, 'paid', DAY, { deliveryTime: '17:30', menus: [menu] })
  const early = await addOrder(service, fixture, 'accepted', DAY, {
    deliveryTime: '11:30',
    address: 'Ågade 1',
    zipCode: '8000',
    city: 'Aarhus C',
    comment: 'Ring på',
  })
  await addOrder(service, fixture, 'awaiting', DAY)
  await addOrder(service, fixture, 'refused', DAY)
  await addOrder(service, fixture, 'accepted', '2026-12-09')
  const orders = await kitchenOrders(fixture)
  expect(orders.map(({ id }) => id)).toEqual([early.id, late.id])
  expect(orders[0]).toMatchObject({ clock: '11:30', isPickup: false, comment: 'Ring på', phoneNumber: '20304050' })
  expect(orders[1]).toMatchObject({
    isPickup: true,
    menus: [{ name: 'Frokostplatte', amount: 45, items: [{ name: 'Dessert', type: 'extra', amount: 20 }] }],
  })
  const text = JSON.stringify(orders)
  expect(text).not.toMatch(/price|karen@example/i)
  expect((await kitchenOrders(fixture, `ids=${late.id},${crypto.randomUUID()},nonsense`)).map(({ id }) => id)).toEqual([
    late.id,
  ])
  const stranger = await addOrderFixture(service)
  expect(await kitchenOrders(stranger)).toEqual([])
  expect(await kitchenOrders(stranger, `ids=${late.id}`)).toEqual([])
})

test('DAY-5 a range above 62 days and too many ids are refused by name', async () => {
  const fixture = await addOrderFixture(service)
  const tooLong = await call(service, 'GET', '/cater/kitchen-orders?from=2026-01-01&to=2026-12-31', fixture)
  expect(tooLong.json()).toMatchObject({ status: 422, errors: [{ path: 'to', validatorKey: 'too_long' }] })
  const tooMany = await call(service, 'GET', `/cater/kitchen-orders?ids=${Array(101).fill('a').join(',')}`, fixture)
  expect(tooMany.json()).toMatchObject({ status: 422, errors: [{ path: 'ids' }] })
})

test('DAY-9 delivered is noted with time and person, shown in the history, and undone; again changes nothing', async () => {
  const fixture = await addOrderFixture(service)
  const { id } = await addOrder(service, fixture, 'accepted', DAY)
  clock = new Date('2026-12-08T10:22:00Z')
  const first = await setDelivered(fixture, id, true)
  expect(first.json()).toMatchObject({ deliveredAt: clock.toISOString(), deliveredBy: expect.any(String) })
  clock = new Date('2026-12-08T10:30:00Z')
  expect((await setDelivered(fixture, id, true)).json()).toEqual(first.json())
  const read = async (): Promise<Order> => (await call(service, 'GET', `/orders/${id}`, fixture)).json()
  expect(await read()).toMatchObject({ deliveredAt: '2026-12-08T10:22:00.000Z' })
  expect((await setDelivered(fixture, id, false)).json()).toMatchObject({ deliveredAt: null, deliveredBy: null })
  expect((await read()).events.map(({ type }) => type)).toEqual(['delivered', 'delivery_undone'])
  clock = noon
})

test('DAY-9 only an accepted order of the own caterer can be delivered', async () => {
  const [fixture, stranger] = [await addOrderFixture(service), await addOrderFixture(service)]
  const awaiting = await addOrder(service, fixture, 'awaiting', DAY)
  const accepted = await addOrder(service, fixture, 'accepted', DAY)
  expect((await setDelivered(fixture, awaiting.id, true)).statusCode).toBe(404)
  expect((await setDelivered(stranger, accepted.id, true)).statusCode).toBe(404)
  expect((await setDelivered(fixture, 'nonsense', true)).statusCode).toBe(404)
  const [unchanged] = await kitchenOrders(fixture)
  expect(unchanged).toMatchObject({ id: accepted.id, deliveredAt: null })
})
