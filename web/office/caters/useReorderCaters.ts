import { useState } from 'react'
import { graphql, useMutation } from 'react-relay/hooks'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type { CaterPlaceInput, useReorderCatersMutation } from '../../__generated__/useReorderCatersMutation.graphql.ts'
import { commitInTurn } from '../../relay/commitSerially.ts'
import { toActionError } from '../form/saveResult.ts'
import type { ActionError } from '../form/saveResult.ts'

/**
 * Puts all caterers in order: `[reorder, error]`. Shown at once, and put back where it fails. `places` are those
 * that change: each is a call of the service.
 */
export function useReorderCaters() {
  const [error, setError] = useState<ActionError | null>(null)
  const [commit] = useMutation<useReorderCatersMutation>(
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
    commitInTurn,
  )
  const reorder = (ids: readonly string[], places: CaterPlaceInput[]) => {
    const show = (store: RecordSourceSelectorProxy) => {
      const caters = ids.flatMap((id) => store.get(id) ?? [])
      store.getRoot().setLinkedRecords(caters, 'allCaters')
      // the next move counts from here, though nothing is answered yet
      for (const { id, ordering } of places)
        store.get(id)?.getLinkedRecord('administration')?.setValue(ordering, 'ordering')
    }
    setError(null)
    commit({
      variables: { input: { caters: places } },
      optimisticUpdater: show,
      updater: show,
      onError: (cause) => setError(toActionError(cause)),
    })
  }
  return [reorder, error] as const
}
