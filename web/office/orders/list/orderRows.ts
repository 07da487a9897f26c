/** The id of the rows of an order list: the arrow key down leads there from the search. */
export const ORDER_ROWS = 'order-rows'
