import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { CaterOverviewRouteQuery } from '../../__generated__/CaterOverviewRouteQuery.graphql.ts'
import { loadCaterPage } from '../access/pageLoaders.ts'

/** The overview of a caterer; for admins with its users. */
export const caterOverviewRouteQuery = graphql`
  query CaterOverviewRouteQuery($number: Int!) @throwOnFieldError {
    ...CaterOverviewRoute_query @arguments(number: $number)
  }
`

/** Loads a caterer for its own people and admins. */
export const loader = (args: LoaderFunctionArgs) =>
  loadCaterPage<CaterOverviewRouteQuery>(args, caterOverviewRouteQuery)
