/** The field of FilterGroups that holds the filters of a type. */
export const FILTER_LISTS = {
  FOOD_TYPE: 'foodtypes',
  OCCASION: 'occasions',
  DIET: 'diets',
  LOCATION: 'locations',
} as const

/** The type of a filter, by its name in the graph. */
export type FilterType = keyof typeof FILTER_LISTS
