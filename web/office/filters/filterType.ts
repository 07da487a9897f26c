/** What a filter tells of caterers, in the graph's words, and the list of FilterGroups that holds it. */
export const FILTER_LISTS = { FOOD_TYPE: 'foodtypes', OCCASION: 'occasions', LOCATION: 'locations' } as const

/** The type of a filter. */
export type FilterType = keyof typeof FILTER_LISTS
