import type { DietaryWish } from '../../domain/menus/allergensOfMenu.ts'
import type { SearchRules, WishedMenu } from '../../domain/search/caterSearch.ts'
import { toWishedMenu } from './wishedMenu.ts'
import type { RuledCater } from './searchedCaterStore.ts'

/** So many wishes are kept; those of most searches are few. */
const MAX_WISHES = 32

/**
 * The menus of caterers that may meet a wish, each caterer's judged once for a wish: of all menus of the marketplace that
 * takes longer than a search may. A caterer that has changed is another object.
 */
export function createWishedMenus(): SearchRules<RuledCater>['menusMeeting'] {
  // The one that was asked for last stands last
  const known = new Map<string, WeakMap<RuledCater, readonly WishedMenu[]>>()

  const byCater = ({ without, diets }: DietaryWish) => {
    const key = [...without, ...diets].sort().join()
    const found = known.get(key) ?? new WeakMap<RuledCater, readonly WishedMenu[]>()
    known.delete(key)
    known.set(key, found)
    const [oldest = key] = known.keys()
    if (known.size > MAX_WISHES) known.delete(oldest)
    return found
  }

  return (cater, wish) => {
    const judged = byCater(wish)
    const menus = judged.get(cater) ?? cater.menuNodes.flatMap((menu) => toWishedMenu(menu, wish) ?? [])
    judged.set(cater, menus)
    return menus
  }
}
