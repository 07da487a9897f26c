import type { z } from 'zod'
import type { Filter, GroupedFilters } from '../../../contract/filters.ts'

/** Groups filters by their type, for a service that only lists them. */
export function groupFilters(filters: readonly Filter[]): z.output<typeof GroupedFilters> {
  const ofType = (type: Filter['type']) => filters.filter((filter) => filter.type === type)
  return {
    foodtypes: ofType('foodtype'),
    occasions: ofType('occasion'),
    locations: ofType('location'),
    diets: ofType('diet'),
  }
}
