import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { MenuListRouteQuery } from '../../__generated__/MenuListRouteQuery.graphql.ts'
import { loadCaterPage } from '../access/pageLoaders.ts'

/** The menus of one caterer. */
export const menuListRouteQuery = graphql`
  query MenuListRouteQuery($number: Int!) {
    cater(number: $number) {
      ...MenuListRoute_cater
    }
  }
`

/** Loads the list, for the caterer's own people and admins. */
export const loader = (args: LoaderFunctionArgs) => loadCaterPage<MenuListRouteQuery>(args, menuListRouteQuery)
