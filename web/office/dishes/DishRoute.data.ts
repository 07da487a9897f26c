import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { DishRouteQuery } from '../../__generated__/DishRouteQuery.graphql.ts'
import { loadCatalogueItemPage } from '../pageLoaders.ts'

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
export const loader = (args: LoaderFunctionArgs) =>
  loadCatalogueItemPage<DishRouteQuery>(args, dishRouteQuery, args.params.dishId, ({ cater }) => Boolean(cater?.dish))
