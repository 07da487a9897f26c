import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { MenuRouteQuery } from '../../__generated__/MenuRouteQuery.graphql.ts'
import { preload, readQuery } from '../../relay/preload.ts'
import { throwNotFound } from '../../throwNotFound.ts'
import { requireOwnCater } from '../requireOwnCater.ts'
import { redirectToLogin } from '../redirectToLogin.ts'

/** One menu of a caterer; null where there is none such. */
export const menuRouteQuery = graphql`
  query MenuRouteQuery($number: Int!, $id: ID!) @throwOnFieldError {
    cater(number: $number) {
      menu(id: $id) {
        __typename
      }
      ...MenuRoute_cater @arguments(id: $id)
    }
  }
`

/** Loads a menu, for the caterer's own people and admins. One that is not there, or is another's, answers 404. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, request, params } = args
  const variables = { number: await requireOwnCater(args), id: params.menuId ?? '' }
  const { cater } = await redirectToLogin(
    context,
    request,
    readQuery<MenuRouteQuery>(context, menuRouteQuery, variables),
  )
  if (!cater?.menu) throwNotFound()
  return { ref: await preload<MenuRouteQuery>(context, menuRouteQuery, variables) }
}
