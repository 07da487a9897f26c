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

/**
 * The diet filter of an address as a part of an address: '' where it is cleared ('?uden='), null where the address says nothing
 * of it, or only what is not known.
 */
export function readDietFilterText(params: URLSearchParams): string | null {
  const known = new URLSearchParams()
  setDietFilter(known, readDietFilter(params))
  if (known.size > 0) return known.toString()
  const values = Object.values(DIET_FILTER_PARAMS).flatMap((name) => params.getAll(name))
  return values.length > 0 && values.every((value) => value === '') ? '' : null
}

/** Replaces the diet filter of an address. */
export function setDietFilter(params: URLSearchParams, { without, diets }: DietFilter): void {
  params.delete(DIET_FILTER_PARAMS.without)
  params.delete(DIET_FILTER_PARAMS.diets)
  for (const allergen of without) params.append(DIET_FILTER_PARAMS.without, allergen)
  for (const diet of diets) params.append(DIET_FILTER_PARAMS.diets, diet)
}

/** Lets an address say that the diet filter is cleared, whatever is stored where it leads. */
export function clearDietFilter(params: URLSearchParams): void {
  setDietFilter(params, { without: [], diets: [] })
  params.set(DIET_FILTER_PARAMS.without, '')
}
