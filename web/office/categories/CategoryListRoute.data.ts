import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { CategoryListRouteQuery } from '../../__generated__/CategoryListRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { requireOwnCater } from '../requireOwnCater.ts'
import { redirectToLogin } from '../redirectToLogin.ts'

/** The categories of one caterer. */
export const categoryListRouteQuery = graphql`
  query CategoryListRouteQuery($number: Int!) {
    cater(number: $number) {
      ...CategoryListRoute_cater
    }
  }
`

/** Loads the list, for the caterer's own people and admins. */
export async function loader(args: LoaderFunctionArgs) {
  const variables = { number: await requireOwnCater(args) }
  const asking = preload<CategoryListRouteQuery>(args.context, categoryListRouteQuery, variables)
  return { ref: await redirectToLogin(args.context, args.request, asking) }
}
