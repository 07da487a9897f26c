/** Characters of the name of a menu, category, dish or service. */
export const MAX_NAME_LENGTH = 200
/** Characters of the caption below a picture of a category, menu or item. */
export const MAX_CAPTION_LENGTH = 300
/** ORD-7: characters of a caterer's message about an order. */
export const MIN_CATER_MESSAGE_LENGTH = 15
/** Characters of anybody's message about an order. */
export const MAX_MESSAGE_LENGTH = 5000
/** Characters of the reason for refusing an order. */
export const MAX_REASON_LENGTH = 2000
/** Characters of an email address. */
export const MAX_EMAIL_LENGTH = 254
/** Characters of the texts of an order, by the field's path in the order form. */
export const ORDER_TEXT_LENGTHS = {
  'user.firstName': 200,
  'user.lastName': 200,
  'user.email': MAX_EMAIL_LENGTH,
  'user.phone': 30,
  'delivery.address': 300,
  'delivery.city': 200,
  comment: 5000,
} as const
/** Characters of a host, or of the url of a page. */
export const MAX_ADDRESS_LENGTH = 255
/** Characters of a place in a search for caterers. */
export const MAX_PLACE_LENGTH = 100
/** CHG-4: characters of the message of a proposal. */
export const MAX_PROPOSAL_MESSAGE_LENGTH = 500
/** SHA-3: characters of an offer's title, and of the words to its customer. */
export const MAX_OFFER_TITLE_LENGTH = 100
export const MAX_OFFER_MESSAGE_LENGTH = 2000
