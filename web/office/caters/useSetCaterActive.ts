import { graphql } from 'react-relay/hooks'
import type { useSetCaterActiveMutation } from '../../__generated__/useSetCaterActiveMutation.graphql.ts'
import { commitSerially } from '../../relay/commitSerially.ts'
import { useAction } from '../form/useAction.ts'

/** Opens or closes a storefront: `[setActive, error]`. Optimistic. */
export function useSetCaterActive() {
  const { run, error } = useAction<useSetCaterActiveMutation>(
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
    commitSerially,
  )
  const setActive = (id: string, isActive: boolean) =>
    run({
      variables: { input: { id, isActive } },
      optimisticUpdater: (store) => store.get(id)?.setValue(isActive, 'isActive'),
    })
  return [setActive, error] as const
}
