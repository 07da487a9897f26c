import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { CategoryRouteQuery } from '../../__generated__/CategoryRouteQuery.graphql.ts'
import { loadCatalogueItemPage } from '../pageLoaders.ts'

/** One category of a caterer; null where there is none such. */
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

/** Loads a category, for the caterer's own people and admins. One that is not there, or is another's, answers 404. */
export const loader = (args: LoaderFunctionArgs) =>
  loadCatalogueItemPage<CategoryRouteQuery>(args, categoryRouteQuery, args.params.categoryId, ({ cater }) =>
    Boolean(cater?.category),
  )
