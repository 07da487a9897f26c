import type { MenuRow } from './menuRow.ts'
import { menuState } from './menuState.ts'

/** The parts of the list that can be shown alone, with their labels. */
export const MENU_FILTERS = {
  all: 'Alle',
  soldOut: 'Udsolgt',
  season: 'Sæson',
  draft: 'Kladde',
  noPicture: 'Uden billede',
} as const
export type MenuFilter = keyof typeof MENU_FILTERS

/** A menu with all that it is found by. */
export interface ListedMenu {
  row: MenuRow
  /** Its name and those of its categories, groups and items. */
  words: string
}

/** Returns whether a menu is in a part of the list today. */
export function isInFilter({ row }: ListedMenu, filter: MenuFilter, today: string): boolean {
  if (filter === 'all') return true
  return filter === 'noPicture' ? row.picture === null : menuState(row, today).kind === filter
}

/** Returns whether a menu is found by each of the typed words, in any order and case. */
export function isFound({ words }: ListedMenu, typed: string): boolean {
  const known = words.toLocaleLowerCase('da')
  return typed
    .toLocaleLowerCase('da')
    .split(/\s+/)
    .every((word) => known.includes(word))
}
