import { use } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DashboardCater_query$key } from '../../__generated__/DashboardCater_query.graphql.ts'
import { Field } from '../../ui/Field.tsx'
import { DashboardDatesContext } from './DashboardDatesContext.ts'
import { useDashboardSearch } from './useDashboardSearch.ts'

/** The select for the caterer whose dashboard an admin sees; `chosen` is 0 for all. The choice is stored in the URL. */
export function DashboardCater(props: { query: DashboardCater_query$key; chosen: number }) {
  const { allCaters } = useFragment(
    graphql`
      fragment DashboardCater_query on Query {
        allCaters {
          number
          name
        }
      }
    `,
    props.query,
  )
  const { errors } = use(DashboardDatesContext)
  const search = useDashboardSearch()
  const choose = (cater: string) => search({ cater: cater === '0' ? null : cater })
  return (
    <Field label="Cateringfirma" error={errors.cater}>
      {(control) => (
        <select {...control} value={props.chosen} onChange={(event) => choose(event.target.value)}>
          <option value={0}>Alle</option>
          {allCaters?.map(({ number, name }) => (
            <option key={number} value={number}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
