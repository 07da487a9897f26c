import { graphql } from 'react-relay/hooks'
import type { useDeleteDishMutation } from '../../__generated__/useDeleteDishMutation.graphql.ts'
import { useCatalogueDelete } from '../catalogue/useCatalogueDelete.ts'

/** Deletes a dish. The menus that name it lose it. */
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
