import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { NewPageRouteQuery } from '../../__generated__/NewPageRouteQuery.graphql.ts'
import { loadAdminPage } from '../access/pageLoaders.ts'

/** The choices of a new page's fields. */
export const newPageRouteQuery = graphql`
  query NewPageRouteQuery @throwOnFieldError {
    ...usePageChoices_query
  }
`

/** Loads the form of a new page, for admins. Throws 404 for others. */
export const loader = (args: LoaderFunctionArgs) => loadAdminPage<NewPageRouteQuery>(args, newPageRouteQuery)
