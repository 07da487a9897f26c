import { createContext } from 'react'

/** The number of orders that await approval by the viewer's caterer; 0 for admins. */
export const AwaitingCountContext = createContext(0)
