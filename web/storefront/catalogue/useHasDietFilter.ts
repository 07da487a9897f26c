import { useSearchParams } from 'react-router'
import { DIET_FILTER_PARAMS } from '../../foods/dietFilterParams.ts'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'

/** True if the address has a diet filter; false on the server, which renders a page for everybody alike. */
export function useHasDietFilter(): boolean {
  const [search] = useSearchParams()
  const isHydrated = useIsHydrated()
  return isHydrated && (search.has(DIET_FILTER_PARAMS.without) || search.has(DIET_FILTER_PARAMS.diets))
}
