/** States of a caterer’s catalogue: its menus, categories, dishes, services, zones, pages, foods. */
export const CATALOGUE_STATES = [] as const
