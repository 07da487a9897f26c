import type { DietFilter } from '../../domain/foods/dietFilter.ts'
import type { SearchRules, MatchingMenu } from '../../domain/search/caterSearch.ts'
import { toMatchingMenu } from './matchingMenu.ts'
import type { RuledCater } from './searchedCaterStore.ts'

/** The most diet filters whose menus are cached; most searches use few. */
const MAX_DIET_FILTERS = 32

/**
 * The menus of caterers that may meet a diet filter, each caterer's judged once for it: judging all menus of
 * the marketplace takes longer than a search may. A caterer that has changed is another object.
 */
export function createMatchingMenus(): SearchRules<RuledCater>['matchingMenus'] {
  // The filter that was used last stands last
  const cached = new Map<string, WeakMap<RuledCater, readonly MatchingMenu[]>>()

  const byCater = ({ without, diets }: DietFilter) => {
    const key = [...without, ...diets].sort().join()
    const found = cached.get(key) ?? new WeakMap<RuledCater, readonly MatchingMenu[]>()
    cached.delete(key)
    cached.set(key, found)
    const [oldest = key] = cached.keys()
    if (cached.size > MAX_DIET_FILTERS) cached.delete(oldest)
    return found
  }

  return (cater, dietFilter) => {
    const judged = byCater(dietFilter)
    const menus = judged.get(cater) ?? cater.coursedMenus.flatMap((menu) => toMatchingMenu(menu, dietFilter) ?? [])
    judged.set(cater, menus)
    return menus
  }
}
