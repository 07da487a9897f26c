import { isSatisfiable, type SelectedItem } from '../../domain/menus/choices.ts'
import {
  choosableOf,
  groupsOf,
  isBuiltByCustomer,
  itemsOf,
  maxAmountOf,
  type MenuNode,
} from '../../domain/menus/menu.ts'

/**
 * The cheapest selection of a menu that can be ordered: the required items of each group, cheapest first, and no extras.
 * Null if nothing can be ordered. No price is negative, so that choosing more is never cheaper.
 */
export function cheapestChoice(menu: MenuNode): SelectedItem[] | null {
  if (!isSatisfiable(menu)) return null
  const required = groupsOf(menu).flatMap((group) => cheapestOfGroup(group, group.minAmount ?? 0))
  if (required.length > 0 || !isBuiltByCustomer(menu)) return required
  // A menu that the customer builds needs one item at least
  const [cheapest] = singleChoices(menu).sort((a, b) => a.price - b.price)
  return cheapest ? [cheapest.item] : null
}

function cheapestOfGroup(group: MenuNode, required: number): SelectedItem[] {
  const chosen: SelectedItem[] = []
  let missing = required
  for (const item of itemsOf(group).toSorted((a, b) => a.price - b.price)) {
    const amount = Math.min(missing, maxAmountOf(item))
    if (amount > 0) chosen.push({ id: item.id, groupId: group.id, amount })
    missing -= Math.max(0, amount)
  }
  return chosen
}

/** Every choice of one item that can stand alone. */
function singleChoices(menu: MenuNode): { price: number; item: SelectedItem }[] {
  const toChoice = (groupId: string | null) => (node: MenuNode) => ({
    price: node.price,
    item: { id: node.id, groupId, amount: 1 },
  })
  const canBeChosen = (node: MenuNode) => maxAmountOf(node) >= 1
  const inGroups = groupsOf(menu)
    .filter(canBeChosen)
    .flatMap((group) => itemsOf(group).filter(canBeChosen).map(toChoice(group.id)))
  return [...choosableOf(menu).filter(canBeChosen).map(toChoice(null)), ...inGroups]
}
