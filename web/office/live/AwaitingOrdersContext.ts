import { createContext } from 'react'

/** The UUIDs of the orders that have awaited approval by the viewer's caterer longest; none for admins. */
export const AwaitingOrdersContext = createContext<readonly string[]>([])
