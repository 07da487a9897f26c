import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { CategoryListRouteQuery } from '../../__generated__/CategoryListRouteQuery.graphql.ts'
import { loadCaterPage } from '../access/pageLoaders.ts'

/** The categories of one caterer. */
export const categoryListRouteQuery = graphql`
  query CategoryListRouteQuery($number: Int!) {
    cater(number: $number) {
      ...CategoryListRoute_cater
    }
  }
`

/** Loads the list, for the caterer's own people and admins. */
export const loader = (args: LoaderFunctionArgs) => loadCaterPage<CategoryListRouteQuery>(args, categoryListRouteQuery)
