import { graphql } from 'react-relay/hooks'
import type { useDeleteMenuMutation } from '../../__generated__/useDeleteMenuMutation.graphql.ts'
import { useCatalogueDelete } from '../catalogue/useCatalogueDelete.ts'

/** Deletes a menu and its content. Orders keep their snapshots. */
export function useDeleteMenu(caterId: string) {
  return useCatalogueDelete<useDeleteMenuMutation>(
    graphql`
      mutation useDeleteMenuMutation($input: DeleteMenuInput!) {
        deleteMenu(input: $input) {
          deletedId
        }
      }
    `,
    caterId,
  )
}
