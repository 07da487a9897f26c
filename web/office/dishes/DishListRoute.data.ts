import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { DishListRouteQuery } from '../../__generated__/DishListRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { requireOwnCater } from '../requireOwnCater.ts'
import { redirectToLogin } from '../redirectToLogin.ts'

/** The dishes of one caterer. */
export const dishListRouteQuery = graphql`
  query DishListRouteQuery($number: Int!) {
    cater(number: $number) {
      ...DishListRoute_cater
    }
  }
`

/** Loads the list, for the caterer's own people and admins. */
export async function loader(args: LoaderFunctionArgs) {
  const variables = { number: await requireOwnCater(args) }
  const asking = preload<DishListRouteQuery>(args.context, dishListRouteQuery, variables)
  return { ref: await redirectToLogin(args.context, args.request, asking) }
}
