/** The id of the list's table body, which the down arrow key leads to from the search field. */
export const ORDER_ROWS = 'order-rows'
