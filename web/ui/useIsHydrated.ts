import { use } from 'react'
import { HydrationContext } from './HydrationContext.ts'

/** False on the server and until the page is hydrated; what is typed before that would be lost. */
export const useIsHydrated = (): boolean => use(HydrationContext)
