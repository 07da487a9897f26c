/** States of a storefront and the front page, up to the basket. */
export const STOREFRONT_STATES = [
  'basket, line edited',
  'basket, something to correct',
  'basket, phone',
  'categories, phone',
  'order form, price changed',
] as const
