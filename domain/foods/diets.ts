import type { Allergen, AllergenContent } from './allergens.ts'

/** ALG-5: the diets that a food can be declared to fit. */
export const DIETS = ['VEGETARIAN', 'VEGAN', 'HALAL', 'KOSHER', 'GLUTEN_FREE', 'LACTOSE_FREE', 'ORGANIC'] as const
export type Diet = (typeof DIETS)[number]

export const DIET_NAMES: Readonly<Record<Diet, string>> = {
  VEGETARIAN: 'Vegetarisk',
  VEGAN: 'Vegansk',
  HALAL: 'Halal',
  KOSHER: 'Kosher',
  GLUTEN_FREE: 'Glutenfri',
  LACTOSE_FREE: 'Laktosefri',
  ORGANIC: 'Økologisk',
}

/** Lactose-free milk still contains milk, so that milk contradicts vegan food alone. */
const EXCLUDED: Readonly<Record<Diet, readonly Allergen[]>> = {
  VEGETARIAN: ['CRUSTACEANS', 'FISH', 'MOLLUSCS'],
  VEGAN: ['CRUSTACEANS', 'EGGS', 'FISH', 'MILK', 'MOLLUSCS'],
  HALAL: [],
  KOSHER: ['CRUSTACEANS', 'MOLLUSCS'],
  GLUTEN_FREE: ['GLUTEN'],
  LACTOSE_FREE: [],
  ORGANIC: [],
}

/** The first allergen of a food that a diet excludes; undefined where none does. Traces contradict gluten-free food alone. */
export function contradictionOf(
  diet: Diet,
  { contains, mayContain }: { contains: readonly AllergenContent[]; mayContain: readonly AllergenContent[] },
): Allergen | undefined {
  const stated = diet === 'GLUTEN_FREE' ? [...contains, ...mayContain] : contains
  return EXCLUDED[diet].find((excluded) => stated.some(({ allergen }) => allergen === excluded))
}
