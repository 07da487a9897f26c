import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { FilterListRoute_filters$key } from '../../__generated__/FilterListRoute_filters.graphql.ts'
import type { FilterListRouteQuery } from '../../__generated__/FilterListRouteQuery.graphql.ts'
import { paths } from '../../page/paths.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { FilterGroup } from './FilterGroup.tsx'
import { filterListRouteQuery } from './FilterListRoute.data.ts'
import type { loader } from './FilterListRoute.data.ts'
import styles from './FilterListRoute.module.css'

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
          ...FilterGroup_filters
        }
        occasions {
          ...FilterGroup_filters
        }
        diets {
          ...FilterGroup_filters
        }
        locations {
          ...FilterGroup_filters
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
