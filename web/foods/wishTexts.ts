import type { Allergen } from '../../domain/foods/allergens.ts'
import { lowerName } from '../../domain/foods/allergenTexts.ts'
import type { DietFilter, Fit } from '../../domain/menus/allergensOfMenu.ts'
import { DIET_NAMES, type Diet } from '../../domain/foods/diets.ts'

/** ALG-5: the blocks in which menus and caterers answer a wish. */
export const FIT_TITLES: Readonly<Record<Exclude<Fit, 'DOES_NOT_FIT'>, string>> = {
  FITS: 'Passer',
  CAN_BE_CHOSEN: 'Kan vælges, så det passer',
  UNKNOWN: 'Ikke oplyst',
}

/** A part of a wish in words: 'uden gluten', 'vegansk'. */
export const wishWord = (part: { allergen: Allergen } | { diet: Diet }): string =>
  'allergen' in part ? `uden ${lowerName(part.allergen)}` : DIET_NAMES[part.diet].toLowerCase()

/** A wish in words: 'uden gluten, vegansk'; '' for none. */
export const formatWish = ({ without, diets }: DietFilter): string =>
  [...without.map((allergen) => wishWord({ allergen })), ...diets.map((diet) => wishWord({ diet }))].join(', ')
