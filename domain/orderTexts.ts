/** ORD-7: the fewest characters of a caterer's message about an order. */
export const SHORTEST_CATER_MESSAGE = 15
/** The most characters of a message about an order. */
export const LONGEST_MESSAGE = 5000
/** The most characters of the reason for refusing an order. */
export const LONGEST_REASON = 2000
