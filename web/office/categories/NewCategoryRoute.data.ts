import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { NewCategoryRouteQuery } from '../../__generated__/NewCategoryRouteQuery.graphql.ts'
import { loadCaterPage } from '../access/pageLoaders.ts'

/** The caterer of a new category. */
export const newCategoryRouteQuery = graphql`
  query NewCategoryRouteQuery($number: Int!) @throwOnFieldError {
    cater(number: $number) {
      ...NewCategoryRoute_cater
    }
  }
`

/** Loads the form of a new category, for the caterer's own people and admins. */
export const loader = (args: LoaderFunctionArgs) => loadCaterPage<NewCategoryRouteQuery>(args, newCategoryRouteQuery)
