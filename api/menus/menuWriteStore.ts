import { type Insertable, sql, type Updateable } from 'kysely'
import { lockCater } from '../catalogue/editableCaterStore.ts'
import type { Db } from '../database/connect.ts'
import type { MenuTable } from '../database/schema.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { findMenu, type MenuTree } from './menuStore.ts'

/** A row of a new menu or child. It has its id already, so that children can refer to their parent. */
export type NewMenuRow = Insertable<MenuTable> & { id: string }

// PostgreSQL takes at most 65,535 values in one statement
const BATCH_SIZE = 1000

/** A menu or child with its children, locked as by {@link lockCater}; null if it is not the viewer's. */
export async function lockMenu(tx: Db, viewer: Viewer, caterId: number, id: string): Promise<MenuTree | null> {
  if (!(await lockCater(tx, viewer, caterId))) return null
  return findMenu(tx, viewer, caterId, id)
}

/** The order that puts a new child last in its parent, or a new menu last among those of a locked caterer. */
export async function nextOrder(tx: Db, caterId: number, parentId: string | null): Promise<number> {
  const { last } = await tx
    .selectFrom('menu')
    .select((eb) => eb.fn.coalesce(eb.fn.max('order'), eb.lit(0)).as('last'))
    .where('caterId', '=', caterId)
    .where('parentId', 'is not distinct from', parentId)
    .executeTakeFirstOrThrow()
  return last + 1
}

/** Inserts rows for a locked caterer, parents before their children. */
export async function insertMenus(tx: Db, rows: readonly NewMenuRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    await tx
      .insertInto('menu')
      .values(rows.slice(from, from + BATCH_SIZE))
      .execute()
  }
}

/** Updates a locked menu or child; undefined values stay. */
export async function updateMenu(tx: Db, { id }: MenuTree, values: Updateable<MenuTable>): Promise<void> {
  if (Object.values(values).every((value) => value === undefined)) return
  await tx.updateTable('menu').set(values).where('id', '=', id).execute()
}

/** Deletes a locked menu or child with its children. */
export async function deleteMenu(tx: Db, { id }: MenuTree): Promise<void> {
  await tx.deleteFrom('menu').where('id', '=', id).execute()
}

/** The type of a menu or child that exists. */
export async function findMenuType(tx: Db, id: string): Promise<MenuTree['type']> {
  return (await tx.selectFrom('menu').select('type').where('id', '=', id).executeTakeFirstOrThrow()).type
}

/** The id of the menu that a child belongs to, at any depth. */
export async function findMainMenuId(tx: Db, { id }: MenuTree): Promise<string | undefined> {
  const found = sql<{ id: string }>`with recursive up as (
      select id, "parentId" from menu where id = ${id}
      union all select menu.id, menu."parentId" from menu join up on up."parentId" = menu.id)
    select id from up where "parentId" is null`
  return (await found.execute(tx)).rows[0]?.id
}
