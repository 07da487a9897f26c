import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { DishListRouteQuery } from '../../__generated__/DishListRouteQuery.graphql.ts'
import { loadCaterPage } from '../access/pageLoaders.ts'

/** The dishes of one caterer. */
export const dishListRouteQuery = graphql`
  query DishListRouteQuery($number: Int!) {
    cater(number: $number) {
      ...DishListRoute_cater
    }
  }
`

/** Loads the list, for the caterer's own people and admins. */
export const loader = (args: LoaderFunctionArgs) => loadCaterPage<DishListRouteQuery>(args, dishListRouteQuery)
