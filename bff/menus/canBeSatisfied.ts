import type { Menu } from '../../contract/menus.ts'
import { isSatisfiable } from '../../domain/menus/choices.ts'
import { toMenuNode } from './toMenuNode.ts'

/** MEN-10: returns whether a menu, or a group of one, has a choice that can be ordered. An item always has. */
export function canBeSatisfied(menu: Menu): boolean {
  const node = toMenuNode(menu)
  return isSatisfiable(node.type === 'group' ? { ...node, type: 'menu', children: [node] } : node)
}
