import { type MatchingMenu, type SearchedCater, type SearchedMenu } from '../../domain/search/caterSearch.ts'
import type { Fit } from '../../domain/menus/allergensOfMenu.ts'
import type { MenuAvailability } from '../../domain/availability/availabilityRules.ts'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { toMenuAvailability } from '../availability/availabilityStore.ts'
import type { Db } from '../database/connect.ts'
import type { SearchMenuTable } from '../database/schema.ts'
import { type CaterFacts, listCaterFacts } from './catalogueCaterStore.ts'
import type { IndexQuery } from './indexQuery.ts'
import { groupBy } from '../database/groupBy.ts'

/** A caterer with the menus that may answer a search, and the rules by which it answers. */
export interface RuledCater extends CaterFacts, SearchedCater {
  /** Those that may meet the diet filter of the search. */
  matchingMenus: readonly MatchingMenu[]
}

const FITS: readonly Fit[] = ['FITS', 'CAN_BE_CHOSEN', 'UNKNOWN']

/** The caterers of a part of a search; one that has closed meanwhile is left out. */
export async function listRuledCaters(db: Db, ids: readonly number[], search: IndexQuery): Promise<RuledCater[]> {
  const [caters, rows] = await Promise.all([listCaterFacts(db, ids), listMenuRows(db, ids, search)])
  const rowsOf = groupBy(rows, ({ caterId }) => caterId)
  return caters.map((cater) => {
    const menus = rowsOf.get(cater.id) ?? []
    return {
      ...cater,
      menus: menus.filter(({ isCheapest }) => isCheapest).map(toSearchedMenu),
      matchingMenus: search.dietBits === 0 ? [] : matchingOf(menus, search.dietBits),
      rules: { ...cater.rules, menus: new Map(menus.map((row) => [row.menuId, toAvailability(row)])) },
    }
  })
}

type MenuRow = Selectable<SearchMenuTable>

const listMenuRows = (
  db: Db,
  ids: readonly number[],
  { query: { course }, dietBits }: IndexQuery,
): Promise<MenuRow[]> =>
  db
    .selectFrom('searchMenu')
    .selectAll()
    .where('caterId', '=', (eb) => eb.fn.any(eb.val([...ids])))
    .where('course', '=', course)
    .where((eb) =>
      eb.or([
        eb('isCheapest', '=', true),
        ...(dietBits === 0 ? [] : [sql<boolean>`(conflicts & ${dietBits}::int) = 0`]),
      ]),
    )
    .orderBy('coverPrice')
    .orderBy('menuId')
    .execute()

/** The lowest fit of each menu by a choice without conflicts, and of these the cheapest; see `indexedChoices`. */
function matchingOf(rows: readonly MenuRow[], dietBits: number): MatchingMenu[] {
  const best = new Map<string, MenuRow>()
  for (const row of rows) {
    if ((row.conflicts & dietBits) !== 0) continue
    const known = best.get(row.menuId)
    if (!known || row.fit < known.fit) best.set(row.menuId, row)
  }
  return [...best.values()].map((row) => ({ ...toSearchedMenu(row), fit: FITS[row.fit] ?? 'UNKNOWN' }))
}

const toSearchedMenu = ({ menuId, name, minCovers, maxCovers, course, coverPrice }: MenuRow): SearchedMenu => ({
  id: menuId,
  name,
  minAmount: minCovers,
  maxAmount: maxCovers,
  course,
  coverPrice,
})

const toAvailability = (row: MenuRow): MenuAvailability => toMenuAvailability(row)
