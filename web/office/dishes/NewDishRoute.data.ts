import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { NewDishRouteQuery } from '../../__generated__/NewDishRouteQuery.graphql.ts'
import { loadCaterPage } from '../access/pageLoaders.ts'

/** The caterer of a new dish. */
export const newDishRouteQuery = graphql`
  query NewDishRouteQuery($number: Int!) @throwOnFieldError {
    cater(number: $number) {
      ...NewDishRoute_cater
    }
  }
`

/** Loads the form of a new dish, for the caterer's own people and admins. */
export const loader = (args: LoaderFunctionArgs) => loadCaterPage<NewDishRouteQuery>(args, newDishRouteQuery)
