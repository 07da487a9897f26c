import type { Environment } from 'relay-runtime'
import { findDietConflict, formatDietConflict, isDietFilterSet } from '../../../domain/foods/dietFilter.ts'
import { foodsOf } from '../../../domain/menus/foodsOfMenu.ts'
import type { MenuNode } from '../../../domain/menus/menu.ts'
import { readDietFilter } from '../../foods/dietFilter.ts'
import { formatDietFilter } from '../../foods/dietTexts.ts'
import type { DietMarks } from './DietMarksContext.ts'
import { declareFoods, fetchMenuFoods } from './fetchMenuFoods.ts'

interface MarkedMenu {
  menu: MenuNode
  caterNumber: number
  /** The diet filter as a part of an address. */
  text: string
}

/** Loads the marks of a menu's food for a diet filter; null where the filter has no condition. */
export async function loadDietMarks(
  environment: Environment,
  { menu, caterNumber, text }: MarkedMenu,
): Promise<DietMarks | null> {
  const filter = readDietFilter(new URLSearchParams(text))
  if (!isDietFilterSet(filter)) return null
  // Food of which nothing could be read is marked as undeclared: no mark would say that it fits
  const known = await fetchMenuFoods(environment, caterNumber, menu.id).catch(() => null)
  const { always, choices, extras } = foodsOf(declareFoods(menu, known?.foods ?? []))
  const marks = [...always, ...choices, ...extras].flatMap((food) => {
    const conflict = findDietConflict(food, filter)
    return conflict ? [[food.id, formatDietConflict(conflict)] as const] : []
  })
  return { filter: formatDietFilter(filter), byFood: new Map(marks) }
}
