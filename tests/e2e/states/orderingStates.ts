/** States of ordering, and what a customer opens by a link. */
export const ORDERING_STATES = [] as const
