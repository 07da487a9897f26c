import { narrowMenu } from '../../domain/menus/allergensOfMenu.ts'
import type { DietFilter } from '../../domain/foods/dietFilter.ts'
import type { SearchedMenu, MatchingMenu } from '../../domain/search/caterSearch.ts'
import type { Course } from '../../domain/menus/courses.ts'
import { cheapestChoice } from './cheapestChoice.ts'
import type { MenuNode } from '../../domain/menus/menu.ts'
import { unitPrice } from '../../domain/menus/prices.ts'

/** A menu with its course, which the rules of menus do not know. */
export interface CoursedMenu {
  node: MenuNode
  course: Course
}

/** A menu as it is searched, by its cheapest choice; null where none can be ordered. */
export function toSearchedMenu({ node: menu, course }: CoursedMenu): SearchedMenu | null {
  const choice = cheapestChoice(menu)
  if (!choice) return null
  const { id, name, minAmount, maxAmount } = menu
  return { id, name, minAmount, maxAmount, course, coverPrice: unitPrice(menu, choice) }
}

/** ALG-5, MAR-2: the same by its cheapest choice that meets a diet filter; null where none does. */
export function toMatchingMenu({ node, course }: CoursedMenu, dietFilter: DietFilter): MatchingMenu | null {
  const meeting = narrowMenu(node, dietFilter)
  const searched = meeting && toSearchedMenu({ node: meeting.menu, course })
  return searched && { ...searched, fit: meeting.fit }
}
