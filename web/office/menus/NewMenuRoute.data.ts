import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { NewMenuRouteQuery } from '../../__generated__/NewMenuRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { requireOwnCater } from '../requireOwnCater.ts'
import { redirectToLogin } from '../redirectToLogin.ts'

/** Whose menu it will be, and the categories that it can stand in. */
export const newMenuRouteQuery = graphql`
  query NewMenuRouteQuery($number: Int!) @throwOnFieldError {
    cater(number: $number) {
      ...NewMenuRoute_cater
    }
  }
`

/** Loads the form of a new menu, for the caterer's own people and admins. */
export async function loader(args: LoaderFunctionArgs) {
  const variables = { number: await requireOwnCater(args) }
  const asking = preload<NewMenuRouteQuery>(args.context, newMenuRouteQuery, variables)
  return { ref: await redirectToLogin(args.context, args.request, asking) }
}
