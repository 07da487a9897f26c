import { childTypesIn } from '../../../domain/menuTypes.ts'
import type { MenuType } from '../../__generated__/menuValues_menu.graphql.ts'

/** A type as the graph names it. */
export type KnownMenuType = Exclude<MenuType, '%future added value'>

const TYPES = {
  MENU: { name: 'Menu', domain: 'menu' },
  FREESELECT: { name: 'Fritvalgsmenu', domain: 'freeselect' },
  BUILDMENU: { name: 'Byg-selv-menu', domain: 'buildmenu' },
  GROUP: { name: 'Gruppe', domain: 'group' },
  INCLUDE: { name: 'Inkluderet', domain: 'include' },
  INCLUDE_WITH_AMOUNT: { name: 'Inkluderet med antal', domain: 'includeWithAmount' },
  EXTRA: { name: 'Tilvalg', domain: 'extra' },
} as const satisfies Record<KnownMenuType, object>

/** The types, for a schema. */
export const MENU_TYPES = [
  'MENU',
  'FREESELECT',
  'BUILDMENU',
  'GROUP',
  'INCLUDE',
  'INCLUDE_WITH_AMOUNT',
  'EXTRA',
] as const

/** What a menu itself may be. */
export const TOP_TYPES = ['MENU', 'FREESELECT', 'BUILDMENU'] as const

/** LAB-2: what people call a type. */
export const menuTypeName = (type: KnownMenuType): string => TYPES[type].name

/** MEN-4: what may stand in a menu or a group. */
export const childTypesOf = (parent: KnownMenuType): KnownMenuType[] =>
  MENU_TYPES.filter((type) => childTypesIn(TYPES[parent].domain).some((allowed) => allowed === TYPES[type].domain))

/** Types as the choices of a field. */
export const typeChoices = (types: readonly KnownMenuType[]) =>
  types.map((type) => ({ value: type, label: menuTypeName(type) }))
