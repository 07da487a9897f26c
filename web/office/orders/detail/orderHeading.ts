/** The id of the order's heading, which takes the focus when the button that had it is gone. */
export const ORDER_HEADING = 'order-heading'
