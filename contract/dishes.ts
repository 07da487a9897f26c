import { z } from 'zod'
import { MAX_NAME_LENGTH } from '../domain/textLengths.ts'
import { requiredText, WireId, WireInt } from './wire.ts'

/** What a caterer cooks; menus name the dishes that are in them. */
export const Dish = z.object({ id: WireId, caterId: WireInt, name: z.string() })
export type Dish = z.infer<typeof Dish>

export const NewDish = z.object({ name: requiredText(MAX_NAME_LENGTH) })
export const DishChange = z.object({ id: z.guid(), caterId: z.int32(), name: requiredText(MAX_NAME_LENGTH) })
export const DishId = z.object({ id: z.guid(), caterId: z.int32() })
