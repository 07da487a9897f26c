import { graphql } from 'react-relay/hooks'
import type { useDeleteServiceMutation } from '../../__generated__/useDeleteServiceMutation.graphql.ts'
import { useCatalogueDelete } from '../catalogue/useCatalogueDelete.ts'

/** Deletes a service. Orders keep their snapshots. */
export function useDeleteService(caterId: string) {
  return useCatalogueDelete<useDeleteServiceMutation>(
    graphql`
      mutation useDeleteServiceMutation($input: DeleteServiceInput!) {
        deleteService(input: $input) {
          deletedId
        }
      }
    `,
    caterId,
  )
}
