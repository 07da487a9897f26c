import { createContext } from 'react'

/** How many orders await an answer of the viewer's caterer; 0 for others. */
export const AwaitingCountContext = createContext(0)
