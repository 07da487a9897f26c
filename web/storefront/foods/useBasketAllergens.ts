import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { BasketMenu } from '../../../domain/basket/basket.ts'
import { allergensOfFoods, type FoodAllergens } from '../../../domain/foods/allergensOfFoods.ts'
import { foodsOfChoice } from '../../../domain/menus/foodsOfMenu.ts'
import type { ShownMenusById } from '../../catalogue/menuNode.ts'
import { declareFoods, fetchMenuFoods, type MenuFoods } from './fetchMenuFoods.ts'

interface CheckedBasket {
  caterNumber: number
  lines: readonly BasketMenu[]
  /** Today's menus; null where they could not be loaded. */
  menus: ShownMenusById | null
}

/** The allergens of each line of a basket as it is chosen; null of a line until they are known. Nothing is fetched unless needed. */
export function useBasketAllergens(
  isNeeded: boolean,
  { caterNumber, lines, menus }: CheckedBasket,
): { name: string; allergens: FoodAllergens | null }[] {
  const environment = useRelayEnvironment()
  const [known, setKnown] = useState<ReadonlyMap<string, MenuFoods>>(new Map())
  const ids = isNeeded ? [...new Set(lines.map(({ id }) => id))].join() : ''
  useEffect(() => {
    let isCurrent = true
    const load = async (menuId: string) => {
      const foods = await fetchMenuFoods(environment, caterNumber, menuId)
      if (foods && isCurrent) setKnown((before) => new Map(before).set(menuId, foods))
    }
    // The order's own lines show what could not be read as it is
    for (const menuId of ids.split(',').filter(Boolean)) void load(menuId).catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [environment, caterNumber, ids])
  return lines.map(({ id, name, selectedMenuItems }) => {
    const [menu, declared] = [menus?.get(id), known.get(id)]
    const isKnown = isNeeded && menu && declared
    return {
      name,
      allergens: isKnown
        ? allergensOfFoods(foodsOfChoice(declareFoods(menu, declared.foods), selectedMenuItems))
        : null,
    }
  })
}
