import { createContext } from 'react'
import type { Period } from './period.ts'

/** Today and the period of the plots, as Danish dates 'YYYY-MM-DD'. */
export const DashboardDatesContext = createContext<Period & { today: string }>({ today: '', from: '', to: '' })
