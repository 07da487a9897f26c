import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { MenuListRouteQuery } from '../../__generated__/MenuListRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { ownCaterNumber } from '../ownCaterNumber.ts'
import { orLogin } from '../orLogin.ts'

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
  const variables = { number: await ownCaterNumber(args) }
  const asking = preload<MenuListRouteQuery>(args.context, menuListRouteQuery, variables)
  return { ref: await orLogin(args.context, args.request, asking) }
}
