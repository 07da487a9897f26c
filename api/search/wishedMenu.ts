import { type DietaryWish, menuMeeting } from '../../domain/menus/allergensOfMenu.ts'
import type { SearchedMenu, WishedMenu } from '../../domain/search/caterSearch.ts'
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

/** ALG-5, MAR-2: the same by its cheapest choice that meets a wish; null where none does. */
export function toWishedMenu(menu: MenuNode, wish: DietaryWish): WishedMenu | null {
  const meeting = menuMeeting(menu, wish)
  const searched = meeting && toSearchedMenu(meeting.menu)
  return searched && { ...searched, fit: meeting.fit }
}
