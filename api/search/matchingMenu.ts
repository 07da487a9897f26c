import { type DietFilter, narrowMenu } from '../../domain/menus/allergensOfMenu.ts'
import type { SearchedMenu, MatchingMenu } from '../../domain/search/caterSearch.ts'
import { cheapestChoice } from './cheapestChoice.ts'
import type { MenuNode } from '../../domain/menus/menu.ts'
import { unitPrice } from '../../domain/menus/prices.ts'

/** A menu as it is searched, by its cheapest choice; null where none can be ordered. */
export function toSearchedMenu(menu: MenuNode): SearchedMenu | null {
  const choice = cheapestChoice(menu)
  if (!choice) return null
  const { id, name, minAmount, maxAmount } = menu
  return { id, name, minAmount, maxAmount, coverPrice: unitPrice(menu, choice) }
}

/** ALG-5, MAR-2: the same by its cheapest choice that meets a diet filter; null where none does. */
export function toMatchingMenu(menu: MenuNode, dietFilter: DietFilter): MatchingMenu | null {
  const meeting = narrowMenu(menu, dietFilter)
  const searched = meeting && toSearchedMenu(meeting.menu)
  return searched && { ...searched, fit: meeting.fit }
}
