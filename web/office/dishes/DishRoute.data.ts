import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { DishRouteQuery } from '../../__generated__/DishRouteQuery.graphql.ts'
import { preload, readQuery } from '../../relay/preload.ts'
import { throwNotFound } from '../../throwNotFound.ts'
import { requireOwnCater } from '../requireOwnCater.ts'
import { redirectToLogin } from '../redirectToLogin.ts'

/** One dish of a caterer; null where there is none such. */
export const dishRouteQuery = graphql`
  query DishRouteQuery($number: Int!, $id: ID!) @throwOnFieldError {
    cater(number: $number) {
      dish(id: $id) {
        __typename
      }
      ...DishRoute_cater @arguments(id: $id)
    }
  }
`

/** Loads a dish, for the caterer's own people and admins. One that is not there, or is another's, answers 404. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, request, params } = args
  const variables = { number: await requireOwnCater(args), id: params.dishId ?? '' }
  const { cater } = await redirectToLogin(
    context,
    request,
    readQuery<DishRouteQuery>(context, dishRouteQuery, variables),
  )
  if (!cater?.dish) throwNotFound()
  return { ref: await preload<DishRouteQuery>(context, dishRouteQuery, variables) }
}
