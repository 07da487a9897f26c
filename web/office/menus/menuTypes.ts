import { childTypesIn } from '../../../domain/menuTypes.ts'

/** The types of menus, groups and items, as the graph names them. */
export const MENU_TYPES = [
  'MENU',
  'FREESELECT',
  'BUILDMENU',
  'GROUP',
  'INCLUDE',
  'INCLUDE_WITH_AMOUNT',
  'EXTRA',
] as const
/** One of them. */
export type MenuType = (typeof MENU_TYPES)[number]

/** What a menu itself may be. */
export const ROOT_MENU_TYPES = ['MENU', 'FREESELECT', 'BUILDMENU'] as const

const TYPES = {
  MENU: { name: 'Menu', domain: 'menu' },
  FREESELECT: { name: 'Fritvalgsmenu', domain: 'freeselect' },
  BUILDMENU: { name: 'Byg-selv-menu', domain: 'buildmenu' },
  GROUP: { name: 'Gruppe', domain: 'group' },
  INCLUDE: { name: 'Inkluderet', domain: 'include' },
  INCLUDE_WITH_AMOUNT: { name: 'Inkluderet med antal', domain: 'includeWithAmount' },
  EXTRA: { name: 'Tilvalg', domain: 'extra' },
} as const satisfies Record<MenuType, object>

/** The type that the graph tells; what this page does not know yet is taken for `otherwise`. */
export const toMenuType = (type: string, otherwise: MenuType): MenuType =>
  MENU_TYPES.find((known) => known === type) ?? otherwise

/** LAB-2: what people call a type. */
export const getMenuTypeName = (type: MenuType): string => TYPES[type].name

/** MEN-4: what may stand in a menu or a group. */
export const getChildTypes = (parent: MenuType): MenuType[] =>
  MENU_TYPES.filter((type) => childTypesIn(TYPES[parent].domain).some((allowed) => allowed === TYPES[type].domain))

/** Types as the choices of a field. */
export const toTypeChoices = (types: readonly MenuType[]) =>
  types.map((type) => ({ value: type, label: getMenuTypeName(type) }))
