import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { NewDishRouteQuery } from '../../__generated__/NewDishRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { requireOwnCater } from '../requireOwnCater.ts'
import { redirectToLogin } from '../redirectToLogin.ts'

/** Whose dish it will be. */
export const newDishRouteQuery = graphql`
  query NewDishRouteQuery($number: Int!) @throwOnFieldError {
    cater(number: $number) {
      ...NewDishRoute_cater
    }
  }
`

/** Loads the form of a new dish, for the caterer's own people and admins. */
export async function loader(args: LoaderFunctionArgs) {
  const variables = { number: await requireOwnCater(args) }
  const asking = preload<NewDishRouteQuery>(args.context, newDishRouteQuery, variables)
  return { ref: await redirectToLogin(args.context, args.request, asking) }
}
