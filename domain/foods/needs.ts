import { ALLERGEN_NAMES, ALLERGENS, type Allergen } from './allergens.ts'
import { toPlainText } from '../texts/typedText.ts'
import { DIET_NAMES, DIETS, type Diet } from './diets.ts'

/** ALG-7: what a number of guests of an order need, by an allergen that they cannot have, a diet, or in words. */
export interface Need {
  guests: number
  allergen: Allergen | null
  diet: Diet | null
  /** In words; empty where an allergen or a diet says it. */
  text: string
}

/** The most rows of one order. */
export const MAX_NEEDS = 10
/** The longest text of a row, in characters. */
export const MAX_NEED_LENGTH = 100
/** The most guests of one row. */
export const MAX_GUESTS = 1000
/** Days after the delivery for which the needs are stored. */
export const NEED_DAYS = 30

/** Guests by the diet that is a word for people; the others are those of the food: '3 glutenfri'. */
const GUESTS_OF: Readonly<Partial<Record<Diet, readonly [one: string, many: string]>>> = {
  VEGETARIAN: ['vegetar', 'vegetarer'],
  VEGAN: ['veganer', 'veganere'],
}

/** '3 uden gluten', '2 veganere', '4 laktosefri', and '1 uden løg' where 'ingen løg' was typed. */
export function formatNeed({ guests, allergen, diet, text }: Need): string {
  const words = [
    allergen && `uden ${ALLERGEN_NAMES[allergen].toLowerCase()}`,
    diet && (GUESTS_OF[diet]?.[guests === 1 ? 0 : 1] ?? DIET_NAMES[diet].toLowerCase()),
    // after a number of guests 'ingen' would be read with them
    text.replace(/^ingen (?=\p{L})/iu, 'uden '),
  ]
  return `${guests} ${words.filter(Boolean).join(', ')}`
}

/** The needs of an order in one line: '2 veganere; 1 uden løg'. */
export const joinNeeds = (labels: readonly string[]): string => labels.join('; ')

/** The needs that a guest can choose: the code beside the words for it. */
export const NEED_CHOICES: readonly { value: Allergen | Diet; label: string }[] = [
  ...ALLERGENS.map((value) => ({ value, label: `Uden ${ALLERGEN_NAMES[value].toLowerCase()}` })),
  ...DIETS.map((value) => ({ value, label: DIET_NAMES[value] })),
]

/** The choice of a need in words. */
export const OTHER_NEED = 'OTHER'

/** A row as it is typed: the number as text, and the code of an allergen or diet, OTHER_NEED, or '' for nothing chosen yet. */
export interface TypedNeed {
  guests: string
  choice: string
  text: string
}

/** The need that a complete row says. */
export const readNeed = ({ guests, choice, text }: TypedNeed): Need => ({
  guests: Number(toPlainText(guests)),
  allergen: ALLERGENS.find((allergen) => allergen === choice) ?? null,
  diet: DIETS.find((diet) => diet === choice) ?? null,
  // What was typed before something else was chosen is not shown any more
  text: choice === OTHER_NEED ? text.trim() : '',
})
