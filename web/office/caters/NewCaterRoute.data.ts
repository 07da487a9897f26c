import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { NewCaterRouteQuery } from '../../__generated__/NewCaterRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { requireAdmin } from '../requireAdmin.ts'
import { redirectToLogin } from '../redirectToLogin.ts'

/** What a new caterer can be found by. */
export const newCaterRouteQuery = graphql`
  query NewCaterRouteQuery @throwOnFieldError {
    filters {
      ...CaterFilterFields_filters
    }
  }
`

/** Loads the form of a new caterer; for admins. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireAdmin({ context })
  return { ref: await redirectToLogin(context, request, preload<NewCaterRouteQuery>(context, newCaterRouteQuery, {})) }
}
