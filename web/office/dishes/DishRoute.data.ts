import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { DishRouteQuery } from '../../__generated__/DishRouteQuery.graphql.ts'
import { loadCatalogueItemPage } from '../access/pageLoaders.ts'

/** A dish of a caterer; null if there is none with this id. */
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

/** Loads a dish, for the caterer's own people and admins. Throws 404 for one that is missing or another caterer's. */
export const loader = (args: LoaderFunctionArgs) =>
  loadCatalogueItemPage<DishRouteQuery>(args, dishRouteQuery, args.params.dishId, ({ cater }) => Boolean(cater?.dish))
