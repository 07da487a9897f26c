import type { ChildType, MenuNode } from './menu.ts'

const subItemTypes = ['include', 'includeWithAmount', 'extra'] as const

/** MEN-4: what may stand in a menu or in a group of one. A sub-item holds nothing. */
export function childTypesIn(parent: MenuNode['type']): readonly ChildType[] {
  if (parent === 'group') return subItemTypes
  const isSubItem = subItemTypes.some((type) => type === parent)
  return isSubItem ? [] : ['group', ...subItemTypes]
}

/** MEN-10: whether nothing can be within the limits of a menu, a group or an item. Null and undefined are no limit. */
export function isMinAboveMax(limits: { minAmount?: number | null; maxAmount?: number | null }): boolean {
  return (limits.minAmount ?? 0) > (limits.maxAmount ?? Infinity)
}
