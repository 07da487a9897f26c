import type { Category } from '../../contract/categories.ts'
import { diffFields } from '../audit/diffFields.ts'
import { recordChange } from '../audit/changeStore.ts'
import type { Db } from '../database/connect.ts'
import type { Viewer } from '../http/viewer.ts'
import type { CategoryRow } from './categoryStore.ts'
import { toCategory } from './categoryWire.ts'
import { reread, updateCategory } from './categoryWriteStore.ts'

/** Gives a locked category as a change has left it, and records what that has changed, its pictures and menus too. */
export async function recordCategory(tx: Db, viewer: Viewer, at: Date, before: CategoryRow): Promise<Category> {
  const after = toCategory(await reread(tx, before))
  const change = diffFields(toCategory(before), after)
  if (!change) return after
  const { id, caterId } = before
  await updateCategory(tx, before, { updatedAt: at })
  await recordChange(tx, viewer, at, { kind: 'category', id, caterId, ...change })
  return { ...after, updatedAt: at.toISOString() }
}
