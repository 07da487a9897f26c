import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { FilterListRouteQuery } from '../../__generated__/FilterListRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { adminsOnly } from '../requireAdmin.ts'
import { orLogin } from '../redirectToLogin.ts'

/** All filters, by type. */
export const filterListRouteQuery = graphql`
  query FilterListRouteQuery @throwOnFieldError {
    filters {
      ...FilterListRoute_filters
    }
  }
`

/** Loads the filters for admins; others have no such page. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await adminsOnly({ context })
  return {
    ref: await orLogin(context, request, preload<FilterListRouteQuery>(context, filterListRouteQuery, {})),
  }
}
