import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { CategoryListQuery } from '../../__generated__/CategoryListQuery.graphql.ts'
import type { CategoryQuery } from '../../__generated__/CategoryQuery.graphql.ts'
import { loadCatalogueItemPage, loadCaterPage } from '../access/pageLoaders.ts'

/** The categories of one caterer. */
export const categoryListQuery = graphql`
  query CategoryListQuery($number: Int!) {
    cater(number: $number) {
      ...CategoryListRoute_cater
    }
  }
`

/** A caterer with one of its categories, which is null if there is none with this id; without one for a new category. */
export const categoryQuery = graphql`
  query CategoryQuery($number: Int!, $id: ID!, $isNew: Boolean!) @throwOnFieldError {
    cater(number: $number) {
      category(id: $id) @skip(if: $isNew) {
        __typename
      }
      ...CategoryRoute_cater @arguments(id: $id, isNew: $isNew)
    }
  }
`

/** Loads the list, for the caterer's own people and admins. */
export const listLoader = (args: LoaderFunctionArgs) => loadCaterPage<CategoryListQuery>(args, categoryListQuery)

/** Loads a new or saved category, for the caterer's own people and admins. Throws 404 for one that is missing or another caterer's. */
export const loader = (args: LoaderFunctionArgs) =>
  loadCatalogueItemPage<CategoryQuery>(args, categoryQuery, args.params.categoryId, ({ cater }) =>
    Boolean(cater?.category),
  )
