import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { FilterListRouteQuery } from '../../__generated__/FilterListRouteQuery.graphql.ts'
import { loadAdminPage } from '../access/pageLoaders.ts'

/** All filters, by type. */
export const filterListRouteQuery = graphql`
  query FilterListRouteQuery @throwOnFieldError {
    filters {
      ...FilterListRoute_filters
    }
  }
`

/** Loads the filters for admins. Throws 404 for others. */
export const loader = (args: LoaderFunctionArgs) => loadAdminPage<FilterListRouteQuery>(args, filterListRouteQuery)
