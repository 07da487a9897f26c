import { useState } from 'react'
import { graphql, useMutation } from 'react-relay/hooks'
import type { useCopyMenuMutation } from '../../__generated__/useCopyMenuMutation.graphql.ts'
import { toActionError } from '../form/saveResult.ts'
import type { ActionError } from '../form/saveResult.ts'

/** Copies a menu with all that is in it: `[copy, isCopying, error]`. onCopied gets what the copy's address holds. */
export function useCopyMenu(caterId: string, onCopied: (uuid: string) => void) {
  const [error, setError] = useState<ActionError | null>(null)
  const [commit, isCopying] = useMutation<useCopyMenuMutation>(graphql`
    mutation useCopyMenuMutation($input: CopyMenuInput!) {
      copyMenu(input: $input) {
        uuid
      }
    }
  `)
  const copy = (id: string) => {
    setError(null)
    commit({
      variables: { input: { id } },
      updater: (store) => store.get(caterId)?.invalidateRecord(),
      onCompleted: ({ copyMenu }) => onCopied(copyMenu.uuid),
      onError: (cause) => setError(toActionError(cause)),
    })
  }
  return [copy, isCopying, error] as const
}
