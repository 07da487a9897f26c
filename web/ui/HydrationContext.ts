import { createContext } from 'react'

/** True once the page is hydrated. The document provides it; true where there is nothing to hydrate, as in a test. */
export const HydrationContext = createContext(true)
