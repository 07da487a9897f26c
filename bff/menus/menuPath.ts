import type { Menu } from '../../contract/menus.ts'

/** From the menu that holds it down to the one with this id; empty where there is none. */
export function menuPath(menus: readonly Menu[], id: string): Menu[] {
  for (const menu of menus) {
    const found = menu.id === id ? [menu] : menuPath(menu.children, id)
    if (found.length > 0) return found[0] === menu ? found : [menu, ...found]
  }
  return []
}
