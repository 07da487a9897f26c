import { createContext } from 'react'
import { basketKey } from './storedBasket.ts'

/** The key under which the basket of a caterer is stored: a visitor's, or that of a phone order. */
export const BasketKeyContext = createContext(basketKey)
