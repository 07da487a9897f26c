/** Characters of the name of a menu, category, dish or service. */
export const MAX_NAME_LENGTH = 200
/** Characters of the caption below a picture of a category. */
export const MAX_CAPTION_LENGTH = 300
/** ORD-7: characters of a caterer's message about an order. */
export const MIN_CATER_MESSAGE_LENGTH = 15
/** Characters of anybody's message about an order. */
export const MAX_MESSAGE_LENGTH = 5000
/** Characters of the reason for refusing an order. */
export const MAX_REASON_LENGTH = 2000
