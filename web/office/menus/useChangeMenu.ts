import { graphql, useMutation } from 'react-relay/hooks'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type { useChangeMenuMutation } from '../../__generated__/useChangeMenuMutation.graphql.ts'
import { commitSerially } from '../../relay/commitSerially.ts'
import { toActionError } from '../form/saveResult.ts'
import type { ActionError } from '../form/saveResult.ts'

/** What the list changes of a menu: its price in kroner, its last sold out date, whether it is a draft. */
export interface MenuChange {
  price?: number
  soldOutTo?: string | null
  isDraft?: boolean
}

/** Changes a menu at once, without a form; resolves to why it was not saved, null if it was. Optimistic. */
export function useChangeMenu() {
  const [commit] = useMutation<useChangeMenuMutation>(
    graphql`
      mutation useChangeMenuMutation($input: UpdateMenuInput!) {
        updateMenu(input: $input) {
          __typename
          ... on Menu {
            price
            soldOutTo
            isDraft
            version
          }
        }
      }
    `,
    commitSerially,
  )
  return (id: string, change: MenuChange): Promise<ActionError | null> =>
    new Promise((resolve) => {
      commit({
        variables: { input: { id, ...change } },
        optimisticUpdater: (store: RecordSourceSelectorProxy) => {
          const menu = store.get(id)
          for (const [field, value] of Object.entries(change)) menu?.setValue(value, field)
        },
        onCompleted: ({ updateMenu }) => resolve(updateMenu.__typename === 'Menu' ? null : 'failed'),
        onError: (error) => resolve(toActionError(error)),
      })
    })
}
