import { use } from 'react'
import { CaterSelect } from '../caterChoice/CaterSelect.tsx'
import { DashboardDatesContext } from './DashboardDatesContext.ts'
import { useDashboardSearch } from './useDashboardSearch.ts'

/** The caterer whose dashboard an admin sees; `chosen` is 0 for all. The choice is stored in the URL. */
export function DashboardCater(props: { chosen: number }) {
  const { errors } = use(DashboardDatesContext)
  const search = useDashboardSearch()
  return (
    <CaterSelect
      label="Cateringfirma"
      noneLabel="Alle"
      error={errors.cater}
      value={props.chosen === 0 ? '' : String(props.chosen)}
      onChange={(cater) => search({ cater: cater || null })}
    />
  )
}
