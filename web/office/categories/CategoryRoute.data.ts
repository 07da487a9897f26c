import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { CategoryRouteQuery } from '../../__generated__/CategoryRouteQuery.graphql.ts'
import { loadCatalogueItemPage } from '../access/pageLoaders.ts'

/** A category of a caterer; null if there is none with this id. */
export const categoryRouteQuery = graphql`
  query CategoryRouteQuery($number: Int!, $id: ID!) @throwOnFieldError {
    cater(number: $number) {
      category(id: $id) {
        __typename
      }
      ...CategoryRoute_cater @arguments(id: $id)
    }
  }
`

/** Loads a category, for the caterer's own people and admins. Throws 404 for one that is missing or another caterer's. */
export const loader = (args: LoaderFunctionArgs) =>
  loadCatalogueItemPage<CategoryRouteQuery>(args, categoryRouteQuery, args.params.categoryId, ({ cater }) =>
    Boolean(cater?.category),
  )
