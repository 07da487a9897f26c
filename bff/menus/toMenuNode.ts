import type { Menu } from '../../contract/menus.ts'
import type { MenuNode } from '../../domain/menus/menu.ts'
import { toOere } from '../../domain/money/money.ts'

/** A menu of the wire as the rules know it, prices in øre. */
export const toMenuNode = (menu: Menu): MenuNode => ({
  ...menu,
  price: toOere(menu.price),
  children: menu.children.map(toMenuNode),
})
