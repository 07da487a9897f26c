import { graphql } from 'react-relay/hooks'
import type { DataID, RecordSourceProxy } from 'relay-runtime'
import type { useMoveCaterMutation } from '../../__generated__/useMoveCaterMutation.graphql.ts'
import { commitSerially } from '../../relay/commitSerially.ts'
import { useAction } from '../form/useAction.ts'

/**
 * Moves a caterer to a place among all, from 1: `[move, error]`. Optimistic. `onOutOfOrder` runs after a move beyond the
 * rows that are loaded, or of the last of them, after which the next page begins: they have to be read anew.
 */
export function useMoveCater(connectionId: DataID | undefined, onOutOfOrder: () => void) {
  const { run, error } = useAction<useMoveCaterMutation>(
    graphql`
      mutation useMoveCaterMutation($input: MoveCaterInput!) {
        moveCater(input: $input) {
          id
        }
      }
    `,
    commitSerially,
  )
  const move = (id: DataID, place: number) => {
    let isOutOfOrder = false
    const applyMove = (store: RecordSourceProxy) => {
      const connection = connectionId === undefined ? undefined : store.get(connectionId)
      const edges = connection?.getLinkedRecords('edges') ?? []
      const from = edges.findIndex((edge) => edge?.getLinkedRecord('node')?.getDataID() === id)
      const moved = edges[from]
      if (!connection || !moved) return
      const others = edges.toSpliced(from, 1)
      const hasMore = connection.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true
      const isBeyond = hasMore && place > edges.length
      isOutOfOrder = isBeyond || (hasMore && from === edges.length - 1)
      connection.setLinkedRecords(isBeyond ? others : others.toSpliced(place - 1, 0, moved), 'edges')
    }
    run({
      variables: { input: { id, place } },
      optimisticUpdater: applyMove,
      updater: applyMove,
      onSuccess: () => isOutOfOrder && onOutOfOrder(),
    })
  }
  return [move, error] as const
}
