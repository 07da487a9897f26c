import { joinWithAnd } from '../../domain/texts/joinWithAnd.ts'
import type { Allergen } from '../../domain/foods/allergens.ts'
import { lowerName } from '../../domain/foods/allergenTexts.ts'
import type { Fit } from '../../domain/menus/allergensOfMenu.ts'
import { findDietConflict, formatDietConflict, type DietFilter } from '../../domain/foods/dietFilter.ts'
import type { Food } from '../../domain/foods/food.ts'
import { DIET_NAMES, type Diet } from '../../domain/foods/diets.ts'

/** ALG-5: the titles of the blocks in which menus and caterers stand by how they meet a diet filter. */
export const FIT_TITLES: Readonly<Record<Exclude<Fit, 'DOES_NOT_FIT'>, string>> = {
  FITS: 'Passer',
  CAN_BE_CHOSEN: 'Kan vælges, så det passer',
  UNKNOWN: 'Ikke oplyst',
}

/** A part of a diet filter in words: 'uden gluten', 'vegansk'. */
export const formatDietPart = (part: { allergen: Allergen } | { diet: Diet }): string =>
  'allergen' in part ? `uden ${lowerName(part.allergen)}` : DIET_NAMES[part.diet].toLowerCase()

/** A diet filter in words: 'uden gluten, vegansk'; '' for none. */
export const formatDietFilter = ({ without, diets }: DietFilter): string =>
  [...without.map((allergen) => formatDietPart({ allergen })), ...diets.map((diet) => formatDietPart({ diet }))].join(
    ', ',
  )

/**
 * The sentences on chosen food that is declared, and not to meet a diet filter: 'Indeholder nødder: Mandelkage. Jeres ønske:
 * uden nødder.' Null where there is none.
 */
export function formatUnmet(foods: readonly Food[], filter: DietFilter): string | null {
  const namesBy = new Map<string, Set<string>>()
  for (const food of foods) {
    const conflict = findDietConflict(food, filter)
    if (!conflict || conflict.isUndeclared) continue
    const reason = formatDietConflict(conflict)
    namesBy.set(reason, (namesBy.get(reason) ?? new Set()).add(food.name))
  }
  const sentences = [...namesBy].map(([reason, names]) => `${reason}: ${joinWithAnd([...names])}.`)
  return sentences.length > 0 ? `${sentences.join(' ')} Jeres ønske: ${formatDietFilter(filter)}.` : null
}

/** The sentence on menus that cannot be had so: '3 menuer her fås ikke både vegansk og uden mælk.' */
export function formatNotMet(menus: number, { without, diets }: DietFilter): string {
  const parts = [
    ...diets.map((diet) => formatDietPart({ diet })),
    ...without.map((allergen) => formatDietPart({ allergen })),
  ]
  const which = `${parts.length > 1 ? 'både ' : ''}${joinWithAnd(parts)}`
  return `${menus === 1 ? '1 menu' : `${menus} menuer`} her fås ikke ${which}.`
}
