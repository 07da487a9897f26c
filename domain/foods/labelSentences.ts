import type { FoodAllergens } from './allergensOfFoods.ts'
import { allergenSentences } from './allergenTexts.ts'
import { checkNeeds } from './checkNeeds.ts'
import { formatNeed, joinNeeds, type Need } from './needs.ts'

/**
 * ALG-9: what a label says of food in Danish: its allergens, then what the guests of its order need, and where that meets it
 * ('Tjek: 3 uden gluten, men retten indeholder hvede.'). `dish` is what the food is called in a sentence.
 */
export function labelSentences(allergens: FoodAllergens, needs: readonly Need[], dish: string): string[] {
  const checked = needs.map((need) => ({ ...need, label: formatNeed(need) }))
  return [
    ...allergenSentences(allergens, null),
    ...(checked.length > 0 ? [`Særlige hensyn: ${joinNeeds(checked.map(({ label }) => label))}`] : []),
    ...checkNeeds(checked, [{ name: dish, allergens }], dish),
  ]
}
