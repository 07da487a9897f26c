import type { AllergenContent } from './allergens.ts'
import { contentWords } from './allergenTexts.ts'
import type { FoodAllergens } from './allergensOfFoods.ts'
import { contradictionsOf, DIET_NAMES } from './diets.ts'
import type { Need } from './needs.ts'
import { capitalized } from '../texts/capitalized.ts'

/** A need by what it says of food; `label` is all of it in Danish: '3 uden gluten'. */
export type CheckedNeed = Pick<Need, 'allergen' | 'diet'> & { label: string }

/** A menu of an order with what is declared of its food; null where that is not known yet. */
export interface CheckedMenu {
  name: string
  allergens: FoodAllergens | null
}

/**
 * ALG-14: the sentences on each need and menu where the need meets food that is declared to contain what it excludes, or that
 * is not declared to fit: 'Tjek: 3 uden gluten, men menuen indeholder hvede.' Needs in words are not checked.
 * `onlyMenu` stands for the name where there is but one.
 */
export function checkNeeds(
  needs: readonly CheckedNeed[],
  menus: readonly CheckedMenu[],
  onlyMenu = 'menuen',
): string[] {
  const sentences = needs.flatMap((need) =>
    menus.flatMap(({ name, allergens }) => {
      const sentence = allergens && checkNeed(need, menus.length > 1 ? `"${name}"` : onlyMenu, allergens)
      return sentence ?? []
    }),
  )
  return [...new Set(sentences)]
}

function checkNeed({ allergen, diet, label }: CheckedNeed, menu: string, foods: FoodAllergens): string | null {
  const excluded = allergen ? [allergen] : []
  const { contains, mayContain } = diet ? contradictionsOf(diet, foods) : { contains: excluded, mayContain: excluded }
  const wordsOf = (contents: readonly AllergenContent[], against: typeof contains) =>
    contentWords(contents.filter((content) => against.includes(content.allergen))).join(', ')
  const [contained, traces] = [wordsOf(foods.contains, contains), wordsOf(foods.mayContain, mayContain)]
  const finding = contained
    ? `, men ${menu} indeholder ${contained}`
    : traces && `, men ${menu} kan indeholde ${traces}`
  const undeclared = describeUndeclared({ allergen, diet }, menu, foods, finding !== '')
  return finding || undeclared ? [`Tjek: ${label}${finding}.`, undeclared].filter(Boolean).join(' ') : null
}

/** 'Allergener i "Grillfad" er ikke oplyst.', 'Ikke oplyst for: Laksetatar.', 'Menuen er ikke oplyst som vegetarisk.'; '' for nothing. */
function describeUndeclared(
  { allergen, diet }: Pick<CheckedNeed, 'allergen' | 'diet'>,
  menu: string,
  { undeclared, isNothingDeclared, diets }: FoodAllergens,
  isFound: boolean,
): string {
  if (!allergen && !diet) return ''
  if (isNothingDeclared) return `Allergener i ${menu} er ikke oplyst.`
  if (undeclared.length > 0) return `Ikke oplyst for: ${undeclared.join(', ')}.`
  if (!diet || diets.includes(diet) || isFound) return ''
  return `${capitalized(menu)} er ikke oplyst som ${DIET_NAMES[diet].toLowerCase()}.`
}
