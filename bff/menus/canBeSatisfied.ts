import type { Menu } from '../../contract/menus.ts'
import { isSatisfiable } from '../../domain/choices.ts'
import type { MenuNode } from '../../domain/menu.ts'
import { toOere } from '../../domain/money.ts'

/** MEN-10: whether some choice in a menu, or in a group of one, can be ordered. An item always can. */
export function canBeSatisfied(menu: Menu): boolean {
  const node = toNode(menu)
  return isSatisfiable(node.type === 'group' ? { ...node, type: 'menu', children: [node] } : node)
}

const toNode = (menu: Menu): MenuNode => ({
  ...menu,
  price: toOere(menu.price),
  children: menu.children.map(toNode),
})
