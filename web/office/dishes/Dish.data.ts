import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { DishListQuery } from '../../__generated__/DishListQuery.graphql.ts'
import type { DishQuery } from '../../__generated__/DishQuery.graphql.ts'
import { loadCatalogueItemPage, loadCaterPage } from '../access/pageLoaders.ts'

/** The dishes of one caterer. */
export const dishListQuery = graphql`
  query DishListQuery($number: Int!) {
    cater(number: $number) {
      ...DishListRoute_cater
    }
  }
`

/** A caterer with one of its dishes, which is null if there is none with this id; without one for a new dish. */
export const dishQuery = graphql`
  query DishQuery($number: Int!, $id: ID!, $isNew: Boolean!) @throwOnFieldError {
    cater(number: $number) {
      dish(id: $id) @skip(if: $isNew) {
        __typename
      }
      ...DishRoute_cater @arguments(id: $id, isNew: $isNew)
    }
  }
`

/** Loads the list, for the caterer's own people and admins. */
export const listLoader = (args: LoaderFunctionArgs) => loadCaterPage<DishListQuery>(args, dishListQuery)

/** Loads a new or saved dish, for the caterer's own people and admins. Throws 404 for one that is missing or another caterer's. */
export const loader = (args: LoaderFunctionArgs) =>
  loadCatalogueItemPage<DishQuery>(args, dishQuery, args.params.dishId, ({ cater }) => Boolean(cater?.dish))
