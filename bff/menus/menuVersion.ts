import type { Menu } from '../../contract/menus.ts'
import { versionOf } from '../v2/versions.ts'

/** The version of a menu's or child's form, without its children and its place, which are changed elsewhere. */
export function menuVersion(menu: Menu): string {
  const { type, name, description, price, discountFromPrice, minAmount, maxAmount } = menu
  return versionOf({ type, name, description, price, discountFromPrice, minAmount, maxAmount })
}
