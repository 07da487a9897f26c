import { createContext } from 'react'

/** The UUIDs of the orders of a list in its order, which an order opened from it is paged through by; null for no list. */
export const OrderSequenceContext = createContext<readonly string[] | null>(null)
