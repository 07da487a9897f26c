import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { FoodsRouteQuery } from '../../__generated__/FoodsRouteQuery.graphql.ts'
import { loadCaterPage } from '../access/pageLoaders.ts'

/** The declarations of a caterer's foods. */
export const foodsRouteQuery = graphql`
  query FoodsRouteQuery($number: Int!) @throwOnFieldError {
    ...FoodsRoute_query @arguments(number: $number)
  }
`

/** Loads the declarations of a caterer's foods, for its office and admins. */
export const loader = (args: LoaderFunctionArgs) => loadCaterPage<FoodsRouteQuery>(args, foodsRouteQuery)
