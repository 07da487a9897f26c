import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { CaterListRouteQuery } from '../../__generated__/CaterListRouteQuery.graphql.ts'
import { loadAdminPage } from '../access/pageLoaders.ts'

/** All caterers, active or not, in their sort order. */
export const caterListRouteQuery = graphql`
  query CaterListRouteQuery @throwOnFieldError {
    ...CaterListRoute_query
  }
`

/** Loads the caterers for admins. Throws 404 for others. */
export const loader = (args: LoaderFunctionArgs) => loadAdminPage<CaterListRouteQuery>(args, caterListRouteQuery)
