import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { FilterListRoute_group$key } from '../../__generated__/FilterListRoute_group.graphql.ts'
import type { FilterListRoute_filters$key } from '../../__generated__/FilterListRoute_filters.graphql.ts'
import type { FilterListRouteQuery } from '../../__generated__/FilterListRouteQuery.graphql.ts'
import { paths } from '../../page/paths.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { filterListRouteQuery } from './FilterListRoute.data.ts'
import type { loader } from './FilterListRoute.data.ts'
import styles from './FilterListRoute.module.css'
import { useCreateFilter } from './filterMutations.ts'
import type { FilterType } from './filterMutations.ts'
import { FilterNameForm } from './FilterNameForm.tsx'
import { FilterRow } from './FilterRow.tsx'

const PARENTS = [{ label: 'Dashboard', to: paths.office() }]

/** 'Filtre': the filters that visitors find caterers by, which can be added, renamed and deleted. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { filters } = usePreloadedQuery<FilterListRouteQuery>(filterListRouteQuery, ref)
  return (
    <OfficePage title="Filtre" parents={PARENTS}>
      <PageHeader title="Filtre" hint="Gæster finder cateringfirmaer på forsiden ved hjælp af filtrene." />
      <FilterGroups filters={filters} />
    </OfficePage>
  )
}

function FilterGroups(props: { filters: FilterListRoute_filters$key }) {
  const { foodtypes, occasions, diets, locations } = useFragment(
    graphql`
      fragment FilterListRoute_filters on FilterGroups {
        foodtypes {
          ...FilterListRoute_group
        }
        occasions {
          ...FilterListRoute_group
        }
        diets {
          ...FilterListRoute_group
        }
        locations {
          ...FilterListRoute_group
        }
      }
    `,
    props.filters,
  )
  return (
    <div className={styles.groups}>
      <FilterGroup type="FOOD_TYPE" title="Madtyper" newLabel="Ny madtype" filters={foodtypes} />
      <FilterGroup type="OCCASION" title="Anledninger" newLabel="Ny anledning" filters={occasions} />
      <FilterGroup type="DIET" title="Kost" newLabel="Ny kostform" filters={diets} />
      <FilterGroup type="LOCATION" title="Områder" newLabel="Nyt område" filters={locations} />
    </div>
  )
}

/** The filters of one type, and a form for a new one. */
function FilterGroup(props: { type: FilterType; title: string; newLabel: string; filters: FilterListRoute_group$key }) {
  const { type, title, newLabel } = props
  const filters = useFragment(
    graphql`
      fragment FilterListRoute_group on Filter @relay(plural: true) {
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
