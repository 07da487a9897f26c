/** The id of an order's heading: focus goes there when an answered order has no more button to return to. */
export const ORDER_HEADING = 'order-heading'
