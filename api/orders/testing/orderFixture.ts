import type { Insertable } from 'kysely'
import type { Order, PlaceOrderBody } from '../../../contract/orders.ts'
import type { CaterTable, MenuTable } from '../../database/schema.ts'
import { addCater, addUser } from '../../testing/people.ts'
import type { TestApp } from '../../testing/testApp.ts'
import { randomAddress } from '../../testing/randomAddress.ts'

/** The current time of these tests: Saturday noon in Denmark. */
export const noon = new Date('2026-11-21T11:00:00Z')

/** A caterer with a user and its token, a menu with every type of child, and two services. */
export type OrderFixture = Awaited<ReturnType<typeof addOrderFixture>>

/** Creates a caterer to order from. */
export async function addOrderFixture({ db, tokenFor }: TestApp, values: Partial<Insertable<CaterTable>> = {}) {
  const cater = await addCater(db, { delivery: true, ...values })
  const user = await addUser(db, { role: 'cater', caterId: cater.id, firstName: 'Kokke', lastName: 'Kok' })
  const menu = async (row: Partial<Insertable<MenuTable>> & Pick<MenuTable, 'name' | 'type'>) => {
    const inserted = db.insertInto('menu').values({ caterId: cater.id, priceOere: 0, ...row })
    return (await inserted.returning('id').executeTakeFirstOrThrow()).id
  }
  const service = async (name: string, priceOere: number, required: boolean) => {
    const inserted = db.insertInto('service').values({ caterId: cater.id, name, priceOere, required })
    return (await inserted.returning('id').executeTakeFirstOrThrow()).id
  }
  const platter = await menu({ name: 'Frokostplatte', type: 'menu', priceOere: 129_00, minAmount: 10, maxAmount: 200 })
  const bread = await menu({ name: '3 slags', type: 'group', parentId: platter, minAmount: 3, maxAmount: 3, order: 1 })
  const buffet = await menu({ name: 'Frit valg', type: 'freeselect', priceOere: 50_00 })
  const ids = {
    platter,
    bread,
    buffet,
    herring: await menu({ name: 'Sild', type: 'include', parentId: bread, order: 1 }),
    shrimp: await menu({ name: 'Rejer', type: 'include', parentId: bread, priceOere: 15_00, maxAmount: 2, order: 2 }),
    salad: await menu({ name: 'Salat', type: 'include', parentId: platter, order: 2 }),
    rye: await menu({ name: 'Rugbrød', type: 'includeWithAmount', parentId: platter, minAmount: 2, order: 3 }),
    dessert: await menu({ name: 'Dessert', type: 'extra', parentId: platter, priceOere: 35_00, order: 4 }),
    roast: await menu({ name: 'Steg', type: 'include', parentId: buffet, priceOere: 20_00 }),
    driving: await service('Kørsel', 150_00, true),
    cutlery: await service('Bestik', 25_00, false),
  }
  return { cater, ids, userId: user.id, token: await tokenFor(user) }
}

/** 10 platters with 2 herrings and 1 shrimp, 3 desserts and driving: 10 x 144,00 + 3 x 35,00 + 150,00. */
export function orderBody({ cater, ids }: OrderFixture, changes: Partial<PlaceOrderBody> = {}): PlaceOrderBody {
  return {
    user: { firstName: 'Karen', lastName: 'Kunde', email: 'karen@example.dk', phone: '20304050' },
    delivery: { address: 'Ågade 1', zipCode: '8000', city: 'Aarhus C' },
    time: { date: '2026-11-24', clock: '12:30' },
    comment: 'Uden løg',
    menus: [platterLine(ids)],
    services: [{ id: ids.driving, price: 150 }],
    caterId: cater.id,
    price: 1695,
    ...changes,
  }
}

/** The menu line of {@link orderBody}. */
export const platterLine = (
  ids: OrderFixture['ids'],
  changes: Partial<PlaceOrderBody['menus'][number]> = {},
): PlaceOrderBody['menus'][number] => ({
  id: ids.platter,
  amount: 10,
  price: 144,
  items: [
    { id: ids.herring, groupId: ids.bread, amount: 2 },
    { id: ids.shrimp, groupId: ids.bread, amount: 1 },
    { id: ids.dessert, amount: 3 },
  ],
  ...changes,
})

/** Calls the service, each time from another address so that the rate limit of orders does not apply. */
export async function call(
  { app }: TestApp,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  {
    token,
    body,
    headers,
    address = randomAddress(),
  }: { token?: string; body?: object | undefined; headers?: Record<string, string>; address?: string } = {},
) {
  return app.inject({
    method,
    url: `/api/v2${url}`,
    remoteAddress: address,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(body && { payload: body }),
  })
}

/** Places a valid order; returns it as its caterer reads it. */
export async function placeTestOrder(
  service: TestApp,
  fixture: OrderFixture,
  changes: Partial<PlaceOrderBody> = {},
): Promise<Order> {
  const answer = await call(service, 'POST', '/orders', { body: orderBody(fixture, changes) })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return (await call(service, 'GET', `/cater/orders/${answer.json().order.id}`, fixture)).json()
}
