import { capitalized } from '../../../domain/texts/capitalized.ts'
import { formatDayAndMonth } from '../../../domain/time/formats.ts'
import { formatSeason, formatSoldOut } from '../../../domain/menus/offering.ts'
import type { Offering } from '../../../domain/menus/offering.ts'
import type { StatusShape } from '../../ui/StatusMark.tsx'

/** The states of a menu, for the filters of the list. */
export type MenuStateKind = 'draft' | 'soldOut' | 'season' | 'onSale'

/** A menu's state today, with its words and the shape of its mark. */
export interface MenuState {
  kind: MenuStateKind
  text: string
  shape: StatusShape
}

/** The state of a menu on `today`: a draft first, then sold out, then its season. */
export function menuState(menu: Offering & { isDraft: boolean }, today: string): MenuState {
  const { soldOutTo, offeredFrom: from, offeredTo: to } = menu
  if (menu.isDraft) return { kind: 'draft', text: 'Kladde', shape: 'none' }
  if (soldOutTo !== null && soldOutTo >= today) {
    return { kind: 'soldOut', text: formatSoldOut(soldOutTo, today), shape: 'refused' }
  }
  if (to !== null && to < today) {
    return { kind: 'season', text: `Sæsonen sluttede den ${formatDayAndMonth(to, today)}`, shape: 'none' }
  }
  if (from === null && to === null) return { kind: 'onSale', text: 'På siden', shape: 'accepted' }
  const season = formatSeason({ from, to }, today)
  return { kind: 'season', text: capitalized(season), shape: 'underWay' }
}
