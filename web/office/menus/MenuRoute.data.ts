import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { MenuRouteQuery } from '../../__generated__/MenuRouteQuery.graphql.ts'
import { loadCatalogueItemPage } from '../access/pageLoaders.ts'

/** A menu of a caterer; null if there is none with this id. */
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

/** Loads a menu, for the caterer's own people and admins. Throws 404 for one that is missing or another caterer's. */
export const loader = (args: LoaderFunctionArgs) =>
  loadCatalogueItemPage<MenuRouteQuery>(args, menuRouteQuery, args.params.menuId, ({ cater }) => Boolean(cater?.menu))
