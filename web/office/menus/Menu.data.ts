import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { MenuListQuery } from '../../__generated__/MenuListQuery.graphql.ts'
import type { MenuQuery } from '../../__generated__/MenuQuery.graphql.ts'
import { loadCatalogueItemPage, loadCaterPage } from '../access/pageLoaders.ts'

/** The menus of one caterer. */
export const menuListQuery = graphql`
  query MenuListQuery($number: Int!) {
    cater(number: $number) {
      ...MenuListRoute_cater
    }
  }
`

/** A caterer with one of its menus, which is null if there is none with this id; without one for a new menu. */
export const menuQuery = graphql`
  query MenuQuery($number: Int!, $id: ID!, $isNew: Boolean!) @throwOnFieldError {
    cater(number: $number) {
      menu(id: $id) @skip(if: $isNew) {
        __typename
      }
      ...MenuRoute_cater @arguments(id: $id, isNew: $isNew)
    }
  }
`

/** Loads the list, for the caterer's own people and admins. */
export const listLoader = (args: LoaderFunctionArgs) => loadCaterPage<MenuListQuery>(args, menuListQuery)

/** Loads a new or saved menu, for the caterer's own people and admins. Throws 404 for one that is missing or another caterer's. */
export const loader = (args: LoaderFunctionArgs) =>
  loadCatalogueItemPage<MenuQuery>(args, menuQuery, args.params.menuId, ({ cater }) => Boolean(cater?.menu))
