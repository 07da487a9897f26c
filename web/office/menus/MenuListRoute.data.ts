import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { MenuListRouteQuery } from '../../__generated__/MenuListRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { requireOwnCater } from '../requireOwnCater.ts'
import { redirectToLogin } from '../redirectToLogin.ts'

/** The menus of one caterer. */
export const menuListRouteQuery = graphql`
  query MenuListRouteQuery($number: Int!) {
    cater(number: $number) {
      ...MenuListRoute_cater
    }
  }
`

/** Loads the list, for the caterer's own people and admins. */
export async function loader(args: LoaderFunctionArgs) {
  const variables = { number: await requireOwnCater(args) }
  const asking = preload<MenuListRouteQuery>(args.context, menuListRouteQuery, variables)
  return { ref: await redirectToLogin(args.context, args.request, asking) }
}
