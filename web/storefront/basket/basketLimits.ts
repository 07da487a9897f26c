import { countCoversOfMenu, countCovers } from '../../../domain/basket/basket.ts'
import type { Basket } from '../../../domain/basket/basket.ts'
import { formatCovers } from '../../../domain/texts/counts.ts'
import { checkCovers, formatMinCovers, formatMissingCovers } from '../../../domain/menus/quantity.ts'
import type { CoverLimits } from '../../../domain/menus/quantity.ts'

/** The message when the covers of all menus are below the caterer's minimum; null otherwise. */
export function minEnvelopesText(basket: Basket, minEnvelopes: number | null): string | null {
  const missing = (minEnvelopes ?? 0) - countCovers(basket)
  if (minEnvelopes === null || missing <= 0) return null
  return formatMissingCovers(minEnvelopes, missing)
}

/** The messages of the lines whose menu has too few or too many covers in the basket, by the line's index. */
export function coverLimitTexts(basket: Basket, limitsOf: ReadonlyMap<string, CoverLimits>): Map<number, string> {
  const texts = new Map<number, string>()
  basket.menus.forEach(({ id }, index) => {
    const limits = limitsOf.get(id)
    const broken = limits && checkCovers(limits, countCoversOfMenu(basket, id))
    if (broken === 'min') texts.set(index, formatMinCovers(limits?.minAmount ?? 1))
    if (broken === 'max') texts.set(index, `Højst ${formatCovers(limits?.maxAmount ?? 0)}.`)
  })
  return texts
}

/** The same with the menu's name, once for each menu: for texts away from the lines. */
export function namedLimitTexts(basket: Basket, limitsOf: ReadonlyMap<string, CoverLimits>): Map<string, string> {
  const named = new Map<string, string>()
  for (const [index, text] of coverLimitTexts(basket, limitsOf)) {
    const line = basket.menus[index]
    if (line) named.set(line.id, `${line.name}: ${text}`)
  }
  return named
}
