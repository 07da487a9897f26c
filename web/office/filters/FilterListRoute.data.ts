import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { FilterListRouteQuery } from '../../__generated__/FilterListRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { requireAdmin } from '../requireAdmin.ts'
import { redirectToLogin } from '../redirectToLogin.ts'

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
  await requireAdmin({ context })
  return {
    ref: await redirectToLogin(context, request, preload<FilterListRouteQuery>(context, filterListRouteQuery, {})),
  }
}
