import { useCallback, useState } from 'react'
import { createBasketLine, countCoversOfMenu } from '../../../domain/basket/basket.ts'
import type { BasketMenu } from '../../../domain/basket/basket.ts'
import { checkChoices, filterSelectable, firstIncompletePart, setItemAmount } from '../../../domain/menus/choices.ts'
import type { ItemPlace, SelectedItem } from '../../../domain/menus/choices.ts'
import { lineTotal } from '../../../domain/menus/prices.ts'
import { canAddCovers, quantityBounds } from '../../../domain/menus/quantity.ts'
import { randomId } from '../../browser/randomId.ts'
import { useParty } from '../../party/useParty.ts'
import { useBasket } from '../basket/useBasket.ts'
import type { ShownMenu } from '../../catalogue/menuNode.ts'

/** Sets the number of an item; 0 removes it. */
export type SetItem = (place: ItemPlace, amount: number) => void

/** The choices being made for one menu: for a new line of the basket, or an edited one. */
export function useChoice(menu: ShownMenu, caterId: number, edited: BasketMenu | null = null) {
  const { basket, add, edit } = useBasket(caterId)
  const party = useParty()
  const [selected, setSelected] = useState<readonly SelectedItem[]>(() =>
    filterSelectable(menu, edited?.selectedMenuItems ?? []),
  )
  const [wantedCovers, setCovers] = useState<number | null>(edited?.amount ?? null)
  // always the same, so that only what a press changes is rendered again
  const setItem: SetItem = useCallback(
    (place, amount) => setSelected((items) => setItemAmount(items, place, amount)),
    [],
  )
  const issues = checkChoices(menu, selected)
  // a line that the catalogue has outrun is opened to be put right
  const [isTried, setIsTried] = useState(edited !== null && issues.length > 0)

  const inBasket = countCoversOfMenu(basket, menu.id) - (edited?.amount ?? 0)
  const { min: least, max: most } = quantityBounds(menu, inBasket)
  // where the basket is full the stepper stands on its least, and adding says why
  const covers = Math.max(least, Math.min(wantedCovers ?? party.covers ?? least, most ?? Number.POSITIVE_INFINITY))
  const areCoversValid = canAddCovers(menu, covers, inBasket)

  return {
    selected,
    setItem,
    covers,
    least,
    most,
    setCovers,
    inBasket,
    issues,
    /** Null if nothing is missing. */
    incomplete: firstIncompletePart(menu, selected),
    areCoversValid,
    /** True once saving has been tried: missing choices are marked from then on. */
    isTried,
    /** In øre. */
    total: lineTotal(menu, selected, covers),
    /** Puts the choice in the basket and begins anew; null where something is missing. */
    save(): BasketMenu | null {
      setIsTried(true)
      if (issues.length > 0 || !areCoversValid) return null
      const line = createBasketLine(menu, { tempId: edited?.tempId ?? randomId(), caterId, amount: covers, selected })
      if (edited) edit(edited.tempId, line, menu)
      else add(line, menu)
      setSelected([])
      setCovers(null)
      setIsTried(false)
      return line
    },
  }
}

/** A choice under way. */
export type Choice = ReturnType<typeof useChoice>
