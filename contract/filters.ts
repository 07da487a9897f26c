import { z } from 'zod'
import { requiredText, WireInt } from './wire.ts'

/** A filter of the caterer search. */
export const Filter = z.object({
  id: WireInt,
  name: z.string(),
  type: z.enum(['foodtype', 'occasion', 'location', 'diet']),
})
export type Filter = z.infer<typeof Filter>

export const GroupedFilters = z.object({
  foodtypes: z.array(Filter),
  occasions: z.array(Filter),
  locations: z.array(Filter),
  diets: z.array(Filter).default([]).describe('Addition: the diets that caterers cook for.'),
})

export const NewFilter = z.object({ name: requiredText(100), type: Filter.shape.type })
export type NewFilter = z.infer<typeof NewFilter>

/** A partial update of a filter: omitted fields stay as they are. */
export const FilterChange = NewFilter.partial().extend({ id: z.int32() })
export type FilterChange = z.infer<typeof FilterChange>

export const FilterId = z.object({ id: z.int32() })
