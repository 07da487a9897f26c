import { formatCovers } from './counts.ts'
import type { MenuNode } from './menu.ts'

/** How many covers of a menu may be ordered, summed over all its lines. Null is no limit. */
export type CoverLimits = Pick<MenuNode, 'minAmount' | 'maxAmount'>

/**
 * Where a stepper of covers stops. coversInBasket counts the menu's other lines: once they reach minAmount a further
 * line may start at 1. `most` is below `least` where no more fit.
 */
export function quantityBounds(menu: CoverLimits, coversInBasket: number): { least: number; most: number | null } {
  const least = Math.max(1, menu.minAmount ?? 1)
  return {
    least: coversInBasket >= least ? 1 : least,
    most: menu.maxAmount === null ? null : menu.maxAmount - coversInBasket,
  }
}

/** Whether a line with that many covers may be added to a basket that holds some of the menu. */
export function canAddCovers(menu: CoverLimits, quantity: number, coversInBasket: number): boolean {
  const { least, most } = quantityBounds(menu, coversInBasket)
  return Number.isSafeInteger(quantity) && quantity >= least && quantity <= (most ?? Infinity)
}

/** Which limit the covers of all lines of a menu break, if any. */
export function checkCovers(menu: CoverLimits, totalCovers: number): 'min' | 'max' | null {
  if (totalCovers < Math.max(1, menu.minAmount ?? 1)) return 'min'
  return totalCovers > (menu.maxAmount ?? Infinity) ? 'max' : null
}

/** What to tell where there are too few covers. */
export function formatMinCovers(covers: number): string {
  return `Mindst ${formatCovers(covers)}.`
}
