import { graphql } from 'react-relay/hooks'
import type { useDeleteCategoryMutation } from '../../__generated__/useDeleteCategoryMutation.graphql.ts'
import { useCatalogueDelete } from '../catalogue/useCatalogueDelete.ts'

/** Deletes a category. Its menus stay. */
export function useDeleteCategory(caterId: string) {
  return useCatalogueDelete<useDeleteCategoryMutation>(
    graphql`
      mutation useDeleteCategoryMutation($input: DeleteCategoryInput!) {
        deleteCategory(input: $input) {
          deletedId
        }
      }
    `,
    caterId,
  )
}
