import type { Order as OrderData } from '../../contract/orders.ts'
import { builder } from '../graph/builder.ts'
import { UserError } from '../graph/userErrors.ts'
import type { ValidationFailed } from '../v2/outcomes.ts'
import { Order } from './Order.ts'
import type { AnswerOutcome } from './ordersApi.ts'

/** Somebody else was first, or the order does not stand where it could be answered so. */
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
export function orderOrConflict({ order, isConflict }: AnswerOutcome): OrderData {
  if (isConflict) throw new OrderAlreadyHandled(order)
  return order
}

/** The id of the order to answer, as an argument's description. */
export const ORDER_ID = "A global id, or the v2 service's UUID."

/** Options of a mutation that answers an order, with its union named, and what else it may come to. */
export const answerErrors = (name: string, more: (typeof ValidationFailed)[] = []) => ({
  types: [OrderAlreadyHandled, ...more],
  union: { name, description: 'The changed order, or why it is not changed.' },
})
