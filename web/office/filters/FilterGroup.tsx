import { graphql, useFragment } from 'react-relay/hooks'
import type { FilterGroup_filters$key } from '../../__generated__/FilterGroup_filters.graphql.ts'
import styles from './FilterListRoute.module.css'
import { FilterNameForm } from './FilterNameForm.tsx'
import { FilterRow } from './FilterRow.tsx'
import type { FilterType } from './filterType.ts'
import { useCreateFilter } from './useCreateFilter.ts'

/** The filters of one type, and a form for a new one. */
export function FilterGroup(props: {
  type: FilterType
  title: string
  newLabel: string
  filters: FilterGroup_filters$key
}) {
  const { type, title, newLabel } = props
  const filters = useFragment(
    graphql`
      fragment FilterGroup_filters on Filter @relay(plural: true) {
        id
        ...FilterRow_filter
      }
    `,
    props.filters,
  )
  const createFilter = useCreateFilter(type)
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {filters.length === 0 && <p className={styles.empty}>Ingen endnu.</p>}
      <ul aria-label={title}>
        {filters.map((filter) => (
          <li key={filter.id}>
            <FilterRow filter={filter} type={type} />
          </li>
        ))}
      </ul>
      <FilterNameForm
        label={newLabel}
        submitLabel="Tilføj"
        draftId={`filter:new:${type}`}
        name=""
        save={createFilter}
      />
    </section>
  )
}
