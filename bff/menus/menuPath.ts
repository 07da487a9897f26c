import type { Menu } from '../../contract/menus.ts'

/** The path from the top menu down to the menu or child with this id; empty where there is none. */
export function menuPath(menus: readonly Menu[], id: string): Menu[] {
  for (const menu of menus) {
    const found = menu.id === id ? [menu] : menuPath(menu.children, id)
    if (found.length > 0) return found[0] === menu ? found : [menu, ...found]
  }
  return []
}
