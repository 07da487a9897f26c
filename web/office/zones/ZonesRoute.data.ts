import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { ZonesRouteQuery } from '../../__generated__/ZonesRouteQuery.graphql.ts'
import { loadCaterPage } from '../access/pageLoaders.ts'

/** The delivery zones of a caterer. */
export const zonesRouteQuery = graphql`
  query ZonesRouteQuery($number: Int!) @throwOnFieldError {
    ...ZonesRoute_query @arguments(number: $number)
  }
`

/** Loads where a caterer delivers, for its owners and admins. */
export const loader = (args: LoaderFunctionArgs) => loadCaterPage<ZonesRouteQuery>(args, zonesRouteQuery)
