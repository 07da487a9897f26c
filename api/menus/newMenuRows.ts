import type { NewMenu, NewMenuChild } from '../../contract/menus.ts'
import { toOere } from '../../domain/money/money.ts'
import { toColumns } from './menuWire.ts'
import type { MenuTree } from './menuStore.ts'
import type { NewMenuRow } from './menuWriteStore.ts'

/** The rows of a menu or child and of its descendants; its own comes first. */
type NewMenuRows = [NewMenuRow, ...NewMenuRow[]]

/** The position of a new menu or child; parentId is null for a menu. */
type Position = Pick<NewMenuRow, 'caterId' | 'order'> & { parentId: string | null }

/** The rows of a new menu or child and of its descendants, in the order of the body; a missing price is 0. */
export function newMenuRows(
  { children = [], price = 0, ...node }: NewMenu | NewMenuChild,
  place: Position,
): NewMenuRows {
  const id = crypto.randomUUID()
  const { type, name } = node
  const row = { ...toColumns(node), type, name, priceOere: toOere(price), ...place, id }
  const { caterId } = place
  const inside = children.flatMap((child, index) => newMenuRows(child, { caterId, parentId: id, order: index + 1 }))
  return [row, ...inside]
}

/** The rows of a copy of a menu or child and of its descendants, with new ids: `from` is the id that each copies. */
export function copiedMenuRows(menu: MenuTree, place: Position): [CopiedRow, ...CopiedRow[]] {
  const { categories: _categories, dishes: _dishes, dishFoods: _dishFoods, images: _images, ...rest } = menu
  const { saving: _saving, declaration: _declaration, foodsListedByName: _name, children, ...row } = rest
  const id = crypto.randomUUID()
  const { caterId } = place
  return [
    { from: menu.id, row: { ...row, ...place, id } },
    ...children.flatMap((child) => copiedMenuRows(child, { caterId, parentId: id, order: child.order })),
  ]
}

interface CopiedRow {
  from: string
  row: NewMenuRow
}
