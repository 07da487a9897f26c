import { ALLERGENS, type Allergen } from '../foods/allergens.ts'
import { isSatisfiable } from './choices.ts'
import type { Diet } from '../foods/diets.ts'
import type { Food } from '../foods/food.ts'
import { foodsOf, toFood } from './foodsOfMenu.ts'
import type { MenuNode } from './menu.ts'

/** Of an allergen of a menu before anything is chosen: in it anyway, in some choices, traces, in none, or not known. */
export type Presence = 'ALWAYS' | 'DEPENDS' | 'TRACES' | 'NEVER' | 'UNKNOWN'

/** Whether something can be done; unknown where it hangs on food that nobody has declared. */
export type Possibility = 'YES' | 'NO' | 'UNKNOWN'

/** What somebody must be without, and the diets that their food must fit. */
export interface DietaryWish {
  without: readonly Allergen[]
  diets: readonly Diet[]
}

/**
 * How a menu meets a wish: whatever is chosen (FITS), by a choice (CAN_BE_CHOSEN), not at all (DOES_NOT_FIT), or it hangs
 * on food that nobody has declared (UNKNOWN).
 */
export type Fit = 'FITS' | 'CAN_BE_CHOSEN' | 'UNKNOWN' | 'DOES_NOT_FIT'

/** Whether somebody wishes anything at all. */
export const isWish = ({ without, diets }: DietaryWish): boolean => without.length + diets.length > 0

/** ALG-4: the presence of each of the 14 allergens in a menu, in their order. */
export function allergensOfMenu(menu: MenuNode): { allergen: Allergen; presence: Presence }[] {
  return ALLERGENS.map((allergen) => ({ allergen, presence: presenceIn(menu, allergen) }))
}

/** ALG-4: whether a menu can be chosen without any of these allergens, and without traces of them. */
export const canBeWithout = (menu: MenuNode, without: readonly Allergen[]): Possibility =>
  canBeChosen(menu, { without, diets: [] })

/** ALG-5: how a menu meets a wish. */
export function fitOf(menu: MenuNode, wish: DietaryWish): Fit {
  const { always, choices, extras } = foodsOf(menu)
  const meetsAnyway = [...always, ...choices, ...extras].every((food) => meets(food, wish) === 'YES')
  if (meetsAnyway) return 'FITS'
  const possibility = canBeChosen(menu, wish)
  if (possibility === 'YES') return 'CAN_BE_CHOSEN'
  return possibility === 'NO' ? 'DOES_NOT_FIT' : 'UNKNOWN'
}

/**
 * A menu with only the food that meets a wish, for who chooses by it; with the undeclared too where nothing else can be
 * known of it. Null where the menu does not fit.
 */
export function menuMeeting(menu: MenuNode, wish: DietaryWish): { menu: MenuNode; fit: Fit } | null {
  const fit = fitOf(menu, wish)
  switch (fit) {
    case 'FITS':
      return { menu, fit }
    case 'CAN_BE_CHOSEN':
      return { menu: withFood(menu, (food) => meets(food, wish) === 'YES'), fit }
    case 'UNKNOWN':
      return { menu: withFood(menu, (food) => meets(food, wish) !== 'NO'), fit }
    case 'DOES_NOT_FIT':
      return null
  }
}

function canBeChosen(menu: MenuNode, wish: DietaryWish): Possibility {
  if (isPossibleWith(menu, (food) => meets(food, wish) === 'YES')) return 'YES'
  return isPossibleWith(menu, (food) => meets(food, wish) !== 'NO') ? 'UNKNOWN' : 'NO'
}

function meets({ declaration }: Food, { without, diets }: DietaryWish): Possibility {
  if (declaration === null) return 'UNKNOWN'
  const told = [...declaration.contains, ...declaration.mayContain]
  const isFree = !told.some(({ allergen }) => without.includes(allergen))
  return isFree && diets.every((diet) => declaration.diets.includes(diet)) ? 'YES' : 'NO'
}

/** Whether a menu can be ordered with food of one kind alone. */
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
