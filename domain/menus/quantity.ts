import { formatCovers } from '../texts/counts.ts'
import type { MenuNode } from './menu.ts'

/** Limits for the covers of a menu, summed over all its lines. Null is no limit. */
export type CoverLimits = Pick<MenuNode, 'minAmount' | 'maxAmount'>

/**
 * The bounds of a stepper of covers. coversInBasket counts the menu's other lines: once they reach minAmount a further
 * line may start at 1. `max` is below `min` if no more fit.
 */
export function quantityBounds(menu: CoverLimits, coversInBasket: number): { min: number; max: number | null } {
  const min = Math.max(1, menu.minAmount ?? 1)
  return {
    min: coversInBasket >= min ? 1 : min,
    max: menu.maxAmount === null ? null : menu.maxAmount - coversInBasket,
  }
}

/** Returns whether a line of `quantity` covers may be added to a basket with covers of the same menu. */
export function canAddCovers(menu: CoverLimits, quantity: number, coversInBasket: number): boolean {
  const { min, max } = quantityBounds(menu, coversInBasket)
  return Number.isSafeInteger(quantity) && quantity >= min && quantity <= (max ?? Infinity)
}

/** The limit that the covers of all lines of a menu break; null if none. */
export function checkCovers(menu: CoverLimits, totalCovers: number): 'min' | 'max' | null {
  if (totalCovers < Math.max(1, menu.minAmount ?? 1)) return 'min'
  return totalCovers > (menu.maxAmount ?? Infinity) ? 'max' : null
}

/** The hint for too few covers. */
export function formatMinCovers(covers: number): string {
  return `Mindst ${formatCovers(covers)}.`
}

/** The text where the covers of all menus together are too few for the caterer. */
export function formatMissingCovers(minimum: number, missing: number): string {
  return `Leverandøren kræver mindst ${formatCovers(minimum)}. Du mangler ${formatCovers(missing)}.`
}
