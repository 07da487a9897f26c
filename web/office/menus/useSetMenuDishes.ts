import { useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useSetMenuDishesMutation } from '../../__generated__/useSetMenuDishesMutation.graphql.ts'
import { commitSerially } from '../../relay/commitSerially.ts'
import { useAction } from '../form/useAction.ts'

/** Saves the dishes of a menu: `[setDishes, error, isSaved]`. Optimistic. */
export function useSetMenuDishes(id: string) {
  const [isSaved, setIsSaved] = useState(false)
  const { run, error, clearError } = useAction<useSetMenuDishesMutation>(
    graphql`
      mutation useSetMenuDishesMutation($input: SetMenuDishesInput!) {
        setMenuDishes(input: $input) {
          __typename
          ...MenuDishes_menu @alias(as: "menu")
        }
      }
    `,
    commitSerially,
  )
  const setDishes = (dishIds: readonly string[]) => {
    setIsSaved(false)
    run({
      variables: { input: { id, dishIds } },
      optimisticUpdater: (store) => {
        const dishes = dishIds.flatMap((dish) => store.get(dish) ?? [])
        store.get(id)?.setLinkedRecords(dishes, 'dishes')
      },
      isSuccess: ({ setMenuDishes }) => setMenuDishes.__typename === 'Menu',
      onSuccess: () => {
        clearError()
        setIsSaved(true)
      },
    })
  }
  return [setDishes, error, isSaved && !error] as const
}
