import { createContext } from 'react'

/** True within a dialog: a link there takes the place of the dialog's entry in the history. */
export const InDialogContext = createContext(false)
