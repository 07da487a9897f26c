import { useSearchParams } from 'react-router'
import { WISH_PARAMS } from '../../foods/wishParams.ts'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'

/** Whether the address wishes anything of the food; false on the server, which renders a page for everybody alike. */
export function useHasWish(): boolean {
  const [search] = useSearchParams()
  const isHydrated = useIsHydrated()
  return isHydrated && (search.has(WISH_PARAMS.without) || search.has(WISH_PARAMS.diets))
}
