/** What leads to an order keeps in the history entry. */
export interface OrderLinkState {
  /** The UUIDs of the orders of the list one came from. */
  orders?: readonly string[]
  /** Whether one came to answer it, so that its page asks at once. */
  toAnswer?: boolean
}

/** Reads the state of a history entry, which an earlier release may have written. */
export function readOrderLinkState(state: unknown): OrderLinkState {
  if (typeof state !== 'object' || state === null) return {}
  const orders = 'orders' in state && Array.isArray(state.orders) ? state.orders.filter(isText) : []
  const toAnswer = 'toAnswer' in state && state.toAnswer === true
  return { ...(orders.length > 0 && { orders }), ...(toAnswer && { toAnswer }) }
}

const isText = (value: unknown): value is string => typeof value === 'string'
