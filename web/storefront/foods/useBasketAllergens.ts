import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { BasketMenu } from '../../../domain/basket/basket.ts'
import { allergensOfFoods } from '../../../domain/foods/allergensOfFoods.ts'
import type { CheckedMenu } from '../../../domain/foods/checkNeeds.ts'
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
export function useBasketAllergens(isNeeded: boolean, { caterNumber, lines, menus }: CheckedBasket): CheckedMenu[] {
  const environment = useRelayEnvironment()
  const [foods, setFoods] = useState<ReadonlyMap<string, MenuFoods['foods']>>(new Map())
  const ids = isNeeded ? [...new Set(lines.map(({ id }) => id))].join() : ''
  useEffect(() => {
    let isCurrent = true
    const load = async (menuId: string) => {
      // Of food of which nothing could be read nothing is known: silence would say that it was checked
      const known = await fetchMenuFoods(environment, caterNumber, menuId).catch(() => null)
      if (isCurrent) setFoods((before) => new Map(before).set(menuId, known?.foods ?? []))
    }
    for (const menuId of ids.split(',').filter(Boolean)) void load(menuId)
    return () => {
      isCurrent = false
    }
  }, [environment, caterNumber, ids])
  return lines.map(({ id, name, selectedMenuItems }) => {
    const [menu, declared] = [menus?.get(id), foods.get(id)]
    if (!isNeeded || !declared) return { name, allergens: null }
    const chosen = menu
      ? foodsOfChoice(declareFoods(menu, declared), selectedMenuItems)
      : [{ id, name, declaration: null }]
    return { name, allergens: allergensOfFoods(chosen) }
  })
}
