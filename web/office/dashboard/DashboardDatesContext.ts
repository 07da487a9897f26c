import { createContext } from 'react'
import type { Period } from './period.ts'

/** The days that the dashboard shows: Danish dates, 'YYYY-MM-DD', and the period of its plots. */
export const DashboardDatesContext = createContext<Period & { today: string }>({ today: '', from: '', to: '' })
