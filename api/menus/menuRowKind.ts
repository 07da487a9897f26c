import { Menu } from '../../contract/menus.ts'
import type { RowKind } from '../routes/rowChanges.ts'
import { findLastMenuChange } from './menuChangeStore.ts'
import type { MenuTree } from './menuStore.ts'
import { toMenu } from './menuWire.ts'

export const menuRowKind: RowKind<MenuTree, Menu> = {
  kind: 'menu',
  schema: Menu,
  toWire: toMenu,
  findLastChange: findLastMenuChange,
}
