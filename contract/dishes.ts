import { z } from 'zod'
import { MAX_NAME_LENGTH } from '../domain/texts/textLengths.ts'
import { requiredText, WireId, WireInt } from './wire.ts'

/** A dish of a caterer; menus refer to the dishes that they contain. */
export const Dish = z.object({ id: WireId, caterId: WireInt, name: z.string() })
export type Dish = z.infer<typeof Dish>

export const NewDish = z.object({ name: requiredText(MAX_NAME_LENGTH) })
export type NewDish = z.infer<typeof NewDish>

/** Replaces the fields of a dish. */
export const DishChange = z.object({
  id: z.guid(),
  caterId: z.int32(),
  name: requiredText(MAX_NAME_LENGTH),
  declarationFits: z
    .boolean()
    .optional()
    .describe('Addition: false makes the dish undeclared, because it is something else now.'),
})
export type DishChange = z.infer<typeof DishChange>

export const DishId = z.object({ id: z.guid(), caterId: z.int32() })
