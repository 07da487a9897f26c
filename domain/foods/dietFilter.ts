import { ALLERGENS, type Allergen, type AllergenContent } from './allergens.ts'
import { lowerName } from './allergenTexts.ts'
import type { Declaration } from './declarations.ts'
import { contradictionsOf, DIET_NAMES, type Diet } from './diets.ts'
import type { Food } from './food.ts'
import { capitalized } from '../texts/capitalized.ts'
import { joinWithAnd } from '../texts/joinWithAnd.ts'

/** The allergens that food must be without, and the diets that it must fit. */
export interface DietFilter {
  without: readonly Allergen[]
  diets: readonly Diet[]
}

/** The reasons why a food is not known to meet a diet filter. */
export interface DietConflict {
  contains: readonly Allergen[]
  /** Traces of what is not contained anyway. */
  mayContain: readonly Allergen[]
  /** The diets that the food is not declared to fit, although nothing in it contradicts them. */
  undeclaredDiets: readonly Diet[]
  /** True where nothing is declared of the food: the lists are then empty. */
  isUndeclared: boolean
}

/** Returns whether a diet filter has any condition. */
export const isDietFilterSet = ({ without, diets }: DietFilter): boolean => without.length + diets.length > 0

/** The possibility of something; unknown where that depends on food that nobody has declared. */
export type Possibility = 'YES' | 'NO' | 'UNKNOWN'

/**
 * Returns whether a food meets a diet filter that has a condition: exactly where {@link findDietConflict} finds nothing. It
 * is asked of every food of every menu by a search, and makes no lists.
 */
export function meetsDietFilter(
  { declaration }: Pick<Food, 'declaration'>,
  { without, diets }: DietFilter,
): Possibility {
  if (declaration === null) return 'UNKNOWN'
  const isExcluded = ({ allergen }: AllergenContent) => without.includes(allergen)
  if (declaration.contains.some(isExcluded) || declaration.mayContain.some(isExcluded)) return 'NO'
  return diets.every((diet) => declaration.diets.includes(diet)) ? 'YES' : 'NO'
}

/** ALG-12: the conflict of a food with a diet filter; null where what is declared of it meets the filter. */
export function findDietConflict({ declaration }: Pick<Food, 'declaration'>, filter: DietFilter): DietConflict | null {
  if (!isDietFilterSet(filter)) return null
  if (declaration === null) return { contains: [], mayContain: [], undeclaredDiets: [], isUndeclared: true }
  const diets = filter.diets.filter((diet) => !declaration.diets.includes(diet))
  const stated = statedAgainst(declaration, { ...filter, diets })
  const undeclaredDiets = diets.filter((diet) => {
    const { contains, mayContain } = contradictionsOf(diet, declaration)
    return contains.length + mayContain.length === 0
  })
  const isMet = stated.contains.length + stated.mayContain.length + undeclaredDiets.length === 0
  return isMet ? null : { ...stated, undeclaredDiets, isUndeclared: false }
}

/** 'Indeholder nødder', 'Kan indeholde nødder', 'Ikke oplyst', 'Ikke oplyst som vegansk'. */
export function formatDietConflict({ contains, mayContain, undeclaredDiets, isUndeclared }: DietConflict): string {
  if (isUndeclared) return 'Ikke oplyst'
  const words = [
    contains.length > 0 && `indeholder ${joinWithAnd(contains.map(lowerName))}`,
    mayContain.length > 0 && `kan indeholde ${joinWithAnd(mayContain.map(lowerName))}`,
    undeclaredDiets.length > 0 &&
      `ikke oplyst som ${joinWithAnd(undeclaredDiets.map((diet) => DIET_NAMES[diet].toLowerCase()))}`,
  ]
  return capitalized(words.filter(Boolean).join(', '))
}

function statedAgainst(declaration: Declaration, { without, diets }: DietFilter) {
  const ofDiets = diets.map((diet) => contradictionsOf(diet, declaration))
  const against = (kind: 'contains' | 'mayContain') =>
    ALLERGENS.filter(
      (allergen) =>
        ofDiets.some((contradictions) => contradictions[kind].includes(allergen)) ||
        (without.includes(allergen) && declaration[kind].some((content) => content.allergen === allergen)),
    )
  const contains = against('contains')
  return { contains, mayContain: against('mayContain').filter((allergen) => !contains.includes(allergen)) }
}
