import type { Order as OrderData } from '../../contract/orders.ts'
import { builder } from '../graph/builder.ts'
import { UserError } from '../graph/userErrors.ts'
import type { ValidationFailed } from '../v2/outcomes.ts'
import { Order } from './Order.ts'
import type { DecisionOutcome } from './ordersApi.ts'

/** Somebody else has answered the order, or its status does not allow the action. */
export class OrderAlreadyHandled extends Error {
  readonly order: OrderData

  constructor(order: OrderData) {
    super('Ordren er allerede behandlet.')
    this.order = order
  }
}

builder.objectType(OrderAlreadyHandled, {
  name: 'OrderAlreadyHandled',
  description: 'Somebody else was first, or the order does not stand where it could be answered so.',
  interfaces: [UserError],
  fields: (t) => ({ order: t.expose('order', { type: Order, description: 'As it is now.' }) }),
})

/** The changed order; throws OrderAlreadyHandled on a conflict. */
export function orderOrConflict({ order, isConflict }: DecisionOutcome): OrderData {
  if (isConflict) throw new OrderAlreadyHandled(order)
  return order
}

/** The description of the argument that names an order. */
export const ORDER_ID = "A global id, or the v2 service's UUID."

/** The error options of a mutation of an order; `name` is its union, `more` are further errors. */
export const answerErrors = (name: string, more: (typeof ValidationFailed)[] = []) => ({
  types: [OrderAlreadyHandled, ...more],
  union: { name, description: 'The changed order, or why it is not changed.' },
})
