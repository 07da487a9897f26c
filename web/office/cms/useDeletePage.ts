import { graphql } from 'react-relay/hooks'
import type { useDeletePageMutation } from '../../__generated__/useDeletePageMutation.graphql.ts'
import { useSave } from '../form/useSave.ts'

/** Deletes a page, and takes it out of the list. */
export function useDeletePage() {
  const commit = useSave<useDeletePageMutation, null>(
    graphql`
      mutation useDeletePageMutation($input: DeletePageInput!) {
        deletePage(input: $input) {
          __typename
          ... on NotPossible {
            message
          }
        }
      }
    `,
    ({ deletePage: answer }) =>
      'message' in answer ? { kind: 'refused', message: answer.message } : { kind: 'saved', values: null },
  )
  return (id: string) =>
    commit(
      { input: { id } },
      {
        updater: (store, answer) => {
          if (answer?.deletePage.__typename === 'NotPossible') return
          const root = store.getRoot()
          const left = root.getLinkedRecords('pages')?.filter((page) => page?.getDataID() !== id)
          if (left) root.setLinkedRecords(left, 'pages')
        },
      },
    )
}
