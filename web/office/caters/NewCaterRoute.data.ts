import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { NewCaterRouteQuery } from '../../__generated__/NewCaterRouteQuery.graphql.ts'
import { loadAdminPage } from '../access/pageLoaders.ts'

/** The filters that a new caterer can have. */
export const newCaterRouteQuery = graphql`
  query NewCaterRouteQuery @throwOnFieldError {
    filters {
      ...CaterFilterFields_filters
    }
  }
`

/** Loads the form of a new caterer, for admins. Throws 404 for others. */
export const loader = (args: LoaderFunctionArgs) => loadAdminPage<NewCaterRouteQuery>(args, newCaterRouteQuery)
