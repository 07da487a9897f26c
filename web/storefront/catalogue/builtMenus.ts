import type { MenuType } from '../../../domain/menus/menuTypes.ts'

/** The names of the menus that customers build themselves, with what customers must know before. Null for a set menu. */
export const BUILT_MENUS: Readonly<Record<MenuType, { name: string; tip: string } | null>> = {
  menu: null,
  freeselect: { name: 'Fritvalgsmenu', tip: 'Vælg frit mellem retterne. Alle kuverter får det samme.' },
  buildmenu: { name: 'Byg-selv-menu', tip: 'Sæt menuen sammen af delene. Alle kuverter får det samme.' },
}
