import { useNavigate } from 'react-router'
import { useLatestSearch } from '../page/useLatestSearch.ts'

/**
 * Returns a function that changes parameters of the dashboard's URL; null removes one. The others stay, those of a
 * navigation that is still pending included.
 */
export function useDashboardSearch(): (choices: Readonly<Record<string, string | null>>) => void {
  const latestSearch = useLatestSearch()
  const navigate = useNavigate()
  return (choices) => {
    const next = latestSearch()
    for (const [name, choice] of Object.entries(choices)) {
      if (choice === null) next.delete(name)
      else next.set(name, choice)
    }
    void navigate({ search: `${next}` }, { preventScrollReset: true })
  }
}
