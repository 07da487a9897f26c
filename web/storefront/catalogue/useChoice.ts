import { useState } from 'react'
import { basketLine, coversOf } from '../../../domain/basket.ts'
import type { BasketMenu } from '../../../domain/basket.ts'
import { checkChoices, setItemAmount } from '../../../domain/choices.ts'
import type { ItemPlace, SelectedItem } from '../../../domain/choices.ts'
import { lineTotal } from '../../../domain/prices.ts'
import { canAddCovers, quantityBounds } from '../../../domain/quantity.ts'
import { randomId } from '../../randomId.ts'
import { useBasket } from '../basket/useBasket.ts'
import type { ShownMenu } from './menuNode.ts'

/** What is being chosen of one menu, before it is in the basket. */
export function useChoice(menu: ShownMenu, caterId: number) {
  const { basket, add: addLine } = useBasket(caterId)
  const [selected, setSelected] = useState<readonly SelectedItem[]>([])
  const [wantedCovers, setCovers] = useState<number | null>(null)
  const [isTried, setIsTried] = useState(false)

  const inBasket = coversOf(basket, menu.id)
  const { least, most } = quantityBounds(menu, inBasket)
  // where the basket is full the stepper stands on its least, and adding says why
  const covers = Math.max(least, Math.min(wantedCovers ?? least, most ?? Number.POSITIVE_INFINITY))
  const issues = checkChoices(menu, selected)
  const areCoversValid = canAddCovers(menu, covers, inBasket)

  return {
    selected,
    setItem: (place: ItemPlace, amount: number) => setSelected((items) => setItemAmount(items, place, amount)),
    covers,
    least,
    most,
    setCovers,
    inBasket,
    issues,
    areCoversValid,
    /** Whether adding has been tried: from then on what is missing is marked. */
    isTried,
    /** In øre. */
    total: lineTotal(menu, selected, covers),
    /** Puts the choice in the basket and begins anew; null where something is missing. */
    add(): BasketMenu | null {
      setIsTried(true)
      if (issues.length > 0 || !areCoversValid) return null
      const line = basketLine(menu, { tempId: randomId(), caterId, amount: covers, selected })
      addLine(line)
      setSelected([])
      setCovers(null)
      setIsTried(false)
      return line
    },
  }
}

/** A choice under way. */
export type Choice = ReturnType<typeof useChoice>
