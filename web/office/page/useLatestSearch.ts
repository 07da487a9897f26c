import { use } from 'react'
import { UNSAFE_DataRouterContext, useLocation } from 'react-router'

/**
 * Returns a function for the parameters of this page's address as it was last requested. The address that is shown may be
 * older, since a page shows its new address only when its data are loaded, and is rendered later still: the router alone
 * knows it at once.
 */
export function useLatestSearch(): () => URLSearchParams {
  const router = use(UNSAFE_DataRouterContext)?.router
  const shown = useLocation()
  return () => {
    const pending = router?.state.navigation.location
    const latest = pending?.pathname === shown.pathname ? pending : (router?.state.location ?? shown)
    return new URLSearchParams(latest.search)
  }
}
