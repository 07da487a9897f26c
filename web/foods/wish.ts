import { ALLERGENS } from '../../domain/foods/allergens.ts'
import type { DietFilter } from '../../domain/menus/allergensOfMenu.ts'
import { DIETS } from '../../domain/foods/diets.ts'
import { WISH_PARAMS } from './wishParams.ts'

/** The wish of an address, in the order in which allergens and diets are told; what is no code is left out. */
export function readWish(params: URLSearchParams): DietFilter {
  const [without, diets] = [params.getAll(WISH_PARAMS.without), params.getAll(WISH_PARAMS.diets)]
  return {
    without: ALLERGENS.filter((allergen) => without.includes(allergen)),
    diets: DIETS.filter((diet) => diets.includes(diet)),
  }
}

/** Puts a wish in an address, instead of the one that it has. */
export function setWish(params: URLSearchParams, { without, diets }: DietFilter): void {
  params.delete(WISH_PARAMS.without)
  params.delete(WISH_PARAMS.diets)
  for (const allergen of without) params.append(WISH_PARAMS.without, allergen)
  for (const diet of diets) params.append(WISH_PARAMS.diets, diet)
}
