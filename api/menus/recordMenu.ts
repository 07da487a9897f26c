import type { Menu } from '../../contract/menus.ts'
import { diffFields } from '../audit/diffFields.ts'
import { recordChange } from '../audit/changeStore.ts'
import type { Db } from '../database/connect.ts'
import type { Viewer } from '../http/viewer.ts'
import { findMenu } from './menuStore.ts'
import { toMenu } from './menuWire.ts'

/** Gives a menu or child as a change has left it, and records what that has changed; `before` is null for a new one. */
export async function recordMenu(
  tx: Db,
  viewer: Viewer,
  at: Date,
  { id, caterId }: Pick<Menu, 'id' | 'caterId'>,
  before: Menu | null,
): Promise<Menu> {
  const row = await findMenu(tx, viewer, caterId, id)
  if (!row) throw new Error(`Menu ${id} is gone`)
  const after = toMenu(row)
  const change = before ? diffFields(before, after) : { before, after }
  if (change) await recordChange(tx, viewer, at, { kind: 'menu', id, caterId, ...change })
  return after
}
