import { createContext } from 'react'

/** Whether a changed field says so: in a form for a new thing every field would. */
export const ShowChangesContext = createContext(false)
