import type { Menu } from '../../contract/menus.ts'
import { isSatisfiable } from '../../domain/choices.ts'
import type { MenuNode } from '../../domain/menu.ts'
import { toOere } from '../../domain/money.ts'

/** MEN-10: returns whether a menu, or a group of one, has a choice that can be ordered. An item always has. */
export function canBeSatisfied(menu: Menu): boolean {
  const node = toNode(menu)
  return isSatisfiable(node.type === 'group' ? { ...node, type: 'menu', children: [node] } : node)
}

const toNode = (menu: Menu): MenuNode => ({
  ...menu,
  price: toOere(menu.price),
  children: menu.children.map(toNode),
})
