import { type Insertable, sql, type Updateable } from 'kysely'
import { lockCater } from '../caters/caterWriteStore.ts'
import type { Db } from '../database/connect.ts'
import type { MenuTable } from '../database/schema.ts'
import type { Viewer } from '../http/viewer.ts'
import { findMenu, type MenuTree } from './menuStore.ts'

/** A row of a new menu or child; its id is made here, so that children can name their parent. */
export type NewMenuRow = Insertable<MenuTable> & { id: string }

// PostgreSQL takes at most 65,535 values in one statement
const ROWS_AT_ONCE = 1000

/** A menu or child with all that is in it, locked as by {@link lockCater}; null where it is not the viewer's. */
export async function lockMenu(tx: Db, viewer: Viewer, caterId: number, id: string): Promise<MenuTree | null> {
  if (!(await lockCater(tx, viewer, caterId))) return null
  return findMenu(tx, viewer, caterId, id)
}

/** The place behind all children of a parent, or behind all menus of a caterer that is locked. */
export async function nextPlace(tx: Db, caterId: number, parentId: string | null): Promise<number> {
  const { last } = await tx
    .selectFrom('menu')
    .select((one) => one.fn.coalesce(one.fn.max('order'), one.lit(0)).as('last'))
    .where('caterId', '=', caterId)
    .where('parentId', 'is not distinct from', parentId)
    .executeTakeFirstOrThrow()
  return last + 1
}

/** Adds rows to a caterer that is locked, parents before their children. */
export async function insertMenus(tx: Db, rows: readonly NewMenuRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await tx
      .insertInto('menu')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute()
  }
}

/** Changes a locked menu or child; what is undefined stays. */
export async function updateMenu(tx: Db, { id }: MenuTree, values: Updateable<MenuTable>): Promise<void> {
  if (Object.values(values).every((one) => one === undefined)) return
  await tx.updateTable('menu').set(values).where('id', '=', id).execute()
}

/** Deletes a locked menu or child and all that is in it. */
export async function deleteMenu(tx: Db, { id }: MenuTree): Promise<void> {
  await tx.deleteFrom('menu').where('id', '=', id).execute()
}

/** The id of the menu that holds a child, however deep. */
export async function findMainMenuId(tx: Db, { id }: MenuTree): Promise<string | undefined> {
  const found = sql<{ id: string }>`with recursive up as (
      select id, "parentId" from menu where id = ${id}
      union all select menu.id, menu."parentId" from menu join up on up."parentId" = menu.id)
    select id from up where "parentId" is null`
  return (await found.execute(tx)).rows[0]?.id
}
