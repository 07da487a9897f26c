import { childTypesIn, MENU_TYPES_BY_NAME } from '../../../domain/menus/menuTypes.ts'

/** The types of menus, groups and items, by their names in the graph. */
export const MENU_TYPES = Object.keys(MENU_TYPES_BY_NAME) as MenuType[]
export type MenuType = keyof typeof MENU_TYPES_BY_NAME

/** The types of a menu itself. */
export const ROOT_MENU_TYPES = ['MENU', 'FREESELECT', 'BUILDMENU'] as const

const NAMES: Record<MenuType, string> = {
  MENU: 'Menu',
  FREESELECT: 'Fritvalgsmenu',
  BUILDMENU: 'Byg-selv-menu',
  GROUP: 'Gruppe',
  INCLUDE: 'Inkluderet',
  INCLUDE_WITH_AMOUNT: 'Inkluderet med antal',
  EXTRA: 'Tilvalg',
}

/** Narrows a type of the graph. One that this version does not know becomes `fallback`. */
export const toMenuType = (type: string, fallback: MenuType): MenuType =>
  MENU_TYPES.find((known) => known === type) ?? fallback

// In these the customer chooses among the items
const CHOSEN_FROM: readonly (MenuType | null)[] = ['GROUP', 'FREESELECT', 'BUILDMENU']

/** LAB-2 DAY-7: the Danish name of a type, which for an item depends on whether it is chosen from its parent. */
export const getMenuTypeName = (type: MenuType, parent: MenuType | null = null): string =>
  type === 'INCLUDE' && CHOSEN_FROM.includes(parent) ? 'Valg' : NAMES[type]

/** MEN-4: the types that a menu or group may contain. */
export const getChildTypes = (parent: MenuType): MenuType[] =>
  MENU_TYPES.filter((type) =>
    childTypesIn(MENU_TYPES_BY_NAME[parent]).some((allowed) => allowed === MENU_TYPES_BY_NAME[type]),
  )

/** Converts types to the choices of a select field; `parent` is what contains them. */
export const toTypeChoices = (types: readonly MenuType[], parent: MenuType | null = null) =>
  types.map((type) => ({ value: type, label: getMenuTypeName(type, parent) }))
