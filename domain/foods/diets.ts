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

/** The allergens of a food that a diet excludes, in their order: contained, or in traces, which only gluten-free food must lack. */
export function contradictionsOf(
  diet: Diet,
  { contains, mayContain }: { contains: readonly AllergenContent[]; mayContain: readonly AllergenContent[] },
): { contains: Allergen[]; mayContain: Allergen[] } {
  const excludedIn = (contents: readonly AllergenContent[]) =>
    EXCLUDED[diet].filter((excluded) => contents.some(({ allergen }) => allergen === excluded))
  return { contains: excludedIn(contains), mayContain: diet === 'GLUTEN_FREE' ? excludedIn(mayContain) : [] }
}

/** The first allergen of a food that a diet excludes; undefined where none does. */
export function contradictionOf(
  diet: Diet,
  food: { contains: readonly AllergenContent[]; mayContain: readonly AllergenContent[] },
): Allergen | undefined {
  const { contains, mayContain } = contradictionsOf(diet, food)
  return [...contains, ...mayContain][0]
}
