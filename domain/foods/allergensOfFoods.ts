import { type Allergen, type AllergenContent, subtractContents, uniteContents } from './allergens.ts'
import { DIETS, type Diet } from './diets.ts'
import type { Food } from './food.ts'

/** The allergens of several foods together, such as a choice or an order. */
export interface FoodAllergens {
  contains: readonly AllergenContent[]
  /** Traces of what is not contained anyway. */
  mayContain: readonly AllergenContent[]
  /** The names of the foods of which nothing is declared, each once. Only where it is empty may anything be called absent. */
  undeclared: readonly string[]
  /** True where nothing is declared of any of them, which needs no list of names. */
  isNothingDeclared: boolean
  /** The diets that each of them is declared to fit: none where anything is undeclared. */
  diets: readonly Diet[]
}

/** ALG-3: the allergens of foods that are eaten together. */
export function allergensOfFoods(foods: readonly Food[]): FoodAllergens {
  const eaten = foods.filter(({ declaration }) => declaration?.isFood !== false)
  const declared = foods.flatMap(({ declaration }) => declaration ?? [])
  const contains = uniteContents(declared.flatMap((declaration) => declaration.contains))
  const traces = uniteContents(declared.flatMap((declaration) => declaration.mayContain))
  return {
    contains,
    mayContain: subtractContents(traces, contains),
    undeclared: [...new Set(foods.filter(({ declaration }) => declaration === null).map(({ name }) => name))],
    isNothingDeclared: declared.length === 0,
    diets: DIETS.filter(
      (diet) => eaten.length > 0 && eaten.every(({ declaration }) => declaration?.diets.includes(diet)),
    ),
  }
}

/** The names of the foods that bring an allergen, each once. */
export function foodsWith(foods: readonly Food[], allergen: Allergen): string[] {
  const bringing = foods.filter(({ declaration }) =>
    declaration?.contains.some((content) => content.allergen === allergen),
  )
  return [...new Set(bringing.map(({ name }) => name))]
}
