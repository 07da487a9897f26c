/** Shown in place of a total that a discount makes negative, and at the discount. */
export const DISCOUNT_TOO_LARGE = 'Rabatten er større end prisen.'
