import { useState } from 'react'
import { graphql, useMutation } from 'react-relay/hooks'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type { useReorderCatersMutation } from '../../__generated__/useReorderCatersMutation.graphql.ts'

interface PlacedCater {
  readonly id: string
  readonly administration: { readonly ordering: number | null | undefined } | null | undefined
}

/** Puts all caterers in order: `[reorder, hasFailed]`. Shown at once, and put back where it fails. */
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
  const reorder = (order: readonly PlacedCater[]) => {
    const ids = order.map(({ id }) => id)
    // each is a call of the service, so those that stay where they are are left out
    const places = order.flatMap(({ id, administration }, ordering) =>
      administration?.ordering === ordering ? [] : { id, ordering },
    )
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
