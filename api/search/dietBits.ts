import { ALLERGENS } from '../../domain/foods/allergens.ts'
import { type DietFilter, meetsDietFilter } from '../../domain/foods/dietFilter.ts'
import { DIETS } from '../../domain/foods/diets.ts'
import type { Food } from '../../domain/foods/food.ts'

/** Every condition of a diet filter alone, in the order of their bits: the allergens, then the diets. */
const CONDITIONS: readonly DietFilter[] = [
  ...ALLERGENS.map((allergen) => ({ without: [allergen], diets: [] })),
  ...DIETS.map((diet) => ({ without: [], diets: [diet] })),
]

const bitsOf = (isSet: (condition: DietFilter) => boolean): number =>
  CONDITIONS.reduce((bits, condition, place) => (isSet(condition) ? bits | (1 << place) : bits), 0)

/** The conditions of a diet filter as bits; 0 where it has none. */
export const filterBits = ({ without, diets }: DietFilter): number =>
  bitsOf((condition) =>
    [...without, ...diets].some((code) => [...condition.without, ...condition.diets].includes(code)),
  )

/** The conditions that a food does not meet, as bits; null where nothing is declared of it. */
export const conflictBits = (food: Pick<Food, 'declaration'>): number | null =>
  food.declaration === null ? null : bitsOf((condition) => meetsDietFilter(food, condition) === 'NO')
