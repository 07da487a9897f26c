import { useSearchParams } from 'react-router'
import { paths } from '../../page/paths.ts'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'

/** Makes the address of a category, with what else the address says: of the party, and of what the food must be. */
export function useCategoryPath(): (name: string) => string {
  const [search] = useSearchParams()
  const isHydrated = useIsHydrated()
  return (name) => {
    // The server renders a page for everybody alike
    const params = new URLSearchParams(isHydrated ? search : '')
    params.delete('category')
    const rest = params.toString()
    return rest ? `${paths.category(name)}&${rest}` : paths.category(name)
  }
}
