import { createContext } from 'react'

/** Whether the page is hydrated. The document provides it; true where there is nothing to hydrate, as in a test. */
export const HydrationContext = createContext(true)
