/** The number of the caterer whose frame and thank-you page stand where the host names none. */
export const DEFAULT_CATER = 55
