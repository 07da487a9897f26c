import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { PageListRouteQuery } from '../../__generated__/PageListRouteQuery.graphql.ts'
import { loadAdminPage } from '../access/pageLoaders.ts'

/** All pages, by address. */
export const pageListRouteQuery = graphql`
  query PageListRouteQuery @throwOnFieldError {
    ...PageListRoute_query
  }
`

/** Loads the pages for admins. Throws 404 for others. */
export const loader = (args: LoaderFunctionArgs) => loadAdminPage<PageListRouteQuery>(args, pageListRouteQuery)
