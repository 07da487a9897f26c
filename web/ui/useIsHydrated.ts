import { createContext, use } from 'react'

/** Whether the page is hydrated. The document provides it; true where there is nothing to hydrate, as in a test. */
export const HydrationContext = createContext(true)

/** False on the server and until the page is hydrated; what is typed before that would be lost. */
export const useIsHydrated = (): boolean => use(HydrationContext)
