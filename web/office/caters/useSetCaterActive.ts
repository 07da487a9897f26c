import { graphql, useMutation } from 'react-relay/hooks'
import type { useSetCaterActiveMutation } from '../../__generated__/useSetCaterActiveMutation.graphql.ts'

/** Opens or closes a storefront; shown at once, and taken back where it fails. */
export function useSetCaterActive() {
  const [commit, isSetting] = useMutation<useSetCaterActiveMutation>(graphql`
    mutation useSetCaterActiveMutation($input: SetCaterActiveInput!) {
      setCaterActive(input: $input) {
        id
        isActive
        administration {
          version
        }
      }
    }
  `)
  const setActive = (id: string, isActive: boolean, onFailed: () => void) => {
    commit({
      variables: { input: { id, isActive } },
      optimisticUpdater: (store) => store.get(id)?.setValue(isActive, 'isActive'),
      onError: onFailed,
    })
  }
  return [setActive, isSetting] as const
}
