/** States of a storefront and the front page, up to the basket. */
export const STOREFRONT_STATES = [] as const
