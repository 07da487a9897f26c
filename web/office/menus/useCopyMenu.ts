import { useState } from 'react'
import { graphql, useMutation } from 'react-relay/hooks'
import type { useCopyMenuMutation } from '../../__generated__/useCopyMenuMutation.graphql.ts'
import { troubleOfError } from '../form/saveResult.ts'
import type { ActTrouble } from '../form/saveResult.ts'

/** Copies a menu with all that is in it: `[copy, isCopying, trouble]`. onCopied gets what the copy's address holds. */
export function useCopyMenu(caterId: string, onCopied: (uuid: string) => void) {
  const [trouble, setTrouble] = useState<ActTrouble | null>(null)
  const [commit, isCopying] = useMutation<useCopyMenuMutation>(graphql`
    mutation useCopyMenuMutation($input: CopyMenuInput!) {
      copyMenu(input: $input) {
        uuid
      }
    }
  `)
  const copy = (id: string) => {
    setTrouble(null)
    commit({
      variables: { input: { id } },
      updater: (store) => store.get(caterId)?.invalidateRecord(),
      onCompleted: ({ copyMenu }) => onCopied(copyMenu.uuid),
      onError: (error) => setTrouble(troubleOfError(error)),
    })
  }
  return [copy, isCopying, trouble] as const
}
