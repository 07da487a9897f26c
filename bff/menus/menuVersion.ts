import type { Menu } from '../../contract/menus.ts'
import { versionOf } from '../v2/versions.ts'

/** What the state of a menu or child is called by who edits it. What is in it, and where it stands, are not edited there. */
export function menuVersion(menu: Menu): string {
  const { type, name, description, price, discountFromPrice, minAmount, maxAmount } = menu
  return versionOf({ type, name, description, price, discountFromPrice, minAmount, maxAmount })
}
