import { ALLERGEN_NAMES, SOURCE_NAMES, type Allergen, type AllergenContent } from './allergens.ts'
import type { FoodAllergens } from './allergensOfFoods.ts'
import type { DeclarationProblem } from './declarations.ts'
import { DIET_NAMES } from './diets.ts'
import { formatPhone } from '../texts/phone.ts'

/** ALG-3: the text where all is declared and nothing is contained or may be. */
export const CONTAINS_NONE = 'Indeholder ingen af de 14 allergener.'

/** The words of contents in lower case: the cereals and nuts by name, the others by that of the allergen. */
export const contentWords = (contents: readonly AllergenContent[]): string[] =>
  contents.flatMap(({ allergen, sources }) =>
    sources.length > 0 ? sources.map((source) => SOURCE_NAMES[source]) : [lowerName(allergen)],
  )

/** 'mælk' in a sentence. */
export const lowerName = (allergen: Allergen): string => ALLERGEN_NAMES[allergen].toLowerCase()

/** The sentence that names the contact for what is not declared: 'Spørg leverandøren på 86 12 34 56.' */
export const formatAllergenContact = (phone: string | null): string =>
  `Spørg leverandøren${phone ? ` på ${formatPhone(phone)}` : ''}.`

/**
 * 'Ikke oplyst for: Laksetatar. Spørg leverandøren på 86 12 34 56.'; null where everything is declared. `contact` is the
 * last sentence; null for readers who are the caterer.
 */
export function formatUndeclared(
  { undeclared, isNothingDeclared }: Pick<FoodAllergens, 'undeclared' | 'isNothingDeclared'>,
  contact: string | null,
): string | null {
  if (undeclared.length === 0) return null
  const words = isNothingDeclared ? 'Allergener er ikke oplyst.' : `Ikke oplyst for: ${undeclared.join(', ')}.`
  return contact === null ? words : `${words} ${contact}`
}

/** The sentences of foods in plain text, for mails and labels, none of no food; `contact` as in {@link formatUndeclared}. */
export function allergenSentences(allergens: Omit<FoodAllergens, 'diets'>, contact: string | null): string[] {
  const { contains, mayContain } = allergens
  const sentences = [
    contains.length > 0 && `Indeholder: ${contentWords(contains).join(', ')}`,
    mayContain.length > 0 && `Kan indeholde: ${contentWords(mayContain).join(', ')}`,
    formatUndeclared(allergens, contact),
  ].filter((sentence) => sentence !== false && sentence !== null)
  return sentences.length > 0 || allergens.isNothingDeclared ? sentences : [CONTAINS_NONE]
}

/** The text of a problem beside the food that it is about. */
export function formatDeclarationProblem({ code, allergen, diet }: DeclarationProblem): string {
  const name = ALLERGEN_NAMES[allergen]
  switch (code) {
    case 'unanswered':
      return `${name} mangler et svar.`
    case 'answered_twice':
      return `${name} har flere svar.`
    case 'sources_missing':
      return allergen === 'GLUTEN' ? 'Vælg, hvilket korn der er i.' : 'Vælg, hvilke nødder der er i.'
    case 'foreign_source':
      return `${name} kan ikke have de kilder, der er valgt.`
    case 'diet_contradiction':
      return `${diet ? DIET_NAMES[diet] : ''} passer ikke med ${name.toLowerCase()}.`
    case 'not_food':
      return `Det, der ikke er mad, kan ikke indeholde ${name.toLowerCase()}.`
  }
}
