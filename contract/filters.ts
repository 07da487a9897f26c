import { z } from 'zod'
import { WireInt } from './wire.ts'

/** What caterers are found by. */
export const Filter = z.object({ id: WireInt, name: z.string(), type: z.enum(['foodtype', 'occasion', 'location']) })
export type Filter = z.infer<typeof Filter>

export const GroupedFilters = z.object({
  foodtypes: z.array(Filter),
  occasions: z.array(Filter),
  locations: z.array(Filter),
})
