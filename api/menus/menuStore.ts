import type { Selectable } from 'kysely'
import { maySeeCatalogue } from '../caters/catalogueAccess.ts'
import type { Db } from '../database/connect.ts'
import type { MenuTable } from '../database/schema.ts'
import type { Viewer } from '../viewer.ts'

/** A menu or a child of one, with the categories it stands in and its own children in their order; prices in øre. */
export interface MenuTree extends Selectable<MenuTable> {
  categories: { id: string; name: string; order: number }[]
  children: MenuTree[]
}

/** A caterer's menus and all that is in them, flat and in order; null where the viewer may not see its catalogue. */
export async function listMenus(db: Db, viewer: Viewer | null, caterId: number): Promise<MenuTree[] | null> {
  if (!(await maySeeCatalogue(db, viewer, caterId))) return null
  const rows = await db
    .selectFrom('menu')
    .selectAll()
    .where('caterId', '=', caterId)
    .orderBy('order')
    .orderBy('id')
    .execute()
  const places = await db
    .selectFrom('menuCategory')
    .innerJoin('category', 'category.id', 'menuCategory.categoryId')
    .where('category.caterId', '=', caterId)
    .select(['menuCategory.menuId', 'category.id', 'category.name', 'menuCategory.order'])
    .orderBy('category.order')
    .orderBy('category.id')
    .execute()
  return joined(rows, places)
}

function joined(
  rows: Selectable<MenuTable>[],
  places: { menuId: string; id: string; name: string; order: number }[],
): MenuTree[] {
  const nodes = rows.map((row): MenuTree => ({ ...row, categories: [], children: [] }))
  const byId = new Map(nodes.map((node) => [node.id, node]))
  for (const { menuId, ...place } of places) byId.get(menuId)?.categories.push(place)
  for (const node of nodes) if (node.parentId) byId.get(node.parentId)?.children.push(node)
  return nodes
}
