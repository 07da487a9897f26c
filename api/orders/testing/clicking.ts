import {
  addToBasket,
  createBasketLine,
  countCoversOfMenu,
  removeLine,
  setLineAmount,
} from '../../../domain/basket/basket.ts'
import type { Basket, CatalogueMenu } from '../../../domain/basket/basket.ts'
import { amountOf, canAddTo, checkChoices, setItemAmount } from '../../../domain/menus/choices.ts'
import type { SelectedItem } from '../../../domain/menus/choices.ts'
import { choosableOf, extrasOf, groupsOf, itemsOf } from '../../../domain/menus/menu.ts'
import type { MenuNode } from '../../../domain/menus/menu.ts'
import { canAddCovers, quantityBounds } from '../../../domain/menus/quantity.ts'

/** A click on a control of the page. `at` picks one of those that can be clicked. */
export interface Click {
  on: 'more' | 'fewer' | 'add' | 'remove' | 'moreCovers' | 'fewerCovers'
  at: number
}

/** A choice in the menu: its group (null for an extra or a direct child) and the item. */
type Place = [MenuNode | null, MenuNode]

/** The basket after some clicks, using only what the page's controls allow. */
export function clickThrough(menu: CatalogueMenu, caterId: number, clicks: readonly Click[]): Basket {
  let basket: Basket = { menus: [], services: [] }
  let selected: SelectedItem[] = []
  clicks.forEach(({ on, at }, index) => {
    const line = basket.menus[at % Math.max(1, basket.menus.length)]
    if (on === 'more') selected = changeAmount(selected, placesOf(menu), at, 1)
    else if (on === 'fewer') selected = changeAmount(selected, placesOf(menu), at, -1)
    else if (on === 'add') {
      const inBasket = countCoversOfMenu(basket, menu.id)
      const chosen = completeChoices(menu, selected)
      const amount = quantityBounds(menu, inBasket).min
      if (checkChoices(menu, chosen).length > 0 || !canAddCovers(menu, amount, inBasket)) return
      const added = createBasketLine(menu, { tempId: String(index), caterId, amount, selected: chosen })
      basket = addToBasket(basket, added, menu)
      selected = []
    } else if (line && on === 'remove') basket = removeLine(basket, line.tempId)
    else if (line) {
      const { min, max } = quantityBounds(menu, countCoversOfMenu(basket, menu.id) - line.amount)
      const amount = line.amount + (on === 'moreCovers' ? 1 : -1)
      if (amount >= min && amount <= (max ?? Infinity)) basket = setLineAmount(basket, line.tempId, amount)
    }
  })
  return basket
}

function placesOf(menu: MenuNode): Place[] {
  const inGroups = groupsOf(menu).flatMap((group) => itemsOf(group).map((item): Place => [group, item]))
  return [...inGroups, ...[...choosableOf(menu), ...extrasOf(menu)].map((item): Place => [null, item])]
}

function changeAmount(selected: SelectedItem[], places: readonly Place[], at: number, step: 1 | -1): SelectedItem[] {
  const [group, item] = places[at % Math.max(1, places.length)] ?? []
  if (!item || (step === 1 && !canAddTo(group ?? null, item, selected))) return selected
  const place = { id: item.id, groupId: group?.id ?? null }
  return setItemAmount(selected, place, amountOf(selected, place) + step)
}

/** Adds items wherever a choice is missing, until none is missing or nothing more can be added. */
function completeChoices(menu: CatalogueMenu, selected: SelectedItem[]): SelectedItem[] {
  let chosen = selected
  for (let issue = checkChoices(menu, chosen)[0]; issue; issue = checkChoices(menu, chosen)[0]) {
    const { groupId } = issue
    const there = placesOf(menu).filter(([group, { type }]) => (groupId ? group?.id === groupId : type !== 'extra'))
    const open = there.filter(([group, item]) => canAddTo(group, item, chosen))
    const next = changeAmount(chosen, open, 0, 1)
    if (next === chosen) return chosen
    chosen = next
  }
  return chosen
}
