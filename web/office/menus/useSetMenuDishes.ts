import { useState } from 'react'
import { graphql, useMutation } from 'react-relay/hooks'
import type { useSetMenuDishesMutation } from '../../__generated__/useSetMenuDishesMutation.graphql.ts'
import { commitInTurn } from '../../relay/commitSerially.ts'
import { toActionError } from '../form/saveResult.ts'
import type { ActionError } from '../form/saveResult.ts'

/** Saves which dishes are in a menu: `[setDishes, state]`. Shown at once, and put back where it fails. */
export function useSetMenuDishes(id: string) {
  const [state, setState] = useState<'idle' | 'saved' | ActionError>('idle')
  const [commit] = useMutation<useSetMenuDishesMutation>(
    graphql`
    mutation useSetMenuDishesMutation($input: SetMenuDishesInput!) {
      setMenuDishes(input: $input) {
        __typename
        ...MenuDishes_menu @alias(as: "menu")
      }
    }
  `,
    commitInTurn,
  )
  const setDishes = (dishIds: readonly string[]) => {
    setState('idle')
    commit({
      variables: { input: { id, dishIds } },
      optimisticUpdater: (store) => {
        const dishes = dishIds.flatMap((dish) => store.get(dish) ?? [])
        store.get(id)?.setLinkedRecords(dishes, 'dishes')
      },
      onCompleted: ({ setMenuDishes }) => setState(setMenuDishes.__typename === 'Menu' ? 'saved' : 'failed'),
      onError: (error) => setState(toActionError(error)),
    })
  }
  return [setDishes, state] as const
}
