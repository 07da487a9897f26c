import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { NewCategoryRouteQuery } from '../../__generated__/NewCategoryRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { requireOwnCater } from '../requireOwnCater.ts'
import { redirectToLogin } from '../redirectToLogin.ts'

/** Whose category it will be. */
export const newCategoryRouteQuery = graphql`
  query NewCategoryRouteQuery($number: Int!) @throwOnFieldError {
    cater(number: $number) {
      ...NewCategoryRoute_cater
    }
  }
`

/** Loads the form of a new category, for the caterer's own people and admins. */
export async function loader(args: LoaderFunctionArgs) {
  const variables = { number: await requireOwnCater(args) }
  const asking = preload<NewCategoryRouteQuery>(args.context, newCategoryRouteQuery, variables)
  return { ref: await redirectToLogin(args.context, args.request, asking) }
}
