import { graphql } from 'react-relay/hooks'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type { CaterPlaceInput, useReorderCatersMutation } from '../../__generated__/useReorderCatersMutation.graphql.ts'
import { commitSerially } from '../../relay/commitSerially.ts'
import { useAction } from '../form/useAction.ts'

/**
 * Saves the order of all caterers: `[reorder, error]`. Optimistic. `places` are the changed places alone, since each
 * one is a call of the v2 service.
 */
export function useReorderCaters() {
  const { run, error } = useAction<useReorderCatersMutation>(
    graphql`
      mutation useReorderCatersMutation($input: ReorderCatersInput!) {
        reorderCaters(input: $input) {
          id
          administration {
            ordering
          }
        }
      }
    `,
    commitSerially,
  )
  const reorder = (ids: readonly string[], places: CaterPlaceInput[]) => {
    const applyOrder = (store: RecordSourceSelectorProxy) => {
      const caters = ids.flatMap((id) => store.get(id) ?? [])
      store.getRoot().setLinkedRecords(caters, 'allCaters')
      // the next move is computed from these places, before the answer arrives
      for (const { id, ordering } of places)
        store.get(id)?.getLinkedRecord('administration')?.setValue(ordering, 'ordering')
    }
    run({ variables: { input: { caters: places } }, optimisticUpdater: applyOrder, updater: applyOrder })
  }
  return [reorder, error] as const
}
