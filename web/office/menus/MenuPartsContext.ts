import { createContext, use } from 'react'
import type { MenuPart, PartMove } from './menuParts.ts'

/** The context of the rows of a menu's content. */
interface MenuParts {
  parts: readonly MenuPart[]
  move: (to: PartMove) => void
  /** The kind of the dragged part: a group is only dropped between the menu's own parts. */
  dragged: 'group' | 'item' | null
}

export const MenuPartsContext = createContext<MenuParts | null>(null)

/** The menu of a row. Throws outside of a MenuPartsArea. */
export function useMenuParts(): MenuParts {
  const parts = use(MenuPartsContext)
  if (!parts) throw new Error('A row of a menu must be inside a MenuPartsArea')
  return parts
}
