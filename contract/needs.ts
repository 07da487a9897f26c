import { z } from 'zod'
import { ALLERGENS } from '../domain/foods/allergens.ts'
import { DIETS } from '../domain/foods/diets.ts'
import { MAX_GUESTS, MAX_NEED_LENGTH, MAX_NEEDS } from '../domain/foods/needs.ts'
import { absent, text, WireInt } from './wire.ts'

/** ALG-7: what a number of guests need. Deleted 30 days after the delivery. */
export const Need = z.object({
  guests: WireInt,
  allergen: absent(z.enum(ALLERGENS)),
  diet: absent(z.enum(DIETS)),
  text: z.string().default(''),
})

const PlacedNeed = z
  .object({
    guests: z.int().min(1).max(MAX_GUESTS),
    allergen: z.enum(ALLERGENS).nullish(),
    diet: z.enum(DIETS).nullish(),
    text: text(MAX_NEED_LENGTH).nullish(),
  })
  .refine(({ allergen, diet, text: words }) => Boolean(allergen ?? diet ?? words), {
    path: ['text'],
    message: 'Says nothing',
  })

/** The needs of a new order. */
export const PlacedNeeds = z.array(PlacedNeed).max(MAX_NEEDS)
export type PlacedNeeds = z.infer<typeof PlacedNeeds>
