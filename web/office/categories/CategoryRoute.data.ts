import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { CategoryRouteQuery } from '../../__generated__/CategoryRouteQuery.graphql.ts'
import { preload, readQuery } from '../../relay/preload.ts'
import { throwNotFound } from '../../throwNotFound.ts'
import { requireOwnCater } from '../requireOwnCater.ts'
import { redirectToLogin } from '../redirectToLogin.ts'

/** One category of a caterer; null where there is none such. */
export const categoryRouteQuery = graphql`
  query CategoryRouteQuery($number: Int!, $id: ID!) @throwOnFieldError {
    cater(number: $number) {
      category(id: $id) {
        __typename
      }
      ...CategoryRoute_cater @arguments(id: $id)
    }
  }
`

/** Loads a category, for the caterer's own people and admins. One that is not there, or is another's, answers 404. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, request, params } = args
  const variables = { number: await requireOwnCater(args), id: params.categoryId ?? '' }
  const { cater } = await redirectToLogin(
    context,
    request,
    readQuery<CategoryRouteQuery>(context, categoryRouteQuery, variables),
  )
  if (!cater?.category) throwNotFound()
  return { ref: await preload<CategoryRouteQuery>(context, categoryRouteQuery, variables) }
}
