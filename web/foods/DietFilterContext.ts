import { createContext } from 'react'

/**
 * The visitor's diet filter as a part of an address, for parts that the office shows, too: only the storefront provides it,
 * since an order that the office takes by phone is somebody else's. '' for none.
 */
export const DietFilterContext = createContext('')
