import { useState } from 'react'
import { graphql, useMutation } from 'react-relay/hooks'
import type { useSwapCategoriesMutation } from '../../__generated__/useSwapCategoriesMutation.graphql.ts'

/**
 * Two categories change places: `[swap, hasFailed]`. Shown at once, and put back where it fails. The answer is the
 * caterer, whose categories stand in the new order.
 */
export function useSwapCategories(caterId: string) {
  const [hasFailed, setHasFailed] = useState(false)
  const [commit] = useMutation<useSwapCategoriesMutation>(graphql`
    mutation useSwapCategoriesMutation($input: SwapCategoriesInput!) {
      swapCategories(input: $input) {
        categories {
          ...CategoryRow_category
        }
      }
    }
  `)
  const swap = (first: string, second: string, order: readonly string[]) => {
    setHasFailed(false)
    commit({
      variables: { input: { first, second } },
      optimisticUpdater: (store) => {
        const categories = order.flatMap((id) => store.get(id) ?? [])
        store.get(caterId)?.setLinkedRecords(categories, 'categories')
      },
      onError: () => setHasFailed(true),
    })
  }
  return [swap, hasFailed] as const
}
