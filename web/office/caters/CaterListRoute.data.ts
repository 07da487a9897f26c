import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { CaterListRouteQuery } from '../../__generated__/CaterListRouteQuery.graphql.ts'
import { loadAdminPage } from '../access/pageLoaders.ts'
import { readListQuery } from '../list/listQuery.ts'

/** The first caterers, active or not, in their sort order; with a query only those that it finds. */
export const caterListRouteQuery = graphql`
  query CaterListRouteQuery($query: String) @throwOnFieldError {
    ...CaterListRoute_query
  }
`

/** Loads the caterers that the address searches for, for admins. Throws 404 for others. */
export const loader = (args: LoaderFunctionArgs) =>
  loadAdminPage<CaterListRouteQuery>(args, caterListRouteQuery, { query: readListQuery(args.request.url) })
