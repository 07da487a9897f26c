import { childTypesIn, MENU_TYPES_BY_NAME } from '../../../domain/menuTypes.ts'

/** The types of menus, groups and items, as the graph names them. */
export const MENU_TYPES = Object.keys(MENU_TYPES_BY_NAME) as MenuType[]
/** One of them. */
export type MenuType = keyof typeof MENU_TYPES_BY_NAME

/** What a menu itself may be. */
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

/** The type that the graph tells; what this page does not know yet is taken for `otherwise`. */
export const toMenuType = (type: string, fallback: MenuType): MenuType =>
  MENU_TYPES.find((known) => known === type) ?? fallback

/** LAB-2: what people call a type. */
export const getMenuTypeName = (type: MenuType): string => NAMES[type]

/** MEN-4: what may stand in a menu or a group. */
export const getChildTypes = (parent: MenuType): MenuType[] =>
  MENU_TYPES.filter((type) =>
    childTypesIn(MENU_TYPES_BY_NAME[parent]).some((allowed) => allowed === MENU_TYPES_BY_NAME[type]),
  )

/** Types as the choices of a field. */
export const toTypeChoices = (types: readonly MenuType[]) =>
  types.map((type) => ({ value: type, label: getMenuTypeName(type) }))
