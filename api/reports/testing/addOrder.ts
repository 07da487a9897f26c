import type { Insertable } from 'kysely'
import type { Order } from '../../../contract/orders.ts'
import type { OrderTable } from '../../database/schema.ts'
import type { OrderFixture } from '../../orders/testing/orderFixture.ts'
import type { TestApp } from '../../testing/testApp.ts'

let orderRef = 500_000
const states = {
  awaiting: {},
  accepted: { caterAccept: true },
  paid: { caterAccept: true, paid: true },
  refused: { refused: true },
}

/** A menu in an order: `amount` covers at `price` kroner each. */
export const orderedMenu = (name: string, amount: number, price: number): Order['content']['menus'][number] => ({
  id: crypto.randomUUID(),
  name,
  type: 'menu',
  amount,
  price,
  groups: [],
  items: [],
})

/** Inserts an order into the database directly, since none can be placed for a past date. */
export function addOrder(
  { db }: Pick<TestApp, 'db'>,
  { cater }: Pick<OrderFixture, 'cater'>,
  state: keyof typeof states,
  deliveryDate: string,
  values: Partial<Insertable<OrderTable>> & { menus?: Order['content']['menus'] } = {},
): Promise<{ id: string; orderRef: number }> {
  const { menus = [], ...rest } = values
  return db
    .insertInto('order')
    .values({
      orderRef: ++orderRef,
      caterId: cater.id,
      orderer: 'Karen Kunde',
      email: 'karen@example.dk',
      phoneNumber: '20304050',
      priceOere: 100_00,
      deliveryDate,
      deliveryTime: '12:00',
      content: JSON.stringify({ menus, services: [] }),
      ...states[state],
      ...rest,
    })
    .returning(['id', 'orderRef'])
    .executeTakeFirstOrThrow()
}
