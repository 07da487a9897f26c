import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { EditCaterRouteQuery } from '../../__generated__/EditCaterRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { requireOwnCater } from '../requireOwnCater.ts'
import { redirectToLogin } from '../redirectToLogin.ts'

/** The whole form of a caterer, and who fills it in. */
export const editCaterRouteQuery = graphql`
  query EditCaterRouteQuery($number: Int!) @throwOnFieldError {
    ...EditCaterRoute_query @arguments(number: $number)
  }
`

/** Loads the form; whether others have changed it since is found when it is saved. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args
  const variables = { number: await requireOwnCater(args) }
  const asking = preload<EditCaterRouteQuery>(context, editCaterRouteQuery, variables)
  return { ref: await redirectToLogin(context, request, asking) }
}
