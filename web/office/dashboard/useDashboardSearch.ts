import { useLocation, useNavigate, useNavigation } from 'react-router'

/**
 * Changes part of what the address says of the dashboard; null takes one out. The rest stays: also what was chosen just
 * before, and has no answer yet.
 */
export function useDashboardSearch(): (choices: Readonly<Record<string, string | null>>) => void {
  const shown = useLocation()
  const { location: coming } = useNavigation()
  const navigate = useNavigate()
  return (choices) => {
    const next = new URLSearchParams(coming?.pathname === shown.pathname ? coming.search : shown.search)
    for (const [name, choice] of Object.entries(choices)) {
      if (choice === null) next.delete(name)
      else next.set(name, choice)
    }
    void navigate({ search: `${next}` }, { preventScrollReset: true })
  }
}
