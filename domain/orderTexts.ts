/** ORD-7: the fewest characters of a caterer's message about an order. */
export const MIN_CATER_MESSAGE_LENGTH = 15
/** The most characters of a message about an order. */
export const MAX_MESSAGE_LENGTH = 5000
/** The most characters of the reason for refusing an order. */
export const MAX_REASON_LENGTH = 2000
