import { ALLERGENS } from '../../domain/foods/allergens.ts'
import type { DietFilter } from '../../domain/foods/dietFilter.ts'
import { DIETS } from '../../domain/foods/diets.ts'
import { DIET_FILTER_PARAMS } from './dietFilterParams.ts'

/** Reads the diet filter of an address, in the order in which allergens and diets are shown; unknown codes are left out. */
export function readDietFilter(params: URLSearchParams): DietFilter {
  const [without, diets] = [params.getAll(DIET_FILTER_PARAMS.without), params.getAll(DIET_FILTER_PARAMS.diets)]
  return {
    without: ALLERGENS.filter((allergen) => without.includes(allergen)),
    diets: DIETS.filter((diet) => diets.includes(diet)),
  }
}

/** Replaces the diet filter of an address. */
export function setDietFilter(params: URLSearchParams, { without, diets }: DietFilter): void {
  params.delete(DIET_FILTER_PARAMS.without)
  params.delete(DIET_FILTER_PARAMS.diets)
  for (const allergen of without) params.append(DIET_FILTER_PARAMS.without, allergen)
  for (const diet of diets) params.append(DIET_FILTER_PARAMS.diets, diet)
}
