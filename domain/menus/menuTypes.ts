/** The types of menus that stand in a category and can be put in the basket. */
export const MENU_TYPES = ['menu', 'freeselect', 'buildmenu'] as const
export type MenuType = (typeof MENU_TYPES)[number]

/** The types of the nodes that a menu consists of. */
export const CHILD_TYPES = ['group', 'include', 'includeWithAmount', 'extra'] as const
export type ChildType = (typeof CHILD_TYPES)[number]

/** The type that the wire and the rules use, by its name in the graph. */
export const MENU_TYPES_BY_NAME = {
  MENU: 'menu',
  FREESELECT: 'freeselect',
  BUILDMENU: 'buildmenu',
  GROUP: 'group',
  INCLUDE: 'include',
  INCLUDE_WITH_AMOUNT: 'includeWithAmount',
  EXTRA: 'extra',
} as const satisfies Record<string, MenuType | ChildType>

/** Returns whether a type is that of a menu, not of a part of one. */
export const isMenuType = (type: string): type is MenuType => MENU_TYPES.some((known) => known === type)

/** MEN-4: the types that may stand in a menu or in a group of one; none may stand in an item. */
export function childTypesIn(parent: MenuType | ChildType): readonly ChildType[] {
  if (isMenuType(parent)) return CHILD_TYPES
  return parent === 'group' ? CHILD_TYPES.filter((type) => type !== 'group') : []
}

/** MEN-10: returns whether no number fits the limits of a menu, group or item. Null and undefined are no limit. */
export function isMinAboveMax(limits: { minAmount?: number | null; maxAmount?: number | null }): boolean {
  return (limits.minAmount ?? 0) > (limits.maxAmount ?? Infinity)
}
