import { graphql } from 'react-relay/hooks'
import type { useDeleteDishMutation } from '../../__generated__/useDeleteDishMutation.graphql.ts'
import { useCatalogueDelete } from '../catalogue/useCatalogueDelete.ts'

/** Deletes a dish, and removes it from menus. */
export function useDeleteDish(caterId: string) {
  return useCatalogueDelete<useDeleteDishMutation>(
    graphql`
      mutation useDeleteDishMutation($input: DeleteDishInput!) {
        deleteDish(input: $input) {
          deletedId
        }
      }
    `,
    caterId,
  )
}
