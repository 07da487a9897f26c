import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { MenuNode } from '../../../domain/menus/menu.ts'
import { declareFoods, fetchMenuFoods, type MenuFoods } from './fetchMenuFoods.ts'

/** A menu with what is declared of its food, and the phone number for questions about the rest. */
export interface DeclaredMenu {
  menu: MenuNode
  /** Null where the caterer has none. */
  phone: string | null
}

/** Fetches what is declared of the food of a menu when it is first shown; null until it is known. */
export function useMenuFoods(menu: MenuNode, caterNumber: number): DeclaredMenu | null {
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState<(MenuFoods & { menuId: string }) | null>(null)
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const known = await fetchMenuFoods(environment, caterNumber, menu.id)
      if (known && isCurrent) setAnswer({ ...known, menuId: menu.id })
    }
    // A failure leaves nothing to show
    void load().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [environment, caterNumber, menu.id])
  if (answer?.menuId !== menu.id) return null
  return { menu: declareFoods(menu, answer.foods), phone: answer.phone }
}
