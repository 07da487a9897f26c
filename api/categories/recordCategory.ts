import type { Category } from '../../contract/categories.ts'
import { diffFields } from '../audit/diffFields.ts'
import { recordChange } from '../audit/changeStore.ts'
import type { Db } from '../database/connect.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { CategoryRow } from './categoryStore.ts'
import { toCategory } from './categoryWire.ts'
import { rereadCategory, touchCategory } from './categoryWriteStore.ts'

/** Rereads a locked category after a change, records the difference in the audit log, and returns the category. */
export async function recordCategory(tx: Db, viewer: Viewer, at: Date, before: CategoryRow): Promise<Category> {
  const after = toCategory(await rereadCategory(tx, before))
  const change = diffFields(toCategory(before), after)
  if (!change) return after
  const { id, caterId } = before
  await touchCategory(tx, before, at)
  await recordChange(tx, viewer, at, { kind: 'category', id, caterId, ...change })
  return { ...after, updatedAt: at.toISOString() }
}
