/** The state that a link to an order stores in the history entry. */
export interface OrderLinkState {
  /** The UUIDs of the orders of the list that the link stood in. */
  orders?: readonly string[]
  /** True if the link is to answer the order, so that its page opens the question at once. */
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
