import { ALLERGENS, type Allergen } from '../foods/allergens.ts'
import { isSatisfiable } from './choices.ts'
import { type DietFilter, meetsDietFilter, type Possibility } from '../foods/dietFilter.ts'
import type { Food } from '../foods/food.ts'
import { foodsOf, toFood } from './foodsOfMenu.ts'
import type { MenuNode } from './menu.ts'

/** Of an allergen of a menu before anything is chosen: in it anyway, in some choices, traces, in none, or not known. */
export type Presence = 'ALWAYS' | 'DEPENDS' | 'TRACES' | 'NEVER' | 'UNKNOWN'

/**
 * How a menu meets a diet filter: whatever is chosen (FITS), by a choice (CAN_BE_CHOSEN), not at all (DOES_NOT_FIT), or
 * depending on food that nobody has declared (UNKNOWN).
 */
export type Fit = 'FITS' | 'CAN_BE_CHOSEN' | 'UNKNOWN' | 'DOES_NOT_FIT'

/** ALG-4: the presence of each of the 14 allergens in a menu, in their order. */
export function allergensOfMenu(menu: MenuNode): { allergen: Allergen; presence: Presence }[] {
  return ALLERGENS.map((allergen) => ({ allergen, presence: presenceIn(menu, allergen) }))
}

/** ALG-4: whether a menu can be chosen without any of these allergens, and without traces of them. */
export const canBeWithout = (menu: MenuNode, without: readonly Allergen[]): Possibility =>
  canBeChosen(menu, { without, diets: [] })

/** ALG-5: how a menu meets a diet filter. */
export function fitOf(menu: MenuNode, dietFilter: DietFilter): Fit {
  const { always, choices, extras } = foodsOf(menu)
  const meetsAnyway = [...always, ...choices, ...extras].every((food) => meetsDietFilter(food, dietFilter) === 'YES')
  if (meetsAnyway) return 'FITS'
  const possibility = canBeChosen(menu, dietFilter)
  if (possibility === 'YES') return 'CAN_BE_CHOSEN'
  return possibility === 'NO' ? 'DOES_NOT_FIT' : 'UNKNOWN'
}

/**
 * A menu with only the food that meets a diet filter, to choose from; with the undeclared too where the fit is UNKNOWN.
 * Null where the menu does not fit.
 */
export function narrowMenu(menu: MenuNode, dietFilter: DietFilter): { menu: MenuNode; fit: Fit } | null {
  const fit = fitOf(menu, dietFilter)
  switch (fit) {
    case 'FITS':
      return { menu, fit }
    case 'CAN_BE_CHOSEN':
      return { menu: withFood(menu, (food) => meetsDietFilter(food, dietFilter) === 'YES'), fit }
    case 'UNKNOWN':
      return { menu: withFood(menu, (food) => meetsDietFilter(food, dietFilter) !== 'NO'), fit }
    case 'DOES_NOT_FIT':
      return null
  }
}

function canBeChosen(menu: MenuNode, dietFilter: DietFilter): Possibility {
  if (isPossibleWith(menu, (food) => meetsDietFilter(food, dietFilter) === 'YES')) return 'YES'
  return isPossibleWith(menu, (food) => meetsDietFilter(food, dietFilter) !== 'NO') ? 'UNKNOWN' : 'NO'
}

/** Returns whether a menu can be ordered with food of one kind alone. */
function isPossibleWith(menu: MenuNode, isAllowed: (food: Food) => boolean): boolean {
  return foodsOf(menu).always.every(isAllowed) && isSatisfiable(withFood(menu, isAllowed))
}

const withFood = (menu: MenuNode, isAllowed: (food: Food) => boolean): MenuNode => ({
  ...menu,
  children: menu.children.flatMap((child) => {
    if (child.type !== 'group') return isAllowed(toFood(child)) ? [child] : []
    return [{ ...child, children: child.children.filter((item) => isAllowed(toFood(item))) }]
  }),
})

function presenceIn(menu: MenuNode, allergen: Allergen): Presence {
  const { always, choices, extras } = foodsOf(menu)
  const foods = [...always, ...choices, ...extras]
  const holds = ({ declaration }: Food) =>
    declaration?.contains.some((content) => content.allergen === allergen) ?? false
  if (!isPossibleWith(menu, (food) => !holds(food)) && foods.some(holds)) return 'ALWAYS'
  if (foods.some(holds)) return 'DEPENDS'
  if (foods.some(({ declaration }) => declaration === null)) return 'UNKNOWN'
  return foods.some(({ declaration }) => declaration?.mayContain.some((content) => content.allergen === allergen))
    ? 'TRACES'
    : 'NEVER'
}
