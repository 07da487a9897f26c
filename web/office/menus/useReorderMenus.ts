import { graphql } from 'react-relay/hooks'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type { useReorderMenusMutation } from '../../__generated__/useReorderMenusMutation.graphql.ts'
import { commitSerially } from '../../relay/commitSerially.ts'
import { useAction } from '../form/useAction.ts'

/** The reordered list: a field of the record `ownerId`, and the category if it is the list of one. */
interface MenuList {
  ownerId: string
  field: 'menus' | 'children'
  categoryId?: string
}

/**
 * Saves the order of the menus of a category, or of the children of a menu or group: `[reorder, error]`. Optimistic.
 * The whole list is sent.
 */
export function useReorderMenus(caterNumber: number) {
  const { run, error, clearError } = useAction<useReorderMenusMutation>(
    graphql`
      mutation useReorderMenusMutation($input: ReorderMenusInput!) {
        reorderMenus(input: $input) {
          __typename
          ... on ReorderedMenus {
            menus {
              order
            }
          }
        }
      }
    `,
    commitSerially,
  )
  const reorder = ({ ownerId, field, categoryId }: MenuList, menus: readonly { id: string }[]) => {
    const menuIds = menus.map(({ id }) => id)
    const applyOrder = (store: RecordSourceSelectorProxy) => {
      const records = menuIds.flatMap((id) => store.get(id) ?? [])
      store.get(ownerId)?.setLinkedRecords(records, field)
    }
    run({
      variables: { input: { caterNumber, menuIds, ...(categoryId && { categoryId }) } },
      optimisticUpdater: applyOrder,
      updater: (store, answer) => answer && isReordered(answer) && applyOrder(store),
      isSuccess: isReordered,
      onSuccess: clearError,
    })
  }
  return [reorder, error] as const
}

const isReordered = ({ reorderMenus }: useReorderMenusMutation['response']) =>
  reorderMenus.__typename === 'ReorderedMenus'
