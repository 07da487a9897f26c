import type { Menu } from '../../contract/menus.ts'
import { versionOf } from '../v2/versions.ts'

/**
 * The version of a menu's or child's form, without its children, its place, and until when it is sold out, which are
 * changed elsewhere.
 */
export function menuVersion(menu: Menu): string {
  const { type, name, description, price, discountFromPrice, minAmount, maxAmount } = menu
  const { offeredFrom, offeredTo, draft, leadTime, countsTowardsCapacity, ageLimit } = menu
  const images = menu.images.map(({ id, text }) => ({ id, text }))
  return versionOf({
    type,
    name,
    description,
    price,
    discountFromPrice,
    minAmount,
    maxAmount,
    images,
    offeredFrom,
    offeredTo,
    draft,
    leadTime,
    countsTowardsCapacity,
    ageLimit,
  })
}
