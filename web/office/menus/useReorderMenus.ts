import { useState } from 'react'
import { graphql, useMutation } from 'react-relay/hooks'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type { useReorderMenusMutation } from '../../__generated__/useReorderMenusMutation.graphql.ts'
import { commitInTurn } from '../../relay/commitSerially.ts'
import { toActionError } from '../form/saveResult.ts'
import type { ActionError } from '../form/saveResult.ts'

/** The list that is put in order: the field of the record that holds it, and the category where it is one's. */
export interface MenuOrder {
  within: string
  field: 'menus' | 'children'
  categoryId?: string
}

/**
 * Puts the menus of a category, or the children of a menu or group, in order: `[reorder, error]`. The list is sent
 * whole. It is shown at once, and put back where saving fails.
 */
export function useReorderMenus(caterNumber: number) {
  const [error, setError] = useState<ActionError | null>(null)
  const [commit] = useMutation<useReorderMenusMutation>(
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
    commitInTurn,
  )
  const reorder = ({ within, field, categoryId }: MenuOrder, menus: readonly { id: string }[]) => {
    const menuIds = menus.map(({ id }) => id)
    const show = (store: RecordSourceSelectorProxy) => {
      const records = menuIds.flatMap((id) => store.get(id) ?? [])
      store.get(within)?.setLinkedRecords(records, field)
    }
    setError(null)
    commit({
      variables: { input: { caterNumber, menuIds, ...(categoryId && { categoryId }) } },
      optimisticUpdater: show,
      updater: (store, data) => data?.reorderMenus.__typename === 'ReorderedMenus' && show(store),
      onCompleted: ({ reorderMenus }) => setError(reorderMenus.__typename === 'ReorderedMenus' ? null : 'failed'),
      onError: (cause) => setError(toActionError(cause)),
    })
  }
  return [reorder, error] as const
}
