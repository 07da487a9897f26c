import { graphql } from 'react-relay/hooks'
import type { useDeletePageMutation } from '../../__generated__/useDeletePageMutation.graphql.ts'
import { removeFromList } from '../form/storeUpdaters.ts'
import { toDeleteResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'

/** Deletes a page, and removes it from the list. */
export function useDeletePage() {
  const commit = useSave<useDeletePageMutation, null>(
    graphql`
      mutation useDeletePageMutation($input: DeletePageInput!) {
        deletePage(input: $input) {
          ...toSaveResult_error @alias(as: "error")
        }
      }
    `,
    ({ deletePage }) => toDeleteResult(deletePage),
  )
  return (id: string) =>
    commit(
      { input: { id } },
      {
        updater: (store, answer) => {
          if (!answer?.deletePage.error) removeFromList(store.getRoot(), 'pages', id)
        },
      },
    )
}
