/** States of the rest of the back office: orders, kitchen, calendar, phone orders, people. */
export const OFFICE_STATES = [] as const
