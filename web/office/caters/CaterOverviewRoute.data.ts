import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { CaterOverviewRouteQuery } from '../../__generated__/CaterOverviewRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { requireOwnCater } from '../requireOwnCater.ts'
import { redirectToLogin } from '../redirectToLogin.ts'

/** What a caterer is and has; its users for admins. */
export const caterOverviewRouteQuery = graphql`
  query CaterOverviewRouteQuery($number: Int!) @throwOnFieldError {
    ...CaterOverviewRoute_query @arguments(number: $number)
  }
`

/** Loads a caterer for its own people and admins. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args
  const variables = { number: await requireOwnCater(args) }
  const asking = preload<CaterOverviewRouteQuery>(context, caterOverviewRouteQuery, variables)
  return { ref: await redirectToLogin(context, request, asking) }
}
