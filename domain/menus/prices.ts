import { findSelectable, isChosen } from './choices.ts'
import type { SelectedItem } from './choices.ts'
import type { MenuNode } from './menu.ts'
import { applyPercentage } from '../money/money.ts'
import type { Oere } from '../money/money.ts'

/** The price of one cover: that of the menu and of its chosen items, without extras and unknown items. */
export function unitPrice(menu: MenuNode, selected: readonly SelectedItem[]): Oere {
  const chosen = selected.filter((item) => isChosen(menu, item))
  return menu.price + sumOf(menu, chosen)
}

/** The price of the chosen extras, each times its own number. */
export function extrasTotal(menu: MenuNode, selected: readonly SelectedItem[]): Oere {
  const extras = selected.filter((item) => !isChosen(menu, item))
  return sumOf(menu, extras)
}

/** The total of a line. The percentage of a price period applies to covers, not to extras. */
export function lineTotal(menu: MenuNode, selected: readonly SelectedItem[], amount: number, percentage = 0): Oere {
  return applyPercentage(unitPrice(menu, selected), percentage) * amount + extrasTotal(menu, selected)
}

/** The saving in per cent with two decimals, for the menu form; negative if the price has risen. */
export function savingPercent(price: Oere, originalPrice: Oere | null): number {
  if (originalPrice === null || originalPrice <= 0) return 0
  return Math.round(((originalPrice - price) * 10_000) / originalPrice) / 100 + 0
}

function sumOf(menu: MenuNode, items: readonly SelectedItem[]): Oere {
  return items.reduce((sum, item) => sum + (findSelectable(menu, item)?.price ?? 0) * item.amount, 0)
}
