import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { NewServiceRouteQuery } from '../../__generated__/NewServiceRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { requireOwnCater } from '../requireOwnCater.ts'
import { redirectToLogin } from '../redirectToLogin.ts'

/** Whose service it will be. */
export const newServiceRouteQuery = graphql`
  query NewServiceRouteQuery($number: Int!) @throwOnFieldError {
    cater(number: $number) {
      ...NewServiceRoute_cater
    }
  }
`

/** Loads the form of a new service, for the caterer's own people and admins. */
export async function loader(args: LoaderFunctionArgs) {
  const variables = { number: await requireOwnCater(args) }
  const asking = preload<NewServiceRouteQuery>(args.context, newServiceRouteQuery, variables)
  return { ref: await redirectToLogin(args.context, args.request, asking) }
}
