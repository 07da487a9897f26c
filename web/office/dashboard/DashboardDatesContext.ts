import { createContext } from 'react'
import type { DateRange } from './period.ts'

/** What the dashboard's URL holds wrongly: Danish sentences for the fields. */
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
