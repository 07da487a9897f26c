import type { Db } from '../database/connect.ts'
import { isUuid } from '../database/uuid.ts'
import { notFound } from '../http/problems.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { CategoryRow } from './categoryStore.ts'
import { lockCategories } from './categoryWriteStore.ts'

/** Locks one category as {@link lockCategories} does. Throws 404 if it does not exist or is not the viewer's. */
export async function lockCategory(tx: Db, viewer: Viewer, caterId: number, id: string): Promise<CategoryRow> {
  const [row] = isUuid(id) ? ((await lockCategories(tx, viewer, caterId, [id])) ?? []) : []
  if (!row) throw notFound()
  return row
}
