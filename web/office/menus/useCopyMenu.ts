import { useState } from 'react'
import { graphql, useMutation } from 'react-relay/hooks'
import type { useCopyMenuMutation } from '../../__generated__/useCopyMenuMutation.graphql.ts'

/** Copies a menu with all that is in it: `[copy, isCopying, hasFailed]`. onCopied gets what the copy's address holds. */
export function useCopyMenu(caterId: string, onCopied: (uuid: string) => void) {
  const [hasFailed, setHasFailed] = useState(false)
  const [commit, isCopying] = useMutation<useCopyMenuMutation>(graphql`
    mutation useCopyMenuMutation($input: CopyMenuInput!) {
      copyMenu(input: $input) {
        uuid
      }
    }
  `)
  const copy = (id: string) => {
    setHasFailed(false)
    commit({
      variables: { input: { id } },
      updater: (store) => store.get(caterId)?.invalidateRecord(),
      onCompleted: ({ copyMenu }) => onCopied(copyMenu.uuid),
      onError: () => setHasFailed(true),
    })
  }
  return [copy, isCopying, hasFailed] as const
}
