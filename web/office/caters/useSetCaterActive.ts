import { graphql, useMutation } from 'react-relay/hooks'
import type { useSetCaterActiveMutation } from '../../__generated__/useSetCaterActiveMutation.graphql.ts'
import { commitInTurn } from '../../relay/commitSerially.ts'
import { toActionError } from '../form/saveResult.ts'
import type { ActionError } from '../form/saveResult.ts'

/** Opens or closes a storefront; shown at once, and taken back where it fails. */
export function useSetCaterActive() {
  const [commit, isSetting] = useMutation<useSetCaterActiveMutation>(
    graphql`
    mutation useSetCaterActiveMutation($input: SetCaterActiveInput!) {
      setCaterActive(input: $input) {
        id
        isActive
        administration {
          version
        }
      }
    }
  `,
    commitInTurn,
  )
  const setActive = (id: string, isActive: boolean, onFailed: (error: ActionError) => void) => {
    commit({
      variables: { input: { id, isActive } },
      optimisticUpdater: (store) => store.get(id)?.setValue(isActive, 'isActive'),
      onError: (error) => onFailed(toActionError(error)),
    })
  }
  return [setActive, isSetting] as const
}
