import { z } from 'zod'
import { ALLERGEN_SOURCES, ALLERGENS } from '../domain/foods/allergens.ts'
import { DIETS } from '../domain/foods/diets.ts'
import { absent, WireDate, WireFlag, WireId, WireInt, WireMoment } from './wire.ts'

const AllergenCode = z.enum(ALLERGENS)

/** An allergen of a food, with the cereals or nuts that bring it. */
const AllergenContent = z.object({ allergen: AllergenCode, sources: z.array(z.enum(ALLERGEN_SOURCES)).default([]) })

/** ALG-2: a complete declaration. What it names in neither list is not in the food. */
export const Declaration = z.object({
  contains: z.array(AllergenContent),
  mayContain: z.array(AllergenContent),
  diets: z.array(z.enum(DIETS)).default([]),
  isFood: z
    .boolean()
    .optional()
    .describe('Addition: false for what is served but not eaten, such as napkins. Missing for food.'),
})

/** A food with what is declared of it; null is not declared. */
export const DeclaredFood = z.object({ id: WireId, name: z.string(), declaration: absent(Declaration) })

/** A declaration as its caterer writes it: `free` are the allergens answered No to. It counts once it is complete. */
const DeclarationDraft = Declaration.extend({ free: z.array(AllergenCode), isComplete: WireFlag })

/** A kind of food: a dish of the caterer, or an item of a menu that points to none. */
export const FOOD_KINDS = ['dish', 'item'] as const
const FoodKind = z.enum(FOOD_KINDS)

/** Addition: a food as its caterer's office sees it. */
export const Food = z.object({
  kind: FoodKind,
  id: WireId,
  caterId: WireInt,
  name: z.string(),
  menu: absent(z.object({ id: WireId, name: z.string() })).describe('The menu of an item; null for a dish.'),
  declaration: DeclarationDraft,
  declaredAt: absent(WireMoment).describe('When the declaration was last written; null where it never was.'),
  declaredBy: absent(z.string()).describe('The name of who wrote it; null for the system, and where it never was.'),
  comingOrders: WireInt.describe('How many coming orders hold it.'),
  version: z.string().describe('The ETag of the declaration, for If-Match.'),
})
export type Food = z.infer<typeof Food>

/** A coming order that holds a food whose declaration was changed. */
const AffectedOrder = z.object({ id: WireId, orderRef: WireInt, date: WireDate })
export type AffectedOrder = z.infer<typeof AffectedOrder>

const Sources = z.array(z.enum(ALLERGEN_SOURCES)).max(ALLERGEN_SOURCES.length)
const Contents = z.array(z.object({ allergen: AllergenCode, sources: Sources })).max(ALLERGENS.length)

/** The whole declaration to write for a food. */
export const DeclarationBody = z.object({
  contains: Contents,
  mayContain: Contents,
  free: z.array(AllergenCode).max(ALLERGENS.length),
  diets: z.array(z.enum(DIETS)).max(DIETS.length),
  isComplete: z.boolean().describe('That all 14 were gone through. Without it nothing of the food is shown.'),
  isFood: z
    .boolean()
    .optional()
    .describe('False for what is served but not eaten: it contains nothing. Missing leaves it as it is.'),
})
export type DeclarationBody = z.infer<typeof DeclarationBody>

/** The most foods that are declared by one call. */
export const MAX_DECLARED = 500

/** Declarations of many foods: one with an older `version` is left as it is, and answered among `conflicts`. */
export const DeclarationsBody = z.object({
  foods: z
    .array(
      DeclarationBody.extend({ kind: FoodKind, id: z.guid().toLowerCase(), version: z.string().max(100).nullish() }),
    )
    .min(1)
    .max(MAX_DECLARED),
})
export type DeclarationsBody = z.infer<typeof DeclarationsBody>

/** `saved` and `conflicts` as they are now; `affectedOrders` hold a food whose shown declaration is another now. */
export const Declared = z.object({
  saved: z.array(Food),
  conflicts: z.array(Food),
  affectedOrders: z.array(AffectedOrder),
})
export type Declared = z.infer<typeof Declared>

export const FoodPath = z.object({ kind: FoodKind, foodId: z.guid().toLowerCase() })
