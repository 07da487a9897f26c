import { graphql } from 'react-relay/hooks'
import type { RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime'
import type { useMoveMenuChildMutation } from '../../__generated__/useMoveMenuChildMutation.graphql.ts'
import { commitSerially } from '../../relay/commitSerially.ts'
import { useAction } from '../form/useAction.ts'
import type { PartMove } from './menuParts.ts'

/** Moves a group or an item of a menu: `[move, error]`. Optimistic. */
export function useMoveMenuChild(menuId: string) {
  const { run, error } = useAction<useMoveMenuChildMutation>(
    graphql`
      mutation useMoveMenuChildMutation($input: MoveMenuChildInput!) {
        moveMenuChild(input: $input) {
          __typename
          ...MenuChildren_menu @alias(as: "menu")
        }
      }
    `,
    commitSerially,
  )
  const move = (to: PartMove) => {
    const { id, beforeId, type } = to
    run({
      variables: { input: { menuId, id, parentId: to.groupId ?? menuId, beforeId, type } },
      optimisticUpdater: (store) => applyMove(store, menuId, to),
      isSuccess: ({ moveMenuChild }) => moveMenuChild.__typename === 'Menu',
    })
  }
  return [move, error] as const
}

function applyMove(store: RecordSourceSelectorProxy, menuId: string, { id, groupId, beforeId, type }: PartMove) {
  const menu = store.get(menuId)
  const child = store.get(id)
  if (!menu || !child) return
  for (const parent of [menu, ...childrenOf(menu)]) {
    const others = childrenOf(parent).filter((sibling) => sibling.getDataID() !== id)
    const before = others.findIndex((sibling) => sibling.getDataID() === beforeId)
    const isThere = parent.getDataID() === (groupId ?? menuId)
    parent.setLinkedRecords(
      isThere ? others.toSpliced(before < 0 ? others.length : before, 0, child) : others,
      'children',
    )
  }
  child.setValue(type, 'type')
  // A menu's own parts are read with what is in them, an item of a group without
  if (!child.getLinkedRecords('children')) child.setLinkedRecords([], 'children')
}

const childrenOf = (parent: RecordProxy) => parent.getLinkedRecords('children') ?? []
