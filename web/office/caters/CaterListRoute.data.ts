import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { CaterListRouteQuery } from '../../__generated__/CaterListRouteQuery.graphql.ts'
import { loadAdminPage } from '../pageLoaders.ts'

/** All caterers, open or closed, in their order. */
export const caterListRouteQuery = graphql`
  query CaterListRouteQuery @throwOnFieldError {
    ...CaterListRoute_query
  }
`

/** Loads the caterers for admins; others have no such page. */
export const loader = (args: LoaderFunctionArgs) => loadAdminPage<CaterListRouteQuery>(args, caterListRouteQuery)
