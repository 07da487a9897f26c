import { createContext } from 'react'

/** False where the viewer may open no order: in the kitchen. */
export const OpensOrdersContext = createContext(true)
