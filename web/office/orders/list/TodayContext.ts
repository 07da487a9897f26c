import { createContext } from 'react'

/** The Danish date of today, 'YYYY-MM-DD', as the page was loaded. */
export const TodayContext = createContext('')
