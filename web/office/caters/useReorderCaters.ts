import { useState } from 'react'
import { graphql, useMutation } from 'react-relay/hooks'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type { CaterPlaceInput, useReorderCatersMutation } from '../../__generated__/useReorderCatersMutation.graphql.ts'

/**
 * Puts all caterers in order: `[reorder, hasFailed]`. Shown at once, and put back where it fails. `places` are those
 * that change: each is a call of the service.
 */
export function useReorderCaters() {
  const [hasFailed, setHasFailed] = useState(false)
  const [commit] = useMutation<useReorderCatersMutation>(graphql`
    mutation useReorderCatersMutation($input: ReorderCatersInput!) {
      reorderCaters(input: $input) {
        id
        administration {
          ordering
        }
      }
    }
  `)
  const reorder = (ids: readonly string[], places: CaterPlaceInput[]) => {
    const show = (store: RecordSourceSelectorProxy) => {
      const caters = ids.flatMap((id) => store.get(id) ?? [])
      store.getRoot().setLinkedRecords(caters, 'allCaters')
    }
    setHasFailed(false)
    commit({
      variables: { input: { caters: places } },
      optimisticUpdater: show,
      updater: show,
      onError: () => setHasFailed(true),
    })
  }
  return [reorder, hasFailed] as const
}
