import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { AvailabilityRouteQuery } from '../../__generated__/AvailabilityRouteQuery.graphql.ts'
import { loadCaterPage } from '../access/pageLoaders.ts'

/** The availability rules of a caterer. */
export const availabilityRouteQuery = graphql`
  query AvailabilityRouteQuery($number: Int!) @throwOnFieldError {
    ...AvailabilityRoute_query @arguments(number: $number)
  }
`

/** Loads when a caterer can be ordered from, for its owners and admins. */
export const loader = (args: LoaderFunctionArgs) => loadCaterPage<AvailabilityRouteQuery>(args, availabilityRouteQuery)
