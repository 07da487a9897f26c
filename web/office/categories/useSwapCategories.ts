import { useState } from 'react'
import { graphql, useMutation } from 'react-relay/hooks'
import type { useSwapCategoriesMutation } from '../../__generated__/useSwapCategoriesMutation.graphql.ts'
import { commitInTurn } from '../../relay/commitSerially.ts'
import { toActionError } from '../form/saveResult.ts'
import type { ActionError } from '../form/saveResult.ts'

/**
 * Two categories change places: `[swap, error]`. Shown at once, and put back where it fails. The answer is the
 * caterer, whose categories stand in the new order.
 */
export function useSwapCategories(caterId: string) {
  const [error, setError] = useState<ActionError | null>(null)
  const [commit] = useMutation<useSwapCategoriesMutation>(
    graphql`
    mutation useSwapCategoriesMutation($input: SwapCategoriesInput!) {
      swapCategories(input: $input) {
        categories {
          ...CategoryRow_category
        }
      }
    }
  `,
    commitInTurn,
  )
  const swap = (first: string, second: string, order: readonly string[]) => {
    setError(null)
    commit({
      variables: { input: { first, second } },
      optimisticUpdater: (store) => {
        const categories = order.flatMap((id) => store.get(id) ?? [])
        store.get(caterId)?.setLinkedRecords(categories, 'categories')
      },
      onError: (cause) => setError(toActionError(cause)),
    })
  }
  return [swap, error] as const
}
