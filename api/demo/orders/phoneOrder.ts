import type { DemoOrder } from './demoOrder.ts'

/** DAY-13: turns an order into a phone order: accepted, of a customer who gave no email. */
export function toPhoneOrder(made: DemoOrder): DemoOrder {
  const { order, book } = made
  const at = order.createdAt
  return {
    ...made,
    order: { ...order, userId: null, email: '', byPhone: true, seenAt: at, handledAt: at, handledBy: null },
    events: [{ orderId: order.id, type: 'taken', at, userId: book.handlerId }],
  }
}
