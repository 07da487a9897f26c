import type { AllergenContent } from './allergens.ts'
import { contentWords, formatUndeclared } from './allergenTexts.ts'
import type { FoodAllergens } from './allergensOfFoods.ts'
import { contradictionsOf } from './diets.ts'
import type { Need } from './needs.ts'
import { joinWithAnd } from '../texts/joinWithAnd.ts'

/** A need by what it says of food; `label` is all of it in Danish: '3 uden gluten'. */
export type CheckedNeed = Pick<Need, 'allergen' | 'diet'> & { label: string }

/** A menu of an order with what is declared of its food; null where that is not known. */
interface CheckedMenu {
  name: string
  allergens: FoodAllergens | null
}

/**
 * ALG-14: a sentence for each need and menu where the need meets food that is declared to contain what it excludes, or of
 * which nothing is declared: 'Tjek: 3 uden gluten, men menuen indeholder hvede.' Needs in words are not checked.
 */
export function checkNeeds(needs: readonly CheckedNeed[], menus: readonly CheckedMenu[]): string[] {
  const sentences = needs.flatMap((need) =>
    menus.flatMap(({ name, allergens }) => {
      const sentence = allergens && checkNeed(need, menus.length > 1 ? name : 'menuen', allergens)
      return sentence ?? []
    }),
  )
  return [...new Set(sentences)]
}

function checkNeed({ allergen, diet, label }: CheckedNeed, menu: string, foods: FoodAllergens): string | null {
  if (!allergen && !diet) return null
  const excludedIn = (kind: 'contains' | 'mayContain'): AllergenContent[] => {
    const excluded = allergen ? [allergen] : diet ? contradictionsOf(diet, foods)[kind] : []
    return foods[kind].filter((content) => excluded.includes(content.allergen))
  }
  const [contained, traces] = [excludedIn('contains'), excludedIn('mayContain')]
  const finding =
    contained.length > 0
      ? `, men ${menu} indeholder ${joinWithAnd(contentWords(contained))}`
      : traces.length > 0
        ? `, men ${menu} kan indeholde ${joinWithAnd(contentWords(traces))}`
        : ''
  const undeclared = formatUndeclared(foods, null)
  if (finding === '' && undeclared === null) return null
  return [`Tjek: ${label}${finding}.`, undeclared].filter(Boolean).join(' ')
}
