import { groupThousands } from '../../domain/texts/numbers.ts'
import { isExtra } from '../../domain/basket/basket.ts'
import type { BasketMenu } from '../../domain/basket/basket.ts'
import { nameOf } from '../../domain/basket/basketReview.ts'

/** The choices for each cover of a line: 'Sild, 2x Roastbeef'. Empty for none. */
export function chosenText(line: BasketMenu): string {
  return line.selectedMenuItems
    .filter((item) => !isExtra(line, item))
    .map((item) =>
      item.amount > 1 ? `${groupThousands(String(item.amount))}x ${nameOf(line, item)}` : nameOf(line, item),
    )
    .join(', ')
}

/** A line's extras with their own numbers: '20x Kaffe'. Empty where there are none. */
export function extrasText(line: BasketMenu): string {
  return line.selectedMenuItems
    .filter((item) => isExtra(line, item))
    .map((item) => `${groupThousands(String(item.amount))}x ${nameOf(line, item)}`)
    .join(', ')
}
