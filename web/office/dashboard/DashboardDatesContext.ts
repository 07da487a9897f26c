import { createContext } from 'react'
import type { DateRange } from './period.ts'

/** The errors of the dashboard's URL: Danish sentences for the fields. */
interface DashboardErrors {
  period: string | undefined
  cater: string | undefined
}

/** Today and the period of the plots, as Danish dates 'YYYY-MM-DD'. */
export const DashboardDatesContext = createContext<DateRange & { today: string; errors: DashboardErrors }>({
  today: '',
  from: '',
  to: '',
  errors: { period: undefined, cater: undefined },
})
