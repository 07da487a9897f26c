/** So many days after today a caterer plans for. */
export const DELIVERY_DAYS_AHEAD = 7
