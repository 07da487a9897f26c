import { graphql } from 'react-relay/hooks'
import type { useCopyMenuMutation } from '../../__generated__/useCopyMenuMutation.graphql.ts'
import { invalidateRecords } from '../form/storeUpdaters.ts'
import { useAction } from '../form/useAction.ts'

/** Copies a menu with all its content: `[copy, error, isPending]`. `onCopied` gets the uuid of the copy. */
export function useCopyMenu(caterId: string, onCopied: (uuid: string) => void) {
  const { run, error, isPending } = useAction<useCopyMenuMutation>(graphql`
    mutation useCopyMenuMutation($input: CopyMenuInput!) {
      copyMenu(input: $input) {
        uuid
      }
    }
  `)
  const copy = (id: string) =>
    run({
      variables: { input: { id } },
      updater: invalidateRecords(caterId),
      onSuccess: ({ copyMenu }) => onCopied(copyMenu.uuid),
    })
  return [copy, error, isPending] as const
}
